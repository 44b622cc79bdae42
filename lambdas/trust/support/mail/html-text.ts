const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

const character = (entity: string, name: string): string => {
  const code = /^#x([0-9a-f]{1,6})$/i.exec(name)?.[1];
  const point = code === undefined ? Number(/^#(\d{1,7})$/.exec(name)?.[1]) : Number.parseInt(code, 16);
  if (point > 0 && point <= 0x10_ffff) return String.fromCodePoint(point);
  return entities[name.toLowerCase()] ?? entity;
};

/** Marker of quoted text; emails don't contain this character. */
const opened = '\u{e000}';
const closed = '\u{e001}';

/** Returns whether a quote tag is only used for indentation. */
const isIndented = (tag: string): boolean => /border\s*:\s*(?:none|0)\b/i.test(tag) && !/type=|class=/i.test(tag);

const withMarks = (html: string): string => {
  const indented: boolean[] = [];
  return html.replace(/<blockquote\b[^>]*>|<\/blockquote\s*>/gi, (tag) => {
    if (tag.startsWith('</')) return indented.pop() === false ? `\n${closed}\n` : '\n';
    indented.push(isIndented(tag));
    return indented.at(-1) ? '\n' : `\n${opened}\n`;
  });
};

const quotedLines = (text: string): string => {
  let depth = 0;
  return text
    .split('\n')
    .flatMap((line) => {
      if (line === opened) depth += 1;
      else if (line === closed) depth -= 1;
      else return depth > 0 ? `${'>'.repeat(depth)} ${line}` : line;
      return [];
    })
    .join('\n');
};

/** Extracts text from an HTML-only email. Quotes become lines with ">"; markup is removed. */
export const textOfHtml = (html: string): string => {
  const text = html
    .replace(/[\u{e000}\u{e001}]/gu, '')
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/<(script|style|head|title)\b[\s\S]*?<\/\1\s*>/gi, '')
    .replace(/\s+/g, ' ')
    .replace(/<br\s*\/?>|<(?:p|div|li|tr|table|h[1-6])\b[^>]*>|<\/(?:p|div|li|tr|table|h[1-6])\s*>/gi, '\n');
  return quotedLines(
    withMarks(text)
      .replace(/<\/?[a-z!][^>]*>/gi, '')
      .replace(/&(#?\w{1,8});/g, character)
      .replace(/[^\S\n]+\n|\n[^\S\n]+/g, '\n'),
  )
    .replace(/\n{3,}/g, '\n\n')
    .trim();
};
