import { canUndoLeaving } from '@shared/work/rules/cancellation/booking-cancellation';
import { scheduledPaidMinutes } from '@shared/work/rules/pay/break-rules';
import { holdsSlot } from '@shared/work/rules/shifts/shift-status';
import type { Booking, OwnBooking } from '@shared/work/model/booking';
import type { Currency } from '@shared/core/model/enumerations';
import { shiftLimits } from '@shared/work/limits/shift-limits';

export type EntryKind = 'booked' | 'requested' | 'backup' | 'declined' | 'canceled' | 'left' | 'missed' | 'lifted';

/** Null for bookings that the person ended, which leave the week. */
export const kindOf = ({ status, how }: Pick<Booking, 'status' | 'how'>): EntryKind | null => {
  if (holdsSlot(status)) return 'booked';
  if (status === 'requested') return 'requested';
  if (status === 'no_show') return 'missed';
  if (status === 'backup') return 'backup';
  if (status === 'declined' || (status === 'lapsed' && how !== 'backup')) return 'declined';
  return status === 'canceled_by_facility' ? 'canceled' : null;
};

export type Entry = OwnBooking & {
  kind: EntryKind;
  /** Rest since the previous booking; null without one, and where it is irrelevant. */
  restMinutes: number | null;
};

/** Longer rest isn't shown. */
const restShownMinutes = 48 * 60;

const minutesBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / 60_000;

const restBefore = (startsAt: string, booked: readonly OwnBooking[]): number | null => {
  const before = booked.filter(({ booking }) => booking.endsAt <= startsAt).at(-1);
  const minutes = before ? minutesBetween(before.booking.endsAt, startsAt) : Infinity;
  return minutes < restShownMinutes ? minutes : null;
};

/** A booking that the person ended stays while it can be undone. */
const kindNow = ({ booking, lifted }: OwnBooking, now: number): EntryKind | null => {
  if (lifted) return 'lifted';
  return canUndoLeaving(booking, new Date(now)) ? 'left' : kindOf(booking);
};

/** By start, each with the rest before it if it is booked, or would be. */
export const entriesOf = (items: readonly OwnBooking[], now: number): Entry[] => {
  const sorted = items.toSorted((one, other) => one.booking.startsAt.localeCompare(other.booking.startsAt));
  const booked = sorted.filter(({ booking }) => kindOf(booking) === 'booked');
  return sorted.flatMap((own): Entry[] => {
    const kind = kindNow(own, now);
    if (kind === null) return [];
    const isLive = kind === 'booked' || kind === 'requested';
    return [{ ...own, kind, restMinutes: isLive ? restBefore(own.booking.startsAt, booked) : null }];
  });
};

export type WeekMetrics = {
  shifts: number;
  requests: number;
  /** Paid minutes. */
  minutes: number;
  pay: { currency: Currency; cents: number }[];
};

const paidMinutes = ({ booking: { startsAt, endsAt, terms } }: OwnBooking): number =>
  scheduledPaidMinutes(minutesBetween(startsAt, endsAt), terms.breakRule);

/** Sums of bookings; requests are only counted. */
export const metricsOf = (entries: readonly Entry[]): WeekMetrics => {
  const booked = entries.filter(({ kind }) => kind === 'booked');
  const byCurrency = Map.groupBy(booked, ({ booking }) => booking.currency);
  return {
    shifts: booked.length,
    requests: entries.filter(({ kind }) => kind === 'requested').length,
    minutes: booked.reduce((sum, own) => sum + paidMinutes(own), 0),
    pay: [...byCurrency].map(([currency, own]) => ({
      currency,
      cents: own.reduce((sum, { booking }) => sum + booking.expectedCents, 0),
    })),
  };
};

const minuteMs = 60_000;

/** Clock in from half an hour before the start until its end; clock out until the shift is submitted. */
export const nextClock = ({ booking: { status, startsAt, endsAt } }: OwnBooking, now: number): 'in' | 'out' | null => {
  if (status === 'in_progress') return 'out';
  const opensAt = Date.parse(startsAt) - shiftLimits.clockInMinutesAhead * minuteMs;
  return status === 'confirmed' && now >= opensAt && now < Date.parse(endsAt) ? 'in' : null;
};

/** Until the start, by the person. A pending change must be answered instead. */
export const canLeave = ({ booking }: OwnBooking, now: number): boolean =>
  booking.change === undefined &&
  (booking.status === 'confirmed' || booking.status === 'requested' || booking.status === 'backup') &&
  Date.parse(booking.startsAt) > now;
