import * as z from 'zod';
import { languages } from '../../../text/language';
import { Instant, Version } from '../../../core/model/fields';

/** State of a unit's calendar feed. `version` increases with every change; texts use the language of who turned it on. */
export const UnitFeedState = z.object({
  on: z.boolean(),
  version: Version,
  changedAt: Instant,
  language: z.enum(languages),
});
export type UnitFeedState = z.infer<typeof UnitFeedState>;
