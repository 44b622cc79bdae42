import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import { useSession } from '@/lib/auth/session';
import { queryClient } from './query-client';

/** User whose data the cache holds; null for a visitor. */
let reader: string | null = null;

/** Clears the cache when another user signs in in the same tab. */
const useCacheOfOnePerson = (): void => {
  const { status, me } = useSession();
  const userId = me?.userId ?? null;
  useEffect(() => {
    if (status === 'loading') return;
    if (reader !== null && reader !== userId) queryClient.clear();
    reader = userId;
  }, [status, userId]);
};

export const DataLayer = ({ children }: { children: ReactNode }) => {
  useCacheOfOnePerson();
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
};
