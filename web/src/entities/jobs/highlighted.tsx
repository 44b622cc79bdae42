import type { HighlightedText } from '@shared/model/job-search';
import styles from './job-card.module.css';

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
