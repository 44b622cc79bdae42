import { LogoType } from '@shared/model/enumerations';
import { fileTypeFromBuffer } from 'file-type';
import { imageStructures, type ImageStructure } from './image-structure';
import type { Images } from './ports';

const extensions: Record<LogoType, string> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/gif': 'gif',
  'image/webp': 'webp',
};

const structureOf = (type: LogoType, content: Buffer): ImageStructure | null => {
  try {
    return imageStructures[type](content);
  } catch (error) {
    // The file ends within the image.
    if (error instanceof RangeError) return null;
    throw error;
  }
};

/** Cameras append further pictures to a JPEG, and some programs pad; anything else makes a file two files. */
const isHarmless = (type: LogoType, rest: Buffer): boolean =>
  rest.every((byte) => byte === 0) || (type === 'image/jpeg' && rest[0] === 0xff && rest[1] === 0xd8);

export const createImages = (): Images => ({
  async read(content) {
    const found = await fileTypeFromBuffer(content);
    // An animated PNG is one.
    const type = LogoType.safeParse(found?.mime === 'image/apng' ? 'image/png' : found?.mime);
    if (!type.success) return null;
    const structure = structureOf(type.data, content);
    if (!structure || structure.width < 1 || structure.height < 1) return null;
    const { width, height, end } = structure;
    if (!isHarmless(type.data, content.subarray(end))) return null;
    return {
      contentType: type.data,
      extension: extensions[type.data],
      width,
      height,
      content: content.subarray(0, end),
    };
  },
});
