import { useId } from 'react';
import styles from './meter.module.css';

type Props = {
  label: string;
  percent: number;
  figure?: string;
};

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
