import * as z from 'zod';
import { limits } from '../../limits';
import { notice } from '../../text/notice';
import { idOf, Instant, line, prose, Version, FirstVersion } from '../../core/model/fields';
import { GivenInstant, ranged } from '../../core/model/given-times';
import { audiences, featureSwitches } from './site-vocabulary';
import { storedFields } from '../../core/model/stored-form';

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

/** State visible to every page. */
export const SiteState = z.object({
  switches: z.record(FeatureSwitchName, z.boolean()),
  announcements: z.array(ShownAnnouncement),
});
export type SiteState = z.infer<typeof SiteState>;

/** The latest email about what's new. */
export const NewsMail = z.object({
  /** Number of the entry. */
  number: z.int(),
  reason: z.string(),
  requestedAt: Instant,
  /** Null while it is being sent. */
  finishedAt: Instant.nullable(),
  sent: z.int(),
  version: Version,
});
export type NewsMail = z.infer<typeof NewsMail>;

/** Preview of the email, its number of recipients, and the earliest time to send it. */
export const NextNewsMail = z.object({
  number: z.int(),
  subject: z.string(),
  text: z.string(),
  /** `more`: the count is a lower bound. */
  readers: z.object({ count: z.int(), more: z.boolean() }),
  last: NewsMail.nullable(),
  /** Null if it may be sent now. */
  nextAt: Instant.nullable(),
  isSent: z.boolean(),
});
export type NextNewsMail = z.infer<typeof NextNewsMail>;

export const NewsMailForm = z.strictObject({
  number: z.int().min(1).max(limits.newsNumber),
  reason: prose(limits.reasonLength),
  /** Version of the latest email; 0 before the first one. */
  version: FirstVersion,
});
export type NewsMailForm = z.infer<typeof NewsMailForm>;
