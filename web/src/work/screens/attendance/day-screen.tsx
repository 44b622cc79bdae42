import type { ReactNode } from 'react';
import { useDayScheme } from './day-head';
import styles from './shift-day.module.css';

/** Always dark: most people look at it at night in a dark hallway. */
export const DayScreen = ({ children }: { children: ReactNode }) => (
  <div className={styles.screen} data-page-scheme={useDayScheme()}>
    <div className={styles.column}>{children}</div>
  </div>
);
