const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

const character = (entity: string, name: string): string => {
  const code = /^#x([0-9a-f]{1,6})$/i.exec(name)?.[1];
  const point = code === undefined ? Number(/^#(\d{1,7})$/.exec(name)?.[1]) : Number.parseInt(code, 16);
  if (point > 0 && point <= 0x10_ffff) return String.fromCodePoint(point);
  return entities[name.toLowerCase()] ?? entity;
};

/** Of an email without a plain part. Quotes become lines with ">". Nothing of the markup stays. */
export const textOfHtml = (html: string): string =>
  html
    .replace(/<(script|style|head|title)\b[\s\S]*?<\/\1\s*>/gi, '')
    .replace(/<blockquote\b[\s\S]*$/i, '\n> \n')
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/\s+/g, ' ')
    .replace(/<br\s*\/?>|<\/(?:p|div|li|tr|h[1-6])\s*>/gi, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(#?\w{1,8});/g, character)
    .replace(/[^\S\n]+\n|\n[^\S\n]+/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
