import { both, box, drawImage, ellipse, type Colour, type Drawing, type Shape } from './draw-image';

const fir =
  (top: number, bottom: number, halfWidth: number): Shape =>
  (x, y) =>
    y >= top && y <= bottom && Math.abs(x) <= ((y - top) / (bottom - top)) * halfWidth;
const wave =
  (level: number, thickness: number, phase: number): Shape =>
  (x, y) =>
    Math.abs(y - level - 0.1 * Math.sin(x * 5.2 + phase)) <= thickness;

const badge = ellipse(0, 0, 0.96);
const white: Colour = [255, 255, 255];

/** Health cross over a lake, firs, a lighthouse. */
export const drawnLogos = {
  lakeshore: [
    { colour: [13, 71, 121], shape: badge },
    { colour: white, shape: box(-0.13, -0.68, 0.13, 0.08) },
    { colour: white, shape: box(-0.38, -0.43, 0.38, -0.17) },
    { colour: [127, 196, 232], shape: both(badge, wave(0.38, 0.07, 0)) },
    { colour: [83, 155, 205], shape: both(badge, wave(0.64, 0.07, 1.4)) },
  ],
  'cedar-valley': [
    { colour: [233, 242, 230], shape: badge },
    { colour: [122, 83, 54], shape: box(-0.07, 0.35, 0.07, 0.66) },
    { colour: [31, 92, 62], shape: fir(-0.7, -0.12, 0.34) },
    { colour: [38, 112, 74], shape: fir(-0.42, 0.18, 0.46) },
    { colour: [47, 133, 88], shape: fir(-0.12, 0.44, 0.58) },
  ],
  harbor: [
    { colour: [20, 58, 82], shape: badge },
    { colour: [250, 190, 88], shape: ellipse(0, -0.5, 0.2) },
    { colour: white, shape: (x, y) => y >= -0.34 && y <= 0.5 && Math.abs(x) <= 0.14 + (y + 0.34) * 0.14 },
    { colour: [214, 73, 61], shape: (x, y) => Math.abs(y - 0.02) <= 0.12 && Math.abs(x) <= 0.14 + (y + 0.34) * 0.14 },
    { colour: [64, 140, 166], shape: both(badge, (_x, y) => y >= 0.5) },
  ],
} as const satisfies Record<string, Drawing>;

export const drawLogo = (drawing: Drawing): Buffer => drawImage(drawing, { width: 256, height: 256, samples: 3 });
