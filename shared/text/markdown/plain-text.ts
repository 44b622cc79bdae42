import { type Block, type Inline, parseMarkdown } from './markdown';

const inlineText = (part: Inline): string => (typeof part === 'string' ? part : part.content.map(inlineText).join(''));

const listText = ({ firstNumber, items }: Extract<Block, { kind: 'list' }>): string =>
  items
    .map((blocks, index) => `${firstNumber === null ? '•' : `${firstNumber + index}.`} ${textOf(blocks, '\n')}`)
    .join('\n');

const blockText = (block: Block): string =>
  block.kind === 'list' ? listText(block) : block.content.map(inlineText).join('');

const textOf = (blocks: readonly Block[], separator: string): string => blocks.map(blockText).join(separator);

/** Text for excerpts and search, without marks. */
export const toPlainText = (markdown: string): string => textOf(parseMarkdown(markdown), '\n\n');
