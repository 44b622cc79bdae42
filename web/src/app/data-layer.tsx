import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import { useSession } from '@/lib/auth/session';
import { queryClient } from './query-client';

/** Whose answers the cache holds; null for a visitor's. */
let reader: string | null = null;

/** What one person read is gone before another one reads in the same tab. */
const useCacheOfOnePerson = (): void => {
  const { status, me } = useSession();
  const userId = me?.userId ?? null;
  useEffect(() => {
    if (status === 'loading') return;
    if (reader !== null && reader !== userId) queryClient.clear();
    reader = userId;
  }, [status, userId]);
};

/** Around pages that read from the server. The others do without this part of the script. */
export const DataLayer = ({ children }: { children: ReactNode }) => {
  useCacheOfOnePerson();
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
};
