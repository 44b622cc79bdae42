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

/** Of the topmost layer there. */
const colourAt = (drawing: Drawing, x: number, y: number): Colour | null => {
  for (let index = drawing.length - 1; index >= 0; index -= 1) {
    const { colour, shape } = drawing[index]!;
    if (shape(x, y)) return colour;
  }
  return null;
};

const channels = 4;

/** Fills a row of pixels. A picture has millions of samples, so nothing is allocated for one. */
const drawRow = (drawing: Drawing, { width, height, samples }: Format, row: number, pixels: Buffer): void => {
  const all = samples ** 2;
  for (let column = 0; column < width; column += 1) {
    let [red, green, blue, hits] = [0, 0, 0, 0];
    for (let sample = 0; sample < all; sample += 1) {
      const x = (((column + ((sample % samples) + 0.5) / samples) / width) * 2 - 1) * (width / height);
      const y = ((row + (Math.floor(sample / samples) + 0.5) / samples) / height) * 2 - 1;
      const colour = colourAt(drawing, x, y);
      if (!colour) continue;
      red += colour[0];
      green += colour[1];
      blue += colour[2];
      hits += 1;
    }
    const at = column * channels;
    if (hits > 0) {
      pixels[at] = Math.round(red / hits);
      pixels[at + 1] = Math.round(green / hits);
      pixels[at + 2] = Math.round(blue / hits);
    }
    pixels[at + 3] = Math.round((hits / all) * 255);
  }
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
  const rowBytes = 1 + format.width * channels;
  const rows = Buffer.alloc(rowBytes * format.height);
  for (let row = 0; row < format.height; row += 1)
    drawRow(drawing, format, row, rows.subarray(row * rowBytes + 1, (row + 1) * rowBytes));
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header(format)),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};
