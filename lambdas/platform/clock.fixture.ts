import type { Clock } from './clock';

/** A clock that stands until `pass` moves it by minutes. Its IDs are numbers in order. */
export const standingClock = (start: string): { clock: Clock; pass: (minutes: number) => void } => {
  let now = new Date(start);
  let ids = 0;
  return {
    clock: {
      now: () => now,
      newId: (prefix) => `${prefix}_${String((ids += 1)).padStart(26, '0')}`,
    },
    pass: (minutes) => {
      now = new Date(now.getTime() + minutes * 60_000);
    },
  };
};
