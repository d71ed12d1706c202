/** Shapes of the landscape that drifts by: one tile of 1600 by 300 units a layer, the ground at the foot. */

export interface Rock {
  /** The outline of the rock and, on its right, the side in shade. */
  body: string;
  shade: string;
  strata: string;
}

/** A mesa standing on `base`: steep cap, broken shoulder, slope of rubble. */
function mesa(x: number, base: number, width: number, height: number, cap = 0.5): Rock {
  const left = x - width / 2;
  const right = x + width / 2;
  const top = base - height;
  const capL = x - (width * cap) / 2;
  const capR = x + (width * cap) / 2;
  const knee = base - height * 0.42;
  const body =
    `M${left},${base}L${capL - width * 0.09},${knee + 4}L${capL - width * 0.05},${knee - height * 0.12}L${capL},${knee - height * 0.16}` +
    `L${capL + width * 0.02},${top + height * 0.07}L${capL + width * 0.07},${top}L${capR - width * 0.1},${top + height * 0.015}` +
    `L${capR - width * 0.04},${top + height * 0.05}L${capR},${knee - height * 0.2}L${capR + width * 0.06},${knee - height * 0.1}L${capR + width * 0.1},${knee + 6}L${right},${base}Z`;
  const cut = x + width * cap * 0.12;
  const shade =
    `M${cut},${top + height * 0.02}L${capR - width * 0.1},${top + height * 0.015}L${capR - width * 0.04},${top + height * 0.05}L${capR},${knee - height * 0.2}` +
    `L${capR + width * 0.06},${knee - height * 0.1}L${capR + width * 0.1},${knee + 6}L${right},${base}L${cut + width * 0.1},${base}` +
    `L${cut - width * 0.02},${knee}L${cut + width * 0.03},${knee - height * 0.2}Z`;
  const strata = [0.12, 0.2, 0.31, 0.47]
    .map((part, i) => `M${capL + width * (0.03 + i * 0.004)},${top + height * part}h${width * cap * (i % 2 === 0 ? 0.5 : 0.32)}`)
    .join("");
  return { body, shade, strata };
}

export const FAR: readonly Rock[] = [
  mesa(90, 236, 320, 132, 0.62),
  mesa(330, 236, 190, 88, 0.44),
  mesa(560, 236, 130, 152, 0.32),
  mesa(800, 236, 420, 112, 0.74),
  mesa(1060, 236, 130, 164, 0.3),
  mesa(1180, 236, 240, 120, 0.5),
  mesa(1440, 236, 300, 98, 0.66),
];

export const NEAR: readonly Rock[] = [
  mesa(200, 262, 270, 176, 0.46),
  mesa(420, 262, 170, 84, 0.4),
  mesa(900, 262, 360, 142, 0.62),
  mesa(1260, 262, 140, 204, 0.3),
  mesa(1390, 262, 210, 108, 0.5),
];

export const CACTI: readonly { x: number; y: number; size: number }[] = [
  { x: 60, y: 268, size: 0.8 },
  { x: 520, y: 274, size: 1.15 },
  { x: 610, y: 266, size: 0.6 },
  { x: 760, y: 272, size: 0.9 },
  { x: 1120, y: 276, size: 1.2 },
  { x: 1520, y: 268, size: 0.8 },
];

export const SAGUARO =
  "M-4,0V-26C-10,-26 -15,-28 -15,-34V-44Q-15,-48 -11.500,-48T-8,-44V-36C-8,-34 -6,-33 -4,-33V-58Q-4,-63 0,-63T4,-58V-40C7,-40 9,-41 9,-44V-52Q9,-56 12.500,-56T16,-52V-42C16,-35 10,-33 4,-33V0Z";
