import { decodeHTML } from 'entities/decode';

const hidden = /<(script|style|template|iframe|object)\b[^>]*>[\s\S]*?<\/\1\s*>|<!--[\s\S]*?-->/gi;
const tag = /<(\/?)([a-z][a-z0-9]*)\b[^>]*>/gi;

const breakAt: Readonly<Record<string, string>> = {
  br: '\n',
  tr: '\n',
  ...Object.fromEntries(['p', 'div', 'ul', 'ol', 'table', 'section', 'blockquote'].map((name) => [name, '\n\n'])),
  ...Object.fromEntries(['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((name) => [name, '\n\n'])),
};

const markOf = (isEnd: boolean, name: string): string => {
  if (name === 'li') return isEnd ? '' : '\n- ';
  return breakAt[name] ?? '';
};

/** Converts to plain text with paragraphs and lists. The result is plain text for any HTML. */
export const textOfHtml = (html: string): string => {
  const lines = html
    .replaceAll(hidden, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(tag, (_all, end: string, name: string) => markOf(end === '/', name.toLowerCase()))
    .split('\n')
    .map((line) => decodeHTML(line).replaceAll(/\s+/g, ' ').trim());
  return lines
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .replaceAll(/\n\n(?=- )/g, (found, at: number, all: string) => (isAfterItem(all, at) ? '\n' : found))
    .trim();
};

const isAfterItem = (text: string, at: number): boolean =>
  text.slice(text.lastIndexOf('\n', at - 1) + 1, at).startsWith('- ');
