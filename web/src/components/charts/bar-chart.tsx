import { useId, type ReactNode } from 'react';
import { formatNumber } from '@/lib/time/format';
import styles from './charts.module.css';

export type Bar = {
  key: string;
  label: string;
  value: number;
  detail?: ReactNode;
};

type Props = {
  label: string;
  /** Formats one value: "12 applications". */
  unit: (value: number) => string;
  bars: readonly Bar[];
};

/** Horizontal bars relative to the largest value. Every value is also written out as text. */
export const BarChart = ({ label, unit, bars }: Props) => {
  const id = useId();
  const most = Math.max(...bars.map(({ value }) => value), 1);
  return (
    <ul className={styles.bars} role="list" aria-label={label}>
      {bars.map(({ key, label: name, value, detail }) => (
        <li key={key} className={styles.barRow}>
          <span className={styles.barName} id={`${id}-${key}`}>
            {name}
          </span>
          <span className={styles.barValue}>
            <span aria-hidden="true">{formatNumber(value)}</span>
            <span className="visually-hidden">{unit(value)}</span>
          </span>
          <span className={styles.barTrack} aria-hidden="true">
            <span className={styles.bar} style={{ inlineSize: `${(value / most) * 100}%` }} />
          </span>
          {detail && <span className={styles.barDetail}>{detail}</span>}
        </li>
      ))}
    </ul>
  );
};
