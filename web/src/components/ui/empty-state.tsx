import type { ReactNode } from 'react';
import { Illustration, type IllustrationName } from './illustration';
import styles from './base/state.module.css';

type EmptyStateProps = { illustration?: IllustrationName; title: string; text?: ReactNode; action?: ReactNode };

export const EmptyState = ({ illustration = 'board', title, text, action }: EmptyStateProps) => (
  <div className={styles.state}>
    <div className={styles.picture}>
      <Illustration name={illustration} />
    </div>
    <h2 className={styles.title}>{title}</h2>
    {text && <p className={styles.text}>{text}</p>}
    {action && <div className={styles.action}>{action}</div>}
  </div>
);
