import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { ReceivedApplication } from '@shared/model/application';
import type { ApplicationStatus } from '@shared/model/enumerations';
import { applicationStatuses } from '@shared/model/vocabulary';

type Pages = {
  hasNextPage: boolean;
  isFetching: boolean;
  isFetchNextPageError: boolean;
  fetchNextPage: () => unknown;
};
type Filter = { words: string; status: ApplicationStatus | null };

const matches = (application: ReceivedApplication, { words, status }: Filter): boolean => {
  const { firstName, lastName, specialty, title } = application.candidate;
  const text = `${firstName} ${lastName} ${specialty ?? ''} ${title}`.toLowerCase();
  return (status === null || application.status === status) && text.includes(words.trim().toLowerCase());
};

/**
 * Narrows the list by name, specialty and status; the choice is part of the address. While something is chosen, the rest
 * of the list is read, so that nobody is missing.
 */
export const useListFilter = (pages: Pages) => {
  const [search, setSearch] = useSearchParams();
  const words = search.get('q') ?? '';
  const status = applicationStatuses.find((value) => value === search.get('status')) ?? null;
  const active = words.trim() !== '' || status !== null;
  const { hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = pages;
  const readsOn = active && hasNextPage && !isFetchNextPageError;

  useEffect(() => {
    if (readsOn && !isFetching) void fetchNextPage();
  }, [readsOn, isFetching, fetchNextPage]);

  const set = (name: string, value: string | null) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        if (value) next.set(name, value);
        else next.delete(name);
        return next;
      },
      { replace: true },
    );

  return {
    words,
    status,
    active,
    readsOn,
    setWords: (value: string) => set('q', value),
    setStatus: (value: string | null) => set('status', value),
    clear: () => setSearch({}, { replace: true }),
    select: (rows: readonly ReceivedApplication[]) => rows.filter((row) => matches(row, { words, status })),
  };
};
