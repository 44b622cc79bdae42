import { useCallback, useEffect, useState } from 'react';

export type Loaded<T> = { status: 'loading' } | { status: 'done'; data: T } | { status: 'failed'; error: unknown };

const underWay = new Map<string, Promise<unknown>>();

/** Runs once per key, even after remounting: some of these calls are not repeatable. */
const once = <T>(key: string, load: () => Promise<T>): Promise<T> => {
  const known = underWay.get(key) as Promise<T> | undefined;
  if (known) return known;
  const started = load();
  underWay.set(key, started);
  started.catch(() => underWay.delete(key));
  return started;
};

/** One-time load for pages outside the query cache. A null key loads nothing. `load` must depend only on `key`. */
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
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `load` changes on every render but depends only on `key`
  }, [key, attempt]);

  const retry = useCallback(() => setAttempt((before) => before + 1), []);

  return { ...loaded, retry };
};
