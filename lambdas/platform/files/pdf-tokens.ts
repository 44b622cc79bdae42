/** Bytes that may still be read: crafted files could take forever. */
export type Budget = { left: number };

/** Names in a piece of a PDF, and the keyword that ended it. */
export type PdfNames = { names: Set<string>; keyword: string | null; end: number };

const code = (character: string): number => character.charCodeAt(0);
const [openParen, closeParen, backslash, percent, slash, less, greater] = ['(', ')', '\\', '%', '/', '<', '>'].map(
  code,
) as [number, number, number, number, number, number, number];

const isSpace = (byte: number): boolean => byte <= 32 && (byte === 0 || byte === 32 || (byte >= 9 && byte <= 13));
const delimiters = new Set(['(', ')', '<', '>', '[', ']', '{', '}', '/', '%'].map(code));
const isRegular = (byte: number): boolean => !isSpace(byte) && !delimiters.has(byte);

/** `/J#61vaScript` is `/JavaScript`. */
const unescapeName = (name: string): string =>
  name.replace(/#([0-9a-fA-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

const endOfWord = (bytes: Buffer, from: number): number => {
  let at = from;
  while (at < bytes.length && isRegular(bytes[at]!)) at += 1;
  return at;
};

/** Offset after the closing parenthesis; null if there is none. */
const endOfString = (bytes: Buffer, from: number): number | null => {
  let depth = 0;
  for (let at = from; at < bytes.length; at += 1) {
    const byte = bytes[at];
    if (byte === backslash) at += 1;
    else if (byte === openParen) depth += 1;
    else if (byte === closeParen && --depth === 0) return at + 1;
  }
  return null;
};

const endOfLine = (bytes: Buffer, from: number): number => {
  let at = from;
  while (at < bytes.length && bytes[at] !== 10 && bytes[at] !== 13) at += 1;
  return at;
};

/** Offset after a string, a comment, or a bracket. Reads an unterminated string like other text. */
const skip = (bytes: Buffer, at: number, budget: Budget): number => {
  const byte = bytes[at];
  if (byte === openParen) {
    const end = endOfString(bytes, at);
    budget.left -= (end ?? bytes.length) - at;
    return end ?? at + 1;
  }
  if (byte === percent) return endOfLine(bytes, at);
  if (byte === less && bytes[at + 1] === less) return at + 2;
  if (byte === less) {
    const end = bytes.indexOf(greater, at);
    budget.left -= (end < 0 ? bytes.length : end) - at;
    return end > 0 && /^[\da-f\s\0]*$/i.test(bytes.toString('latin1', at + 1, end)) ? end + 1 : at + 1;
  }
  return at + 1;
};

/** All names up to the first of these keywords outside strings and comments, the end, or the end of the budget. */
export const namesOf = (bytes: Buffer, from: number, keywords: ReadonlySet<string>, budget: Budget): PdfNames => {
  const names = new Set<string>();
  const found = (keyword: string | null, end: number): PdfNames => {
    budget.left -= end - from;
    return { names, keyword, end };
  };
  let at = from;
  while (at < bytes.length && budget.left >= 0) {
    const byte = bytes[at]!;
    if (isSpace(byte)) {
      at += 1;
    } else if (byte === slash) {
      const end = endOfWord(bytes, at + 1);
      names.add(unescapeName(bytes.toString('latin1', at + 1, end)));
      at = end;
    } else if (isRegular(byte)) {
      const end = endOfWord(bytes, at);
      const word = bytes.toString('latin1', at, Math.min(end, at + 16));
      if (keywords.has(word)) return found(word, end);
      at = end;
    } else {
      at = skip(bytes, at, budget);
    }
  }
  return found(null, at);
};
