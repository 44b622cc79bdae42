/** A message handed to the next page in the history entry's state. */
export type Notice = { message: string };

export const noticeOf = (state: unknown): string | null =>
  typeof state === 'object' && state !== null && 'message' in state && typeof state.message === 'string'
    ? state.message
    : null;
