import { useId } from 'react';
import styles from './meter.module.css';

/** A share as a bar with its figure. */
export const Meter = ({ label, percent }: { label: string; percent: number }) => {
  const id = useId();
  return (
    <div className={styles.meter}>
      <div className={styles.words}>
        <span id={id}>{label}</span>
        <strong>{percent}%</strong>
      </div>
      <div
        role="progressbar"
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        className={styles.track}
      >
        <div className={styles.bar} style={{ inlineSize: `${percent}%` }} />
      </div>
    </div>
  );
};
