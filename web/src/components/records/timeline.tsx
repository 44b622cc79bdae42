import type { ReactNode } from 'react';
import { MutedText } from '../layout';
import styles from './timeline.module.css';

export const Timeline = ({ label, children }: { label?: string; children: ReactNode }) => (
  <ol className={styles.steps} role="list" aria-label={label}>
    {children}
  </ol>
);

export const TimelineStep = ({
  what,
  at,
  when,
  children,
}: {
  what: string;
  at: string;
  when: string;
  children?: ReactNode;
}) => (
  <li className={styles.step}>
    <strong>{what}</strong>
    <MutedText as="div">
      <time dateTime={at}>{when}</time>
    </MutedText>
    {children}
  </li>
);
