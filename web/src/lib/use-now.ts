import { useEffect, useState } from 'react';

const minuteMs = 60_000;

/** The time, by the minute: "2h ago" grows older while somebody looks at it. */
export const useNow = (): number => {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), minuteMs);
    return () => clearInterval(timer);
  }, []);
  return now;
};
