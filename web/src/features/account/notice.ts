import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';

/** Message passed to the next page in history state. */
export type Notice = { message: string };

export const noticeOf = (state: unknown): string | null =>
  typeof state === 'object' && state !== null && 'message' in state && typeof state.message === 'string'
    ? state.message
    : null;

const never = () => () => undefined;

/** Notice for this page. It appears after hydration, as a prerendered page has none. */
export const useNotice = (): string | null => {
  const location = useLocation();
  return useSyncExternalStore(
    never,
    () => noticeOf(location.state),
    () => null,
  );
};
