import { useEffect, useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type ListState, stateOf, withState } from './list-state';

export const useListState = () => {
  const [search, setSearch] = useSearchParams();
  const state = useMemo(() => stateOf(search), [search]);
  // Two changes before the next render: the second must build on the first.
  const latest = useRef(search);
  useEffect(() => {
    latest.current = search;
  }, [search]);

  const set = (changes: Partial<ListState>, replace = true) => {
    latest.current = withState(latest.current, changes);
    setSearch(latest.current, { replace, preventScrollReset: true });
  };

  return {
    state,
    set,
    to: (changes: Partial<ListState>) => ({ search: withState(search, changes).toString() }),
    clear: () => set({ words: '', status: null, jobId: null }),
    open: (applicationId: string) => set({ open: applicationId }, state.open !== null),
    close: () => set({ open: null }),
  };
};

export type ListAddress = ReturnType<typeof useListState>;
