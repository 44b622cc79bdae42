import { type Block, type Inline, parseMarkdown } from '@shared/text/markdown/markdown';
import { escapeHtml } from './escape-html';

const lines = (text: string): string => escapeHtml(text).replaceAll('\n', '<br>');

const inlineHtml = (part: Inline): string => {
  if (typeof part === 'string') return lines(part);
  const content = inlinesHtml(part.content);
  if (part.kind === 'link') return `<a href="${escapeHtml(part.address)}" rel="nofollow noopener">${content}</a>`;
  return part.kind === 'strong' ? `<strong>${content}</strong>` : `<em>${content}</em>`;
};

const inlinesHtml = (parts: readonly Inline[]): string => parts.map(inlineHtml).join('');

const itemHtml = (blocks: readonly Block[]): string => {
  const [first, ...rest] = blocks;
  const start = first?.kind === 'paragraph' ? inlinesHtml(first.content) : blocksHtml(first ? [first] : []);
  return `<li>${start}${blocksHtml(rest)}</li>`;
};

const listHtml = ({ firstNumber, items }: Extract<Block, { kind: 'list' }>): string => {
  const content = items.map(itemHtml).join('');
  if (firstNumber === null) return `<ul>${content}</ul>`;
  return firstNumber === 1 ? `<ol>${content}</ol>` : `<ol start="${firstNumber}">${content}</ol>`;
};

const blockHtml = (block: Block): string => {
  if (block.kind === 'list') return listHtml(block);
  const tag = block.kind === 'heading' ? `h${block.level}` : 'p';
  return `<${tag}>${inlinesHtml(block.content)}</${tag}>`;
};

const blocksHtml = (blocks: readonly Block[]): string => blocks.map(blockHtml).join('');

/** For uses that need HTML, such as structured data. Only our own tags; the text is escaped. */
export const markdownHtml = (markdown: string): string => blocksHtml(parseMarkdown(markdown));
