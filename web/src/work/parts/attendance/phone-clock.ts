import type { Anchor, PhoneReading } from '@shared/work/rules/attendance/entry-time';

export type PhoneClock = { read: () => PhoneReading; anchor: () => Anchor | null };

/** The monotonic clock restarts with each page. */
const session = crypto.randomUUID();
const mono = (): number => Math.round(performance.now());

let anchor: Anchor | null = null;

export const phoneClock: PhoneClock = {
  read: () => ({ session, mono: mono(), wall: new Date().toISOString() }),
  anchor: () => anchor,
};

/** Records the server time of a response that just arrived. */
export const noteServerTime = (server: string): void => {
  anchor = { session, mono: mono(), server };
};
