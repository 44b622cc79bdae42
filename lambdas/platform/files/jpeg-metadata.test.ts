import { describe, expect, it } from 'vitest';
import { jpeg } from './images.fake';
import { withoutMetadata } from './jpeg-metadata';
import { readImage } from './read-image';

const segment = (marker: number, data: Buffer): Buffer => {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(data.length + 2, 2);
  return Buffer.concat([head, data]);
};
const withSegments = (...segments: Buffer[]): Buffer =>
  Buffer.concat([jpeg.subarray(0, 2), ...segments, jpeg.subarray(2)]);

const exif = (orientation: number, little = true): Buffer => {
  const tiff = Buffer.alloc(26);
  tiff.write(little ? 'II' : 'MM', 'latin1');
  const short = (value: number, at: number) => (little ? tiff.writeUInt16LE(value, at) : tiff.writeUInt16BE(value, at));
  const long = (value: number, at: number) => (little ? tiff.writeUInt32LE(value, at) : tiff.writeUInt32BE(value, at));
  short(42, 2);
  long(8, 4);
  short(1, 8);
  short(0x0112, 10);
  short(3, 12);
  long(1, 14);
  short(orientation, 18);
  return segment(0xe1, Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff, Buffer.from('GPS 45.52 N')]));
};

describe('a JPEG', () => {
  it('without metadata stays unchanged', () => {
    expect(withoutMetadata(jpeg)).toBe(jpeg);
  });

  it('loses metadata of a camera or a program', () => {
    const noted = withSegments(
      exif(1),
      segment(0xe1, Buffer.from('http://ns.adobe.com/xap/1.0/\0<x:xmpmeta>Portland</x:xmpmeta>')),
      segment(0xed, Buffer.from('Photoshop 3.0\0by Ada')),
      segment(0xfe, Buffer.from('ward 7')),
    );
    expect(readImage(noted)?.content).toEqual(jpeg);
  });

  it.each([true, false])('keeps its orientation', (little) => {
    const clean = readImage(withSegments(exif(6, little)))!.content;
    expect(clean.length).toBe(jpeg.length + 36);
    expect(clean.includes('GPS')).toBe(false);
    expect(readImage(clean)).toMatchObject({ width: 1, height: 1, content: clean });
  });

  it('keeps its colours', () => {
    const profile = segment(0xe2, Buffer.from('ICC_PROFILE\0 and so on'));
    expect(withoutMetadata(withSegments(profile, exif(1)))).toEqual(withSegments(profile));
  });

  it('with damaged metadata loses it', () => {
    const cut = segment(
      0xe1,
      Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), Buffer.from('II*\0\xff\0\0\0', 'latin1')]),
    );
    expect(withoutMetadata(withSegments(cut))).toEqual(jpeg);
  });
});
