import { useEffect, useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useMedia } from '@/lib/browser/use-media';
import { useKeptChoice } from '@/lib/browser/kept-choice';
import { type ListState, stateOf, viewOf, withState } from './list-state';

export const useListState = () => {
  const [search, setSearch] = useSearchParams();
  const last = useKeptChoice('view');
  const isPhone = useMedia('(max-width: 47.99rem)') === true;
  const state = useMemo(() => stateOf(search), [search]);
  // Two changes before the next render: the second must build on the first.
  const latest = useRef(search);
  useEffect(() => {
    latest.current = search;
  }, [search]);

  // The same object until the address changes, so that selecting a row does not render everything again.
  return useMemo(() => {
    const set = (changes: Partial<ListState>, replace = true) => {
      latest.current = withState(latest.current, changes);
      setSearch(latest.current, { replace, preventScrollReset: true });
    };
    return {
      state,
      view: viewOf(state, last),
      isPhone,
      set,
      to: (changes: Partial<ListState>) => ({ search: withState(search, changes).toString() }),
      clear: () => set({ words: '', status: null, jobs: null, jobId: null, match: null }),
      open: (applicationId: string) => set({ open: applicationId }, state.open !== null),
      close: () => set({ open: null }),
    };
  }, [state, last, isPhone, search, setSearch]);
};

export type ListAddress = ReturnType<typeof useListState>;
