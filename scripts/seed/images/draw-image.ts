import { crc32, deflateSync } from 'node:zlib';

export type Colour = readonly [red: number, green: number, blue: number];
/** Shape in a square from -1 to 1, wider if the image is, y downward: whether it includes a point. */
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

/** The topmost layer at a point; -1 for none. */
const layerAt = (drawing: Drawing, x: number, y: number): number => {
  for (let index = drawing.length - 1; index >= 0; index -= 1) if (drawing[index]!.shape(x, y)) return index;
  return -1;
};

const channels = 4;

const xAt = (column: number, { width, height }: Format): number => ((column / width) * 2 - 1) * (width / height);
const yAt = (row: number, { height }: Format): number => (row / height) * 2 - 1;

/** Layers at the corners of a row's pixels. */
const cornersOf = (drawing: Drawing, format: Format, row: number): Int16Array => {
  const corners = new Int16Array(format.width + 1);
  for (let column = 0; column <= format.width; column += 1)
    corners[column] = layerAt(drawing, xAt(column, format), yAt(row, format));
  return corners;
};

const setPixel = (pixels: Buffer, at: number, colour: Colour, alpha: number): void => {
  for (let channel = 0; channel < 3; channel += 1) pixels[at + channel] = colour[channel]!;
  pixels[at + 3] = alpha;
};

/** A pixel at a shape's edge: the mean of its samples. */
const drawEdge = (drawing: Drawing, format: Format, [column, row]: readonly [number, number], pixels: Buffer): void => {
  const { samples } = format;
  let [red, green, blue, hits] = [0, 0, 0, 0];
  for (let sample = 0; sample < samples ** 2; sample += 1) {
    const x = xAt(column + ((sample % samples) + 0.5) / samples, format);
    const y = yAt(row + (Math.floor(sample / samples) + 0.5) / samples, format);
    const layer = layerAt(drawing, x, y);
    if (layer < 0) continue;
    const { colour } = drawing[layer]!;
    red += colour[0];
    green += colour[1];
    blue += colour[2];
    hits += 1;
  }
  if (hits === 0) return;
  const mean: Colour = [Math.round(red / hits), Math.round(green / hits), Math.round(blue / hits)];
  setPixel(pixels, column * channels, mean, Math.round((hits / samples ** 2) * 255));
};

type Corners = { above: Int16Array; below: Int16Array };

/** Fills a row of pixels. Inside a shape, as for most pixels, the corners are enough. */
const drawRow = (drawing: Drawing, format: Format, row: number, { above, below }: Corners, pixels: Buffer): void => {
  for (let column = 0; column < format.width; column += 1) {
    const layer = above[column]!;
    const isWithin = layer === above[column + 1] && layer === below[column] && layer === below[column + 1];
    if (!isWithin) drawEdge(drawing, format, [column, row], pixels);
    else if (layer >= 0) setPixel(pixels, column * channels, drawing[layer]!.colour, 255);
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

/** Draws an image as PNG. */
export const drawImage = (drawing: Drawing, format: Format): Buffer => {
  const rowBytes = 1 + format.width * channels;
  const rows = Buffer.alloc(rowBytes * format.height);
  let above = cornersOf(drawing, format, 0);
  for (let row = 0; row < format.height; row += 1) {
    const below = cornersOf(drawing, format, row + 1);
    drawRow(drawing, format, row, { above, below }, rows.subarray(row * rowBytes + 1, (row + 1) * rowBytes));
    above = below;
  }
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header(format)),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};
