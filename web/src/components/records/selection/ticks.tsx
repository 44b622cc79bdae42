import { useEffect, useRef, type MouseEvent, type ReactNode } from 'react';
import styles from './ticks.module.css';
import type { Selection } from './use-selection';

type RowTickProps = { row: string; label: string; isSelected: boolean; onToggle: Selection['toggle'] };

/** Shift selects all rows since the last one. */
export const RowTick = ({ row, label, isSelected, onToggle }: RowTickProps) => (
  <label className={styles.tick}>
    <input
      type="checkbox"
      checked={isSelected}
      onChange={(event) => {
        const { shiftKey } = event.nativeEvent as unknown as MouseEvent;
        onToggle(row, event.currentTarget.checked, shiftKey);
      }}
    />
    <span className="visually-hidden">{label}</span>
  </label>
);

type AllProps = { selection: Pick<Selection, 'selected' | 'all'>; count: number; children: ReactNode };

export const AllTick = ({ selection, count, children }: AllProps) => {
  const box = useRef<HTMLInputElement>(null);
  const chosen = selection.selected.length;
  useEffect(() => {
    if (box.current) box.current.indeterminate = chosen > 0 && chosen < count;
  }, [chosen, count]);
  return (
    <label className={styles.tick}>
      <input
        ref={box}
        type="checkbox"
        checked={chosen > 0 && chosen === count}
        disabled={count === 0}
        onChange={(event) => selection.all(event.currentTarget.checked)}
      />
      {children}
    </label>
  );
};
