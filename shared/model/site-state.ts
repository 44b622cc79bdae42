import * as z from 'zod';
import { limits } from '../limits';
import { notice } from '../text/notice';
import { idOf, Instant, line, prose, Version, FirstVersion } from './fields';
import { GivenInstant, ranged } from './given-times';
import { audiences, featureSwitches } from './site-vocabulary';
import { storedFields } from './stored-form';

export const AnnouncementId = idOf('ann');
const Text = line(limits.announcementLength);

const fields = {
  text: z.strictObject({ en: Text, es: Text, fr: Text }),
  audience: z.enum(audiences),
  from: GivenInstant,
  until: GivenInstant,
};

/** Version 0 creates it. */
export const AnnouncementForm = ranged(
  z.strictObject({ ...fields, reason: prose(limits.reasonLength), version: FirstVersion }),
  { from: 'from', to: 'until' },
  'any',
  notice('announcementEnds'),
);
export type AnnouncementForm = z.infer<typeof AnnouncementForm>;

export const ShownAnnouncement = z.object({ ...storedFields(fields), announcementId: AnnouncementId });
export type ShownAnnouncement = z.infer<typeof ShownAnnouncement>;

export const Announcement = ShownAnnouncement.extend({ reason: z.string(), version: Version, updatedAt: Instant });
export type Announcement = z.infer<typeof Announcement>;

export const FeatureSwitchName = z.enum(featureSwitches);

export const SwitchState = z.object({
  name: FeatureSwitchName,
  on: z.boolean(),
  reason: z.string(),
  /** 0 and null before the first change. */
  version: z.int().nonnegative(),
  updatedAt: Instant.nullable(),
});
export type SwitchState = z.infer<typeof SwitchState>;

export const SwitchChange = z.strictObject({
  on: z.boolean(),
  reason: prose(limits.reasonLength),
  version: FirstVersion,
});
export type SwitchChange = z.infer<typeof SwitchChange>;

/** What every page may know. */
export const SiteState = z.object({
  switches: z.record(FeatureSwitchName, z.boolean()),
  announcements: z.array(ShownAnnouncement),
});
export type SiteState = z.infer<typeof SiteState>;
