import { useRef, useState } from 'react';

/** Selected rows, by key. `list` names the shown list: another one starts without a selection. */
export const useSelection = <T>(rows: readonly T[], keyOf: (row: T) => string, list = '') => {
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set());
  const [of, setOf] = useState(list);
  const last = useRef<string | null>(null);
  if (of !== list) {
    setOf(list);
    setKeys(new Set());
  }

  const set = (changed: readonly string[], isChosen: boolean) =>
    setKeys((before) => {
      const next = new Set(before);
      for (const key of changed) {
        if (isChosen) next.add(key);
        else next.delete(key);
      }
      return next;
    });

  return {
    selected: rows.filter((row) => keys.has(keyOf(row))),
    isSelected: (key: string) => keys.has(key),
    /** `isRange` selects all rows since the last selected one. */
    toggle: (key: string, isChosen: boolean, isRange: boolean) => {
      const at = (wanted: string | null) => rows.findIndex((row) => keyOf(row) === wanted);
      const [from, to] = [at(last.current), at(key)];
      const range = rows.slice(Math.min(from, to), Math.max(from, to) + 1).map(keyOf);
      set(isRange && from >= 0 ? range : [key], isChosen);
      last.current = key;
    },
    set: (some: readonly T[], isChosen: boolean) => set(some.map(keyOf), isChosen),
    all: (isChosen: boolean) => set(rows.map(keyOf), isChosen),
    only: (chosen: readonly string[]) => setKeys(new Set(chosen)),
    clear: () => setKeys(new Set()),
  };
};

export type Selection<T = unknown> = ReturnType<typeof useSelection<T>>;
