import { addSeconds } from '../../platform/clock';

/** Overlap in seconds, for clock skew and replication delay. */
export const overlapSeconds = 10;

/** Retention; older snapshots can't be brought up to date. */
export const logHours = 48;

/** Log position to continue from after a state of this time. */
export const positionAt = (at: Date): string => addSeconds(at, -overlapSeconds).toISOString();
