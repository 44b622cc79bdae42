import type { Notice } from '@shared/text/notice';
import { sayNotice } from '@/lib/i18n/notices';

export type FileRules<T extends string = string> = {
  types: readonly T[];
  wrongType: Notice;
  bytes: number;
  tooLarge: Notice;
};

const typesByEnding: Record<string, string> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
};

/** Devices without a program for a type report no type; the extension determines it. */
const typeOf = ({ name, type }: Pick<File, 'name' | 'type'>): string =>
  type || (typesByEnding[name.split('.').at(-1)!.toLowerCase()] ?? '');

/** The type of the file, or the reason it can't be uploaded. The server checks the content itself. */
export const checkFile = <T extends string>(
  file: Pick<File, 'name' | 'type' | 'size'>,
  { types, wrongType, bytes, tooLarge }: FileRules<T>,
): { type: T } | { problem: string } => {
  const type = types.find((allowed) => allowed === typeOf(file));
  if (type === undefined) return { problem: sayNotice(wrongType) };
  return file.size > bytes ? { problem: sayNotice(tooLarge) } : { type };
};

/** Value for `accept`: includes extensions because not every device knows every type. */
export const acceptOf = ({ types }: Pick<FileRules, 'types'>): string =>
  [
    ...types,
    ...Object.entries(typesByEnding).flatMap(([ending, type]) => (types.includes(type) ? [`.${ending}`] : [])),
  ].join(',');
