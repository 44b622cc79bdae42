import * as z from 'zod';
import { languages } from '../text/language';
import { Instant } from './fields';

/** `turn_on` also answers the address of a feed that is on. */
export const unitFeedActs = ['turn_on', 'replace', 'turn_off'] as const;
export type UnitFeedAct = (typeof unitFeedActs)[number];

/** Of a unit's calendar feed. `version` rises with every change; texts are in the language of who turned it on. */
export const UnitFeedState = z.object({
  on: z.boolean(),
  version: z.int().nonnegative(),
  changedAt: Instant,
  language: z.enum(languages),
});
export type UnitFeedState = z.infer<typeof UnitFeedState>;

/** `token` is the secret of the feed's URL; null while it is off. */
export const UnitFeedAddress = z.object({ token: z.string().nullable(), feed: UnitFeedState });
export type UnitFeedAddress = z.infer<typeof UnitFeedAddress>;
