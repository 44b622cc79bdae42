/** Names are found whatever the case and the spaces. */
export const foldedName = (name: string): string => name.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' ').trim();

const utf8 = new TextEncoder();

/** What a text takes up in a key: folding can make 18 letters of one. */
export const foldedBytes = (text: string): number => utf8.encode(foldedName(text)).length;
