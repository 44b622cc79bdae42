import type { HighlightedText } from '@shared/find/model/job-search';
import styles from './highlighted.module.css';

export const Highlighted = ({ text, parts }: { text: string; parts?: HighlightedText | null | undefined }) =>
  parts
    ? parts.map((part, index) =>
        part.match ? (
          <mark key={index} className={styles.mark}>
            {part.text}
          </mark>
        ) : (
          part.text
        ),
      )
    : text;

/** An excerpt with ellipses where it was cut, except at the end of a sentence. */
export const Excerpt = ({ parts, className }: { parts: HighlightedText; className: string | undefined }) => {
  const text = parts.map((part) => part.text).join('');
  return (
    <p className={className}>
      {/^\p{Ll}/u.test(text) && '… '}
      <Highlighted text={text} parts={parts} />
      {!/[.!?…]\s*$/.test(text) && ' …'}
    </p>
  );
};
