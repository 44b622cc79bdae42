// Segment markers. Exif and XMP share one.
const scan = 0xda;
const exif = 0xe1;
const iptc = 0xed;
const comment = 0xfe;
const identifyingMarkers = new Set([exif, iptc, comment]);

type Segment = { marker: number; bytes: Buffer };

const segmentsOf = (file: Buffer): { segments: Segment[]; rest: Buffer } => {
  const segments: Segment[] = [];
  let at = 2;
  for (let marker = file.readUInt8(at + 1); marker !== scan; marker = file.readUInt8(at + 1)) {
    // Any number of fill bytes may precede a marker.
    const end = marker === 0xff ? at + 1 : at + 2 + file.readUInt16BE(at + 2);
    if (marker !== 0xff) segments.push({ marker, bytes: file.subarray(at, end) });
    at = end;
  }
  return { segments, rest: file.subarray(at) };
};

const upright = 1;
const orientationTag = 0x0112;
const header = Buffer.from('Exif\0\0', 'latin1');
/** Marker, length, and header. */
const tiffStart = 10;

/** Exif orientation, 1 to 8. */
const orientationIn = ({ bytes }: Segment): number => {
  if (!bytes.subarray(4, tiffStart).equals(header)) return upright;
  const tiff = bytes.subarray(tiffStart);
  const isLittle = tiff.toString('latin1', 0, 2) === 'II';
  const short = (at: number) => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const first = isLittle ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
  const count = short(first);
  for (let index = 0; index < count; index += 1) {
    const entry = first + 2 + index * 12;
    if (short(entry) === orientationTag) return short(entry + 8);
  }
  return upright;
};

const orientationOf = (segments: readonly Segment[]): number => {
  try {
    const found = segments.filter(({ marker }) => marker === exif).map(orientationIn);
    return found.find((value) => value > upright && value <= 8) ?? upright;
  } catch (error) {
    // The segment is truncated.
    if (error instanceof RangeError) return upright;
    throw error;
  }
};

const orientationSegment = (orientation: number): Buffer =>
  Buffer.concat([
    Buffer.from([0xff, exif, 0, 34]),
    header,
    Buffer.from([
      0x4d,
      0x4d,
      0,
      0x2a,
      0,
      0,
      0,
      8,
      0,
      1,
      0x01,
      0x12,
      0,
      3,
      0,
      0,
      0,
      1,
      0,
      orientation,
      0,
      0,
      0,
      0,
      0,
      0,
    ]),
  ]);

/** Removes metadata such as the location from a JPEG; keeps its orientation. */
export const withoutMetadata = (file: Buffer): Buffer => {
  const { segments, rest } = segmentsOf(file);
  if (!segments.some(({ marker }) => identifyingMarkers.has(marker))) return file;
  const kept = segments.filter(({ marker }) => !identifyingMarkers.has(marker)).map(({ bytes }) => bytes);
  const orientation = orientationOf(segments);
  const turned = orientation === upright ? [] : [orientationSegment(orientation)];
  return Buffer.concat([file.subarray(0, 2), ...turned, ...kept, rest]);
};
