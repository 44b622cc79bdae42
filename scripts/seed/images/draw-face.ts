import { createHash } from 'node:crypto';
import { both, box, drawImage, ellipse, type Colour, type Drawing, type Shape } from './draw-image';

const backgrounds: readonly Colour[] = [
  [214, 233, 230],
  [247, 226, 201],
  [222, 226, 245],
  [240, 219, 228],
  [228, 236, 209],
];
const skins: readonly Colour[] = [
  [246, 214, 189],
  [232, 186, 150],
  [205, 152, 112],
  [164, 112, 78],
  [120, 78, 54],
  [90, 58, 42],
];
const hairs: readonly Colour[] = [
  [36, 30, 30],
  [74, 48, 36],
  [128, 84, 52],
  [188, 150, 96],
  [150, 150, 154],
];
const scrubs: readonly Colour[] = [
  [15, 112, 105],
  [36, 82, 122],
  [94, 74, 140],
  [168, 84, 60],
  [52, 96, 62],
];
const dark: Colour = [40, 34, 36];

const outside =
  (one: Shape, other: Shape): Shape =>
  (x, y) =>
    one(x, y) && !other(x, y);

/** `colour`: color of the hair, or of a scrub cap. */
const hairStyles: readonly ((hair: Colour, cloth: Colour) => Drawing)[] = [
  (hair) => [{ colour: hair, shape: outside(ellipse(0, -0.3, 0.43, 0.46), ellipse(0, 0.02, 0.37, 0.44)) }],
  (hair) => [
    { colour: hair, shape: both(ellipse(0, -0.32, 0.46, 0.42), (_x, y) => y < -0.24) },
    { colour: hair, shape: ellipse(0.1, -0.62, 0.24, 0.16) },
  ],
  (_hair, cloth) => [
    { colour: cloth, shape: both(ellipse(0, -0.3, 0.44, 0.44), (_x, y) => y < -0.3) },
    { colour: [255, 255, 255], shape: box(-0.42, -0.36, 0.42, -0.3) },
  ],
  (hair) =>
    [-0.36, -0.2, 0, 0.2, 0.36].map((x, index) => ({
      colour: hair,
      shape: ellipse(x, -0.5 + Math.abs(index - 2) * 0.07, 0.19),
    })),
];

const picked = <T>(list: readonly T[], byte: number): T => list[byte % list.length]!;

/** Draws a fictional person, always the same for a key. */
export const drawFace = (key: string): Buffer => {
  const [ground = 0, tone = 0, shade = 0, shirt = 0, style = 0, extras = 0] = createHash('sha256').update(key).digest();
  const skin = picked(skins, tone);
  const hair = picked(hairs, shade);
  const cloth = picked(scrubs, shirt);
  const hasLongHair = extras % 3 === 0;
  const drawing: Drawing = [
    { colour: picked(backgrounds, ground), shape: () => true },
    ...(hasLongHair
      ? [{ colour: hair, shape: both(ellipse(0, -0.05, 0.5, 0.62), (_x: number, y: number) => y < 0.42) }]
      : []),
    { colour: cloth, shape: ellipse(0, 1.02, 0.78, 0.56) },
    { colour: skin, shape: box(-0.15, 0.2, 0.15, 0.5) },
    { colour: skin, shape: ellipse(0, 0.5, 0.19, 0.16) },
    { colour: skin, shape: ellipse(0, -0.1, 0.38, 0.46) },
    ...picked(hairStyles, style)(hair, cloth),
    { colour: dark, shape: ellipse(-0.15, -0.1, 0.035, 0.045) },
    { colour: dark, shape: ellipse(0.15, -0.1, 0.035, 0.045) },
    {
      colour: dark,
      shape: outside(
        both(ellipse(0, 0.1, 0.14, 0.1), (_x, y) => y > 0.1),
        ellipse(0, 0.06, 0.16, 0.1),
      ),
    },
  ];
  return drawImage(drawing, { width: 144, height: 144, samples: 2 });
};
