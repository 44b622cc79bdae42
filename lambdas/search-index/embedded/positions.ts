import { addSeconds } from '../../platform/clock';

/** Seconds of the log that are read again: clocks differ, and a write takes a moment to show. */
export const overlapSeconds = 10;

/** How long the log keeps changes. A snapshot that is older cannot be brought up to date. */
export const logHours = 48;

/** Where in the log to go on for everything that was not there at this moment. */
export const positionAt = (at: Date): string => addSeconds(at, -overlapSeconds).toISOString();
