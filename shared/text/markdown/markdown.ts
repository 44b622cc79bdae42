import type { MarkedToken, Token, Tokens } from 'marked';
import { lex } from './restricted-lexer';

/** Strings represent line breaks as `
 * `. */
export type Inline =
  | string
  | { kind: 'strong' | 'emphasis'; content: Inline[] }
  | { kind: 'link'; address: string; content: Inline[] };

export type Block =
  | { kind: 'paragraph'; content: Inline[] }
  | { kind: 'heading'; level: 3 | 4; content: Inline[] }
  | { kind: 'list'; firstNumber: number | null; items: Block[][] };

const schemes: readonly string[] = ['http:', 'https:', 'mailto:'];

const safeAddress = (address: string): string | null => {
  const url = URL.canParse(address) ? new URL(address) : null;
  return url && schemes.includes(url.protocol) ? url.href : null;
};

/** Joins neighboring strings. */
const joined = (parts: readonly Inline[]): Inline[] => {
  const result: Inline[] = [];
  for (const part of parts) {
    const last = result.at(-1);
    if (typeof part === 'string' && typeof last === 'string') result[result.length - 1] = last + part;
    else result.push(part);
  }
  return result;
};

const linkOf = ({ href, tokens }: Tokens.Link): Inline[] => {
  const address = safeAddress(href);
  const content = inlinesOf(tokens);
  return address === null ? content : [{ kind: 'link', address, content }];
};

const inlineOf = (token: MarkedToken): Inline[] => {
  switch (token.type) {
    case 'strong':
      return [{ kind: 'strong', content: inlinesOf(token.tokens) }];
    case 'em':
      return [{ kind: 'emphasis', content: inlinesOf(token.tokens) }];
    case 'link':
      return linkOf(token);
    case 'br':
      return ['\n'];
    case 'image':
    case 'escape':
    case 'text':
      return [token.text];
    default:
      return [token.raw];
  }
};

const inlinesOf = (tokens: readonly Token[] = []): Inline[] =>
  joined(tokens.flatMap((token) => inlineOf(token as MarkedToken)));

const paragraph = (content: Inline[]): Block => ({ kind: 'paragraph', content });

/** The first heading level used becomes `h3`, so no level is skipped below the `h2` of the page. */
const headingOf = ({ depth, tokens }: Tokens.Heading, firstDepth: number): Block => ({
  kind: 'heading',
  level: depth <= firstDepth ? 3 : 4,
  content: inlinesOf(tokens),
});

const listOf = ({ start, items }: Tokens.List): Block => ({
  kind: 'list',
  firstNumber: start === '' ? null : start,
  items: items.map((item) => blocksOf(item.tokens as MarkedToken[])),
});

const blockOf = (token: MarkedToken, firstDepth: number): Block => {
  switch (token.type) {
    case 'heading':
      return headingOf(token, firstDepth);
    case 'list':
      return listOf(token);
    case 'paragraph':
    case 'text':
      return paragraph(inlinesOf(token.tokens));
    // A line of dashes stays text.
    default:
      return paragraph([token.raw.trim()]);
  }
};

const blocksOf = (tokens: readonly MarkedToken[]): Block[] => {
  const firstDepth = tokens.find((token) => token.type === 'heading')?.depth ?? 1;
  const blocks: Block[] = [];
  let afterBlankLine = true;
  for (const token of tokens) {
    const previous = blocks.at(-1);
    if (token.type === 'space') {
      afterBlankLine = true;
      continue;
    }
    const block = blockOf(token, firstDepth);
    // The parser also ends paragraphs at syntax that is plain text here.
    const continues = !afterBlankLine && previous?.kind === 'paragraph' && block.kind === 'paragraph';
    if (continues) previous.content = joined([...previous.content, '\n', ...block.content]);
    else blocks.push(block);
    afterBlankLine = false;
  }
  return blocks;
};

export const parseMarkdown = (source: string): Block[] => blocksOf(lex(source));
