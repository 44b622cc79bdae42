import * as z from 'zod';
import { UnitFeedState } from './unit-feed';

/** `turn_on` also returns the address of an active feed. */
export const unitFeedActs = ['turn_on', 'replace', 'turn_off'] as const;
export type UnitFeedAct = (typeof unitFeedActs)[number];

/** `token` is the secret of the feed's URL; null while it is off. */
export const UnitFeedAddress = z.object({ token: z.string().nullable(), feed: UnitFeedState });
export type UnitFeedAddress = z.infer<typeof UnitFeedAddress>;
