import { useEffect, useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type ListState, stateOf, withState } from './list-state';

/** The state of a list, all of which its address holds. */
export const useListState = () => {
  const [search, setSearch] = useSearchParams();
  const state = useMemo(() => stateOf(search), [search]);
  // Two changes right after each other: the second starts from the first, though the page is not drawn anew yet.
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
    /** The address under these changes, for links. */
    to: (changes: Partial<ListState>) => ({ search: withState(search, changes).toString() }),
    clear: () => set({ words: '', status: null, jobId: null }),
    open: (applicationId: string) => set({ open: applicationId }, state.open !== null),
    close: () => set({ open: null }),
  };
};

export type ListAddress = ReturnType<typeof useListState>;
