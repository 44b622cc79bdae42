/** Message passed to the next page in history state. */
export type Notice = { message: string };

export const noticeOf = (state: unknown): string | null =>
  typeof state === 'object' && state !== null && 'message' in state && typeof state.message === 'string'
    ? state.message
    : null;
