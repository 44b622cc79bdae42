import { crc32, deflateSync } from 'node:zlib';

type Colour = readonly [red: number, green: number, blue: number];
/** Shape in a square from -1 to 1, y downward: whether it contains a point. */
type Shape = (x: number, y: number) => boolean;
type Layer = { colour: Colour; shape: Shape };
export type Drawing = readonly Layer[];

const size = 256;
/** Per direction, for antialiasing. */
const samples = 3;

const circle =
  (centreX: number, centreY: number, radius: number): Shape =>
  (x, y) =>
    Math.hypot(x - centreX, y - centreY) <= radius;
const box =
  (left: number, top: number, right: number, bottom: number): Shape =>
  (x, y) =>
    x >= left && x <= right && y >= top && y <= bottom;
const both =
  (one: Shape, other: Shape): Shape =>
  (x, y) =>
    one(x, y) && other(x, y);
const fir =
  (top: number, bottom: number, halfWidth: number): Shape =>
  (x, y) =>
    y >= top && y <= bottom && Math.abs(x) <= ((y - top) / (bottom - top)) * halfWidth;
const wave =
  (level: number, thickness: number, phase: number): Shape =>
  (x, y) =>
    Math.abs(y - level - 0.1 * Math.sin(x * 5.2 + phase)) <= thickness;

const badge = circle(0, 0, 0.96);
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
    { colour: [250, 190, 88], shape: circle(0, -0.5, 0.2) },
    { colour: white, shape: (x, y) => y >= -0.34 && y <= 0.5 && Math.abs(x) <= 0.14 + (y + 0.34) * 0.14 },
    { colour: [214, 73, 61], shape: (x, y) => Math.abs(y - 0.02) <= 0.12 && Math.abs(x) <= 0.14 + (y + 0.34) * 0.14 },
    { colour: [64, 140, 166], shape: both(badge, (_x, y) => y >= 0.5) },
  ],
} as const satisfies Record<string, Drawing>;

const pixel = (drawing: Drawing, column: number, row: number): number[] => {
  const sum = [0, 0, 0, 0];
  for (let sample = 0; sample < samples ** 2; sample += 1) {
    const x = ((column + ((sample % samples) + 0.5) / samples) / size) * 2 - 1;
    const y = ((row + (Math.floor(sample / samples) + 0.5) / samples) / size) * 2 - 1;
    const colour = drawing.findLast(({ shape }) => shape(x, y))?.colour;
    if (colour) [...colour, 1].forEach((value, channel) => (sum[channel]! += value));
  }
  const [red = 0, green = 0, blue = 0, hits = 0] = sum;
  return [...[red, green, blue].map((value) => (hits ? value / hits : 0)), (hits / samples ** 2) * 255];
};

const chunk = (type: string, data: Buffer): Buffer => {
  const typed = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(typed), 4);
  return Buffer.concat([frame.subarray(0, 4), typed, frame.subarray(4)]);
};

const header = (): Buffer => {
  const data = Buffer.alloc(13);
  data.writeUInt32BE(size, 0);
  data.writeUInt32BE(size, 4);
  // 8 bits per channel, RGBA.
  data.set([8, 6], 8);
  return data;
};

export const drawLogo = (drawing: Drawing): Buffer => {
  const rows = Array.from({ length: size }, (_, row) => {
    const pixels = Array.from({ length: size }, (_pixel, column) => pixel(drawing, column, row)).flat();
    return Buffer.from([0, ...pixels.map(Math.round)]);
  });
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header()),
    chunk('IDAT', deflateSync(Buffer.concat(rows), { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};
