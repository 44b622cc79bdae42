import type { ReactNode } from 'react';
import styles from './job-row.module.css';

type Props = { label?: string; children: ReactNode };

/** A list of `JobRow`s within a page. */
export const JobRows = ({ label, children }: Props) => (
  <ul role="list" aria-label={label} className={styles.rows}>
    {children}
  </ul>
);
