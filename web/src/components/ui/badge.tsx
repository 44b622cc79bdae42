import type { ReactNode } from 'react';
import styles from './badge.module.css';
import { classNames } from './base/class-names';

export type BadgeTone = 'neutral' | 'info' | 'success' | 'warning' | 'accent' | 'danger';

export const Badge = ({ tone = 'neutral', children }: { tone?: BadgeTone; children: ReactNode }) => (
  <span className={classNames(styles.badge, styles[tone])}>{children}</span>
);
