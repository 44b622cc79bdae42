import { useEffect, useState } from 'react';

const everyMs = 15_000;

/** The time, often enough for what opens at a minute. */
export const useNow = (): number => {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), everyMs);
    return () => clearInterval(timer);
  }, []);
  return now;
};
