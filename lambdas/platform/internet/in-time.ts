/** Rejects with `late` once the signal aborts, also if the promise never settles. */
export const inTime = async <T>(promise: Promise<T>, signal: AbortSignal, late: () => Error): Promise<T> => {
  const { promise: giveUp, reject } = Promise.withResolvers<never>();
  const stop = (): void => reject(late());
  if (signal.aborted) stop();
  signal.addEventListener('abort', stop, { once: true });
  try {
    return await Promise.race([promise, giveUp]);
  } finally {
    signal.removeEventListener('abort', stop);
  }
};
