import { Fragment, type ReactNode } from 'react';
import { type Block, type Inline, parseMarkdown } from '@shared/text/markdown/markdown';
import styles from './markdown.module.css';

const inline = (part: Inline): ReactNode => {
  if (typeof part === 'string') return part;
  const content = <Inlines parts={part.content} />;
  if (part.kind === 'strong') return <strong>{content}</strong>;
  if (part.kind !== 'link') return <em>{content}</em>;
  return (
    <a href={part.address} rel="nofollow noopener noreferrer" target="_blank">
      {content}
    </a>
  );
};

const Inlines = ({ parts }: { parts: readonly Inline[] }) =>
  parts.map((part, index) => <Fragment key={index}>{inline(part)}</Fragment>);

const List = ({ firstNumber, items }: Extract<Block, { kind: 'list' }>) => {
  const content = items.map((blocks, index) => (
    <li key={index}>
      <Blocks blocks={blocks} />
    </li>
  ));
  return firstNumber === null ? <ul>{content}</ul> : <ol start={firstNumber}>{content}</ol>;
};

const Shown = ({ block }: { block: Block }) => {
  if (block.kind === 'list') return <List {...block} />;
  const Tag = block.kind === 'heading' ? (`h${block.level}` as const) : 'p';
  return (
    <Tag>
      <Inlines parts={block.content} />
    </Tag>
  );
};

const Blocks = ({ blocks }: { blocks: readonly Block[] }) =>
  blocks.map((block, index) => <Shown key={index} block={block} />);

export const Markdown = ({ text }: { text: string }) => (
  <div className={styles.markdown}>
    <Blocks blocks={parseMarkdown(text)} />
  </div>
);
