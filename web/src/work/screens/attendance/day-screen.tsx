import type { ReactNode } from 'react';
import { useDayScheme } from './day-head';
import styles from './shift-day.module.css';

/** Dark, whatever the site is: most who look at it at night stand in a dark hallway. */
export const DayScreen = ({ children }: { children: ReactNode }) => (
  <div className={styles.screen} data-page-scheme={useDayScheme()}>
    <div className={styles.column}>{children}</div>
  </div>
);
