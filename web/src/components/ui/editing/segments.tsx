import { useId } from 'react';
import { classNames } from '../base/class-names';
import styles from './segments.module.css';

export type Segment<V extends string> = { value: V; label: string; mark?: string };

type Props<V extends string> = {
  label: string;
  value: V | null;
  segments: readonly Segment<V>[];
  small?: boolean;
  onChange: (value: V) => void;
};

/** Radio buttons side by side: one tap, or the arrow keys. */
export const Segments = <V extends string>({ label, value, segments, small = false, onChange }: Props<V>) => {
  const name = useId();
  return (
    <div role="radiogroup" aria-label={label} className={classNames(styles.segments, small && styles.small)}>
      {segments.map((it) => (
        <label key={it.value} className={styles.segment}>
          <input
            type="radio"
            name={name}
            value={it.value}
            checked={value === it.value}
            className="visually-hidden"
            onChange={() => onChange(it.value)}
          />
          {it.mark && (
            <span className={styles.mark} aria-hidden="true">
              {it.mark}
            </span>
          )}
          <span>{it.label}</span>
        </label>
      ))}
    </div>
  );
};
