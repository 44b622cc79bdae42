import type { ReactNode } from 'react';
import { Illustration, type IllustrationName } from './illustration';
import { classNames } from './base/class-names';
import styles from './base/state.module.css';

type EmptyStateProps = {
  /** Null in a section of a page, where a picture would leave a gap. */
  illustration?: IllustrationName | null;
  title: string;
  text?: ReactNode;
  action?: ReactNode;
};

export const EmptyState = ({ illustration = 'board', title, text, action }: EmptyStateProps) => (
  <div className={classNames(styles.state, illustration === null && styles.small)}>
    {illustration !== null && (
      <div className={styles.picture}>
        <Illustration name={illustration} />
      </div>
    )}
    <h2 className={styles.title}>{title}</h2>
    {text && <p className={styles.text}>{text}</p>}
    {action && <div className={styles.action}>{action}</div>}
  </div>
);
