import { useEffect, useState } from 'react';

const minuteMs = 60_000;

/** The current time in milliseconds, refreshed every `everyMs`, so that "2h ago" and what opens at a minute stay true. */
export const useNow = (everyMs: number = minuteMs): number => {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return now;
};
