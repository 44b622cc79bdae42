import { crc32, deflateSync } from 'node:zlib';

export type Colour = readonly [red: number, green: number, blue: number];
/** Shape in a square from -1 to 1, or as much wider as the image, y downward: whether it contains a point. */
export type Shape = (x: number, y: number) => boolean;
type Layer = { colour: Colour; shape: Shape };
export type Drawing = readonly Layer[];

/** `samples` per direction, for antialiasing. */
type Format = { width: number; height: number; samples: number };

export const ellipse =
  (centreX: number, centreY: number, radiusX: number, radiusY: number = radiusX): Shape =>
  (x, y) =>
    ((x - centreX) / radiusX) ** 2 + ((y - centreY) / radiusY) ** 2 <= 1;
export const box =
  (left: number, top: number, right: number, bottom: number): Shape =>
  (x, y) =>
    x >= left && x <= right && y >= top && y <= bottom;
export const both =
  (one: Shape, other: Shape): Shape =>
  (x, y) =>
    one(x, y) && other(x, y);

const pixel = (drawing: Drawing, { width, height, samples }: Format, column: number, row: number): number[] => {
  const sum = [0, 0, 0, 0];
  for (let sample = 0; sample < samples ** 2; sample += 1) {
    const x = (((column + ((sample % samples) + 0.5) / samples) / width) * 2 - 1) * (width / height);
    const y = ((row + (Math.floor(sample / samples) + 0.5) / samples) / height) * 2 - 1;
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

const header = ({ width, height }: Format): Buffer => {
  const data = Buffer.alloc(13);
  data.writeUInt32BE(width, 0);
  data.writeUInt32BE(height, 4);
  // 8 bits per channel, RGBA.
  data.set([8, 6], 8);
  return data;
};

/** As PNG. */
export const drawImage = (drawing: Drawing, format: Format): Buffer => {
  const rows = Array.from({ length: format.height }, (_, row) => {
    const pixels = Array.from({ length: format.width }, (_pixel, column) => pixel(drawing, format, column, row)).flat();
    return Buffer.from([0, ...pixels.map(Math.round)]);
  });
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header(format)),
    chunk('IDAT', deflateSync(Buffer.concat(rows), { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};
