import { useLocation } from 'react-router-dom';
import { useHydrated } from '@/lib/browser/use-hydrated';

/** Message passed to the next page in history state. */
export type Notice = { message: string };

export const noticeOf = (state: unknown): string | null =>
  typeof state === 'object' && state !== null && 'message' in state && typeof state.message === 'string'
    ? state.message
    : null;

/** The notice for this page. Appears after hydration, because a prerendered page has none. */
export const useNotice = (): string | null => {
  const location = useLocation();
  return useHydrated() ? noticeOf(location.state) : null;
};
