import { useEffect, useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { stateOf, withState, type BoardState } from './board-state';

export const useBoardState = () => {
  const [search, setSearch] = useSearchParams();
  const state = useMemo(() => stateOf(search), [search]);
  // Two changes before the next render: the second must build on the first.
  const latest = useRef(search);
  useEffect(() => {
    latest.current = search;
  }, [search]);

  return useMemo(() => {
    const set = (changes: Partial<BoardState>, replace = true) => {
      latest.current = withState(latest.current, changes);
      setSearch(latest.current, { replace, preventScrollReset: true });
    };
    const isOpen = state.shift !== null || state.cell !== null;
    return {
      state,
      set,
      openShift: (shift: string) => set({ shift, cell: null }, isOpen),
      openCell: (cell: string) => set({ cell, shift: null }, isOpen),
      close: () => set({ shift: null, cell: null }),
    };
  }, [state, setSearch]);
};

export type BoardAddress = ReturnType<typeof useBoardState>;
