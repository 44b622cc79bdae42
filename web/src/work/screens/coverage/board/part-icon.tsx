import type { PartOfDay } from '@shared/work/model/shifts/shift-vocabulary';
import styles from './lines.module.css';

/** Lucide's sun, sunset, and moon (ISC license), each as one path: a board has a thousand of them. */
const paths: Record<PartOfDay, string> = {
  morning:
    'M16 12a4 4 0 1 1-8 0 4 4 0 0 1 8 0ZM12 2v2M12 20v2M4.93 4.93l1.41 1.41M17.66 17.66l1.41 1.41M2 12h2M20 12h2M6.34 17.66l-1.41 1.41M19.07 4.93l-1.41 1.41',
  evening:
    'M12 10V2M4.93 10.93l1.41 1.41M2 18h2M20 18h2M19.07 10.93l-1.41 1.41M22 22H2M16 6l-4 4-4-4M16 18a4 4 0 0 0-8 0',
  night:
    'M20.985 12.486a9 9 0 1 1-9.473-9.472c.405-.022.617.46.402.803a6 6 0 0 0 8.268 8.268c.344-.215.825-.004.803.401',
};

/** Icon for a part of the day; the time is always also written or announced. */
export const PartIcon = ({ part, size = 13 }: { part: PartOfDay; size?: number }) => (
  <svg viewBox="0 0 24 24" width={size} height={size} className={styles.part} data-part={part} aria-hidden="true">
    <path d={paths[part]} />
  </svg>
);
