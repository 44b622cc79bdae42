import type { Interview } from '@shared/model/interview';
import { zoneAbbreviation } from '@/lib/time/time-zones';
import { commonText } from '@/lib/i18n/i18n';
import { locale } from '@/lib/i18n/language';
import { dateTimeFormat } from '@/lib/time/date-time-format';

type Slot = { startsAt: string; endsAt: string };

const part = (zone: string | undefined, options: Intl.DateTimeFormatOptions) =>
  dateTimeFormat(locale, { ...options, ...(zone !== undefined && { timeZone: zone }) });

/** "Tue, Nov 24", in the viewer's time zone or `zone`. */
export const formatDay = ({ startsAt }: Pick<Slot, 'startsAt'>, zone?: string): string =>
  part(zone, { weekday: 'short', month: 'short', day: 'numeric' }).format(new Date(startsAt));

export const formatSlotHours = ({ startsAt, endsAt }: Slot, zone?: string): string => {
  const clock = part(zone, { hour: 'numeric', minute: '2-digit' });
  return commonText('fromTo', { start: clock.format(new Date(startsAt)), end: clock.format(new Date(endsAt)) });
};

const offsetOf = (at: string, zone?: string): string =>
  part(zone, { timeZoneName: 'longOffset' })
    .formatToParts(new Date(at))
    .find(({ type }) => type === 'timeZoneName')?.value ?? '';

/** The same time in the interview's zone; null if it equals the viewer's. */
export const formatSlotIn = (slot: Slot, zone: string): string | null => {
  if (offsetOf(slot.startsAt) === offsetOf(slot.startsAt, zone)) return null;
  const sameDay = formatDay(slot) === formatDay(slot, zone);
  return `${sameDay ? '' : `${formatDay(slot, zone)}, `}${formatSlotHours(slot, zone)} ${zoneAbbreviation(zone, slot.startsAt)}`;
};

/** "Tue, Nov 24, 10:00 AM to 10:30 AM" */
export const formatSlot = (slot: Slot, zone?: string): string =>
  `${formatDay(slot, zone)}, ${formatSlotHours(slot, zone)}`;

/** "Tue, Nov 24, 10:00 AM" */
export const formatStart = (slot: Slot, zone: string): string =>
  part(zone, { weekday: 'short', month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' }).format(
    new Date(slot.startsAt),
  );

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

/** "9:30 AM" in the viewer's time zone. */
export const formatClock = (at: string): string =>
  part(undefined, { hour: 'numeric', minute: '2-digit' }).format(new Date(at));
