import { describe, expect, it } from 'vitest';
import { gif, html, jpeg, png, svg, webp } from './images.fake';
import { readImage } from './read-image';

const zip = Buffer.from('504b0506000000000000000000000000000000000000', 'hex');

describe('an image', () => {
  it.each([
    ['image/png', 'png', png(40, 30), 40, 30],
    ['image/jpeg', 'jpg', jpeg, 1, 1],
    ['image/gif', 'gif', gif, 1, 1],
    ['image/webp', 'webp', webp, 1, 1],
  ])('of type %s is known by its content', (contentType, extension, content, width, height) => {
    expect(readImage(content)).toEqual({ contentType, extension, content, width, height });
  });

  it('has its size read in every kind of WebP', () => {
    const part = (type: string, data: Buffer): Buffer => {
      const length = Buffer.alloc(4);
      length.writeUInt32LE(data.length + 12);
      const size = Buffer.alloc(4);
      size.writeUInt32LE(data.length);
      return Buffer.concat([Buffer.from('RIFF'), length, Buffer.from(`WEBP${type}`), size, data]);
    };
    const lossy = Buffer.from([0, 0, 0, 0x9d, 1, 0x2a, 0x20, 0x03, 0x58, 0x02]);
    expect(readImage(part('VP8 ', lossy))).toMatchObject({ width: 800, height: 600 });
    const extended = Buffer.from([0, 0, 0, 0, 0x1f, 0x03, 0, 0x57, 0x02, 0]);
    expect(readImage(part('VP8X', extended))).toMatchObject({ width: 800, height: 600 });
  });

  it('loses trailing data', () => {
    const padded = readImage(Buffer.concat([png(), Buffer.alloc(100)]));
    expect(padded?.content).toEqual(png());
    const panorama = readImage(Buffer.concat([jpeg, jpeg]));
    expect(panorama?.content).toEqual(jpeg);
  });
});

describe('a rejected image', () => {
  const images = { png: png(), jpeg, gif, webp };

  it.each(Object.entries({ svg, html, zip, empty: Buffer.alloc(0), text: Buffer.from('logo') }))(
    'is %s',
    (_name, content) => {
      expect(readImage(content)).toBeNull();
    },
  );

  it.each(Object.entries(images))('is a %s that is also another file type', (_name, image) => {
    for (const other of [html, svg, zip, Buffer.from('/*<script>*/')]) {
      expect(readImage(Buffer.concat([image, other]))).toBeNull();
    }
  });

  it('is a script that begins like one', () => {
    expect(readImage(Buffer.from('GIF89a=1;alert(document.domain)//'))).toBeNull();
    expect(readImage(Buffer.concat([gif.subarray(0, 13), html]))).toBeNull();
    expect(readImage(Buffer.concat([jpeg.subarray(0, 20), html]))).toBeNull();
  });

  it.each(Object.entries(images))('is an incomplete %s', (_name, image) => {
    for (let length = 0; length < image.length; length += 1) {
      expect(readImage(image.subarray(0, length)), String(length)).toBeNull();
    }
  });

  it.each([
    [
      'a PNG whose part is longer than any file',
      Buffer.concat([png().subarray(0, 33), Buffer.from('ffffffff49444154', 'hex')]),
    ],
    ['a JPEG whose parts are empty', Buffer.concat([jpeg.subarray(0, 2), Buffer.from('ffe00000'.repeat(500), 'hex')])],
    ['a JPEG of nothing but padding', Buffer.concat([jpeg.subarray(0, 2), Buffer.alloc(10_000, 0xff)])],
    ['a GIF whose blocks never end', Buffer.concat([gif.subarray(0, -2), Buffer.alloc(10_000, 1)])],
    ['a WebP that says it is longer', Buffer.concat([webp.subarray(0, 4), Buffer.alloc(4, 0xff), webp.subarray(8)])],
  ])('is %s', (_name, content) => {
    expect(readImage(content)).toBeNull();
  });

  it('is one without pixels', () => {
    expect(readImage(png(0, 8, 0))).toBeNull();
  });
});
