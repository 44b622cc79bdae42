/** What a field takes, and what it says otherwise. */
export type FileRules<T extends string = string> = {
  types: readonly T[];
  wrongType: string;
  bytes: number;
  tooLarge: string;
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

/** A device without the program for a type does not name the type; the ending does. */
const typeOf = ({ name, type }: Pick<File, 'name' | 'type'>): string =>
  type || (typesByEnding[name.split('.').at(-1)!.toLowerCase()] ?? '');

/** The type of a chosen file, or what keeps the file from being sent. The server looks at the content. */
export const checkFile = <T extends string>(
  file: Pick<File, 'name' | 'type' | 'size'>,
  { types, wrongType, bytes, tooLarge }: FileRules<T>,
): { type: T } | { problem: string } => {
  const type = types.find((allowed) => allowed === typeOf(file));
  if (type === undefined) return { problem: wrongType };
  return file.size > bytes ? { problem: tooLarge } : { type };
};

/** For the file dialog: endings as well, because not every device knows every type. */
export const acceptOf = ({ types }: Pick<FileRules, 'types'>): string =>
  [
    ...types,
    ...Object.entries(typesByEnding).flatMap(([ending, type]) => (types.includes(type) ? [`.${ending}`] : [])),
  ].join(',');
