import type { Interview } from '@shared/hiring/model/interview';
import { wallTimeAt } from '@shared/messages/rules/schedule-times';
import { ownZone } from '@/lib/time/own-zone';
import { zoneAbbreviation } from '@/lib/time/time-zones';
import { commonText } from '@/lib/i18n/i18n';
import { locale } from '@/lib/i18n/language';
import { dateTimeFormat } from '@shared/text/intl-formats';

type Slot = { startsAt: string; endsAt: string };

const part = (timeZone: string, options: Intl.DateTimeFormatOptions) =>
  dateTimeFormat(locale, { ...options, timeZone });

/** "interview" or "call" in its texts. */
export const whatIs = ({ applicationId }: { applicationId: string | null }): 'call' | 'interview' =>
  applicationId === null ? 'call' : 'interview';

/** The job title, or the title of a call without an application. */
export const titleOf = ({ jobTitle }: { jobTitle: string | null }): string => jobTitle ?? commonText('call');

/** "Tue, Nov 24" */
export const formatDay = ({ startsAt }: Pick<Slot, 'startsAt'>, zone: string): string =>
  part(zone, { weekday: 'short', month: 'short', day: 'numeric' }).format(new Date(startsAt));

/** "10:00 AM to 10:30 AM CST" */
export const formatSlotHours = ({ startsAt, endsAt }: Slot, zone: string): string => {
  const clock = part(zone, { hour: 'numeric', minute: '2-digit' });
  const hours = commonText('fromTo', { start: clock.format(new Date(startsAt)), end: clock.format(new Date(endsAt)) });
  return `${hours} ${zoneAbbreviation(zone, startsAt)}`;
};

/** "Tue, Nov 24, 10:00 AM to 10:30 AM CST" */
export const formatSlot = (slot: Slot, zone: string): string =>
  `${formatDay(slot, zone)}, ${formatSlotHours(slot, zone)}`;

/** The slot in the reader's zone; null where the clocks show the same. */
export const ownSlot = (slot: Slot, zone: string): string | null => {
  const at = Date.parse(slot.startsAt);
  if (wallTimeAt(at, zone) === wallTimeAt(at, ownZone())) return null;
  const sameDay = formatDay(slot, zone) === formatDay(slot, ownZone());
  return sameDay ? formatSlotHours(slot, ownZone()) : formatSlot(slot, ownZone());
};

/** The confirmed time, which also holds while a new one is being proposed. */
export const timeOf = ({ startsAt, endsAt }: Pick<Interview, 'startsAt' | 'endsAt'>): Slot | null =>
  startsAt !== null && endsAt !== null ? { startsAt, endsAt } : null;

/** The panel, until the candidate has picked a time. */
export const teamOf = ({ organizer, interviewers, status, selfScheduling }: Interview): Interview['interviewers'] => {
  const team = status === 'proposed' && selfScheduling ? selfScheduling.panel : [organizer, ...interviewers];
  return [...new Map(team.map((person) => [person.userId, person])).values()];
};

export const teamNames = (interview: Interview): string =>
  teamOf(interview)
    .map(({ name }) => name)
    .join(', ');

/** "Nov 24 – Dec 4" */
export const dayRange = ({ from, to }: { from: string; to: string }): string =>
  part('UTC', { month: 'short', day: 'numeric' }).formatRange(new Date(from), new Date(to));

/** "9:00 AM – 5:00 PM" */
export const clockRange = ({ opens, closes }: { opens: string; closes: string }): string => {
  const at = (time: string) => new Date(`2026-01-05T${time}:00Z`);
  return part('UTC', { hour: 'numeric', minute: '2-digit' }).formatRange(at(opens), at(closes));
};

/** "9:30 AM" */
export const formatClock = (at: string, zone: string): string =>
  part(zone, { hour: 'numeric', minute: '2-digit' }).format(new Date(at));
