import { useId, type ReactNode } from 'react';
import styles from './analytics.module.css';

type Props = { title: string; beside?: ReactNode; note?: string; isFlush?: boolean; children: ReactNode };

export const Panel = ({ title, beside, note, isFlush = false, children }: Props) => {
  const id = useId();
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        {beside !== undefined && <div className={styles.beside}>{beside}</div>}
      </div>
      <div className={styles.inside} data-flush={isFlush || undefined}>
        {note !== undefined && <p className={styles.note}>{note}</p>}
        {children}
      </div>
    </section>
  );
};
