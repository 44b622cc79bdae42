import * as z from 'zod';
import { TimeZone } from '../../../messages/model/calendar';
import { ClockTime, Day, idOf, Instant, Monday, FirstVersion } from '../../../core/model/fields';

/** ID of a professional's link instead of the account's: the link leads to no profile. */
export const WeekLinkId = idOf('wkl');

/** `token` opens the shared week; null while the link is off. `version` increases with every change. */
export const WeekLink = z.object({
  token: z.string().nullable(),
  madeAt: Instant.nullable(),
  version: FirstVersion,
});
export type WeekLink = z.infer<typeof WeekLink>;

/** Local working times, readable by anyone with the link: no place and no employer. */
export const SharedShift = z.strictObject({ day: Day, startTime: ClockTime, endTime: ClockTime, timeZone: TimeZone });
export type SharedShift = z.infer<typeof SharedShift>;

/** From Monday of the current week on, by start. */
export const SharedWeek = z.strictObject({ firstName: z.string(), monday: Monday, shifts: z.array(SharedShift) });
export type SharedWeek = z.infer<typeof SharedWeek>;
