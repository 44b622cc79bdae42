import { useCallback, useLayoutEffect, useRef } from 'react';

/** Returns the same function in each render, calling the latest `callback`: for memoized rows, not while rendering. */
export const useStableCallback = <Args extends unknown[], Result>(
  callback: (...args: Args) => Result,
): ((...args: Args) => Result) => {
  const latest = useRef(callback);
  useLayoutEffect(() => {
    latest.current = callback;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
};
