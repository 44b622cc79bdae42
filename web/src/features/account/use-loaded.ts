import { useCallback, useEffect, useState } from 'react';

export type Loaded<T> = { status: 'loading' } | { status: 'done'; data: T } | { status: 'failed'; error: unknown };

const underWay = new Map<string, Promise<unknown>>();

/** One run for each key, also when the page is shown again: some of these may not be done twice. */
const once = <T>(key: string, load: () => Promise<T>): Promise<T> => {
  const known = underWay.get(key) as Promise<T> | undefined;
  if (known) return known;
  const started = load();
  underWay.set(key, started);
  // A failure is not kept: the next try may have a network.
  started.catch(() => underWay.delete(key));
  return started;
};

/**
 * The result of something done once when the page opens. These pages have no cache of server data around them.
 * A null key loads nothing. `load` must depend on the key alone.
 */
export const useLoaded = <T>(key: string | null, load: () => Promise<T>): Loaded<T> & { retry: () => void } => {
  const [loaded, setLoaded] = useState<Loaded<T>>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    if (key === null) return undefined;
    let left = false;
    const settle = (next: Loaded<T>) => {
      if (!left) setLoaded(next);
    };
    settle({ status: 'loading' });
    once(key, load).then(
      (data) => settle({ status: 'done', data }),
      (error: unknown) => settle({ status: 'failed', error }),
    );
    return () => {
      left = true;
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `load` is new at each render and says nothing more than the key
  }, [key, attempt]);

  const retry = useCallback(() => setAttempt((before) => before + 1), []);

  return { ...loaded, retry };
};
