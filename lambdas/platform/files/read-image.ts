import type { LogoType } from '@shared/core/model/enumerations';
import { imageStructures, type ImageStructure } from './image-structure';
import { withoutMetadata } from './jpeg-metadata';

const extensions: Record<LogoType, string> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/gif': 'gif',
  'image/webp': 'webp',
};

const pngSignature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

const announcedType = (content: Buffer): LogoType | null => {
  if (content.subarray(0, 8).equals(pngSignature)) return 'image/png';
  if (content[0] === 0xff && content[1] === 0xd8) return 'image/jpeg';
  const start = content.toString('latin1', 0, 12);
  if (/^GIF8[79]a/.test(start)) return 'image/gif';
  return /^RIFF[^]{4}WEBP$/.test(start) ? 'image/webp' : null;
};

const structureOf = (type: LogoType, content: Buffer): ImageStructure | null => {
  try {
    return imageStructures[type](content);
  } catch (error) {
    // The file is truncated.
    if (error instanceof RangeError) return null;
    throw error;
  }
};

/** Cameras append more pictures to a JPEG, and some programs pad. Anything else could make a polyglot file. */
const isHarmless = (type: LogoType, rest: Buffer): boolean =>
  rest.every((byte) => byte === 0) || (type === 'image/jpeg' && rest[0] === 0xff && rest[1] === 0xd8);

export type Image = {
  contentType: LogoType;
  extension: string;
  width: number;
  height: number;
  /** Without trailing data and, for JPEG, without metadata. */
  content: Buffer;
};

/** Detects the type by content; null unless it is one complete image of a known type and nothing else. */
export const readImage = (content: Buffer): Image | null => {
  const type = announcedType(content);
  const structure = type && structureOf(type, content);
  if (!structure || structure.width < 1 || structure.height < 1) return null;
  const { width, height, end } = structure;
  if (!isHarmless(type, content.subarray(end))) return null;
  const image = content.subarray(0, end);
  const clean = type === 'image/jpeg' ? withoutMetadata(image) : image;
  return { contentType: type, extension: extensions[type], width, height, content: clean };
};
