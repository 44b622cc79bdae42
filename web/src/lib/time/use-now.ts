import { useEffect, useState } from 'react';

const minuteMs = 60_000;

/** Current time in ms, updated every `everyMs` for relative times and timed transitions. */
export const useNow = (everyMs: number = minuteMs): number => {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return now;
};
