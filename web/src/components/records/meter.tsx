import { useId } from 'react';
import styles from './meter.module.css';

type Props = {
  label: string;
  percent: number;
  /** The figure in words, where it is not a percentage. */
  figure?: string;
};

/** A share as a bar with its figure. */
export const Meter = ({ label, percent, figure }: Props) => {
  const id = useId();
  return (
    <div className={styles.meter}>
      <div className={styles.words}>
        <span id={id}>{label}</span>
        <strong>{figure ?? `${percent}%`}</strong>
      </div>
      <div
        role="progressbar"
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={figure}
        className={styles.track}
      >
        <div className={styles.bar} style={{ inlineSize: `${percent}%` }} />
      </div>
    </div>
  );
};
