/** The shape that stands for each bandit, in a box of 20 by 20 round (0, 0), and how far its initial is moved down. */
export interface Mark {
  d: string;
  drop?: number;
}

export const EMBLEMS: Readonly<Record<string, Mark>> = {
  belle: { d: "M0,9C-12,1 -11,-9 -5,-9C-2,-9 -0.500,-7 0,-5C0.500,-7 2,-9 5,-9C11,-9 12,1 0,9Z", drop: 2.8 },
  cheyenne: { d: "M0,-10L10.500,8.500L-10.500,8.500Z", drop: 6.5 },
  django: { d: "M-4.500,-10L4.500,-10L9,-3L5,10L-5,10L-9,-3Z" },
  doc: { d: "M-3.800,-10H3.800V-3.800H10V3.800H3.800V10H-3.800V3.800H-10V-3.800H-3.800Z" },
  ghost: { d: "M0,-10A10,10 0 1 1 0,10A10,10 0 1 1 0,-10Z" },
  tuco: { d: "M0,-11L11,0L0,11L-11,0Z" },
  annie: { d: "M-10,-9Q-5,-7 0,-10Q5,-7 10,-9C11,1 7,8 0,11C-7,8 -11,1 -10,-9Z", drop: 3.2 },
  bart: { d: "M-5.500,-10H5.500L11,0L5.500,10H-5.500L-11,0Z" },
  cole: { d: "M-9.500,-9.500H9.500V9.500H-9.500Z" },
  dolores: { d: "M0,-6A5.600,5.600 0 1 1 6,0A5.600,5.600 0 1 1 0,6A5.600,5.600 0 1 1 -6,0A5.600,5.600 0 1 1 0,-6Z" },
  emmett: { d: "M0,-11L10.800,-3.200L6.700,9.500H-6.700L-10.800,-3.200Z", drop: 4.4 },
};
