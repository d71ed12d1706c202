/**
 * How woodcut figures are written down: lists of shapes, back to front.
 *
 * Feet stand at (0, 0), up is negative, about 90 units tall and 50 wide. `hull` shapes also make the light edge that lifts a figure
 * from what is behind it.
 */
export type Ink = "ink" | "accent" | "deep" | "light" | "skin" | "paper" | "brass" | "steel" | "hatch" | "none";

export interface Shape {
  d: string;
  fill: Ink;
  hull?: true;
  /** Width of the outline; 0 for none. */
  line?: number;
  /** Colour of the outline, ink if not given. */
  pen?: Ink;
  /** How far the shape is moved up. */
  up?: number;
}

export const hull = (fill: Ink, d: string, line = 1.6): Shape => ({ d, fill, hull: true, line });
export const part = (fill: Ink, d: string, line = 1.2): Shape => ({ d, fill, line });
export const cut = (pen: Ink, d: string, line = 1.2): Shape => ({ d, fill: "none", line, pen });

export const raised = (up: number, ...shapes: Shape[]): Shape[] => shapes.map((shape) => ({ ...shape, up }));
