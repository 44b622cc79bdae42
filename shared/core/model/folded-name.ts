export const foldedName = (name: string): string => name.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' ').trim();

const utf8 = new TextEncoder();

/** UTF-8 bytes of the folded text: folding can turn one character into 18. */
export const foldedBytes = (text: string): number => utf8.encode(foldedName(text)).length;
