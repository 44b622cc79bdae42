import type { OriginalFile } from '../../store/original-files';

const unsafe = /[^\p{L}\p{N}._ -]/gu;
const longest = 80;

/** Derives a path from the unique key. People choose file names freely; in the archive they stay in their folder. */
export const archivePath = ({ key, fileName }: OriginalFile): string => {
  const name = fileName.normalize('NFC').replace(unsafe, '_').replace(/^\.+/, '_').slice(-longest);
  return `files/${key.replace(/\/[^/]*$/, '').replace(/[^\w/-]/g, '_')}/${(key.split('/').at(-1) ?? '').replace(/\W/g, '_')}-${name || 'file'}`;
};
