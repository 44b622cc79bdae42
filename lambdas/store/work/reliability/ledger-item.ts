import type { ReliabilityEvent } from '@shared/work/rules/reliability/reliability';
import type { SideEvent } from '@shared/work/rules/reliability/ledger-events';
import { suspending } from '@shared/work/rules/reliability/reliability-appeals';
import { noReturns } from '@shared/work/rules/filling/facility-measures';
import { Day, Instant, OrganizationId, ShiftCaseId, ShiftId, UserId } from '@shared/core/model/fields';
import { BookingOutcome, FacilityMeasure, type ReliabilityLine } from '@shared/work/model/reliability';
import { bookingSides } from '@shared/work/model/shifts/shift-vocabulary';
import { createHash } from 'node:crypto';
import * as z from 'zod';
import type { ShiftItem } from '../shifts/shift-item';

/** Event of one side. `bookingId` names no person: organizations keep it after the person is erased. */
export const LedgerEvent = z.object({
  ownerId: z.string(),
  eventId: z.string(),
  bookingId: z.string(),
  shiftId: ShiftId,
  attempt: z.int().positive(),
  side: z.enum(bookingSides),
  on: Day,
  outcome: BookingOutcome,
  exempt: z.boolean(),
  /** For an organization: how it handled the hours. */
  hours: z.object({ onTime: z.boolean().exactOptional(), agreed: z.boolean().exactOptional() }).exactOptional(),
  /** An event can have only one appeal. */
  appeal: z.object({ caseId: ShiftCaseId, openedAt: Instant, decidedAt: Instant.nullable() }).exactOptional(),
});
export type LedgerEvent = z.infer<typeof LedgerEvent>;

/** Counts of the last two years, on `day`. They age until the next event, which recounts them. */
export const LedgerSummary = z.object({
  ownerId: z.string(),
  kept: z.number(),
  lost: z.number(),
  events: z.int().nonnegative(),
  day: Day,
  lastNoShowOn: Day.nullable(),
  /**
   * Latest pause: of booking after no-shows; of publishing after turned-away people. Older ledgers
   * have none.
   */
  pause: z
    .object({
      caseId: ShiftCaseId,
      dueAt: Instant,
      decidedAt: Instant.nullable(),
      until: Instant.nullable(),
      noShows: z.array(z.string()),
    })
    .nullable()
    .default(null),
  /** Measures of an organization, for any number of samples. */
  measures: z.array(FacilityMeasure).default([]),
  /** Answers on whether people would return. Updated with each one, and preserved here. */
  returns: z
    .object({
      yes: z.int().nonnegative(),
      of: z.int().nonnegative(),
      shown: z.object({ yes: z.int().nonnegative(), of: z.int().nonnegative() }).nullable(),
    })
    .default(noReturns),
  version: z.int().nonnegative(),
});
export type LedgerSummary = z.infer<typeof LedgerSummary>;

/** A person's latest answer about an organization, which never reads it. */
export const ReturnAnswer = z.object({
  userId: UserId,
  organizationId: OrganizationId,
  again: z.boolean(),
  answeredAt: Instant,
});
export type ReturnAnswer = z.infer<typeof ReturnAnswer>;

export type BookingRef = { shiftId: string; userId: string };

export const bookingIdOf = ({ shiftId, userId }: BookingRef): string =>
  createHash('sha256').update(`${shiftId}#${userId}`).digest('base64url').slice(0, 16);

export const placeOfEvent = (shift: ShiftItem | undefined): ReliabilityLine['place'] => {
  if (!shift) return null;
  const { organization, location, unit, day, startsAt } = shift;
  return { organization, location, unit, day, startsAt };
};

type Owned = BookingRef & { organizationId: string };
type Place = Pick<SideEvent, 'side' | 'attempt' | 'on'>;

/** Key of an event, which identifies it. */
export const ledgerPlace = (booking: Owned, { side, attempt, on }: Place) => {
  const bookingId = bookingIdOf(booking);
  return {
    ownerId: side === 'worker' ? booking.userId : booking.organizationId,
    eventId: [on, booking.shiftId, bookingId, attempt].join('#'),
    bookingId,
  };
};

export const ledgerEvent = (booking: Owned, event: SideEvent): LedgerEvent => ({
  ...ledgerPlace(booking, event),
  ...event,
  shiftId: booking.shiftId,
});

type Appealed = LedgerEvent & { appeal: NonNullable<LedgerEvent['appeal']> };

const isAppealed = (event: LedgerEvent): event is Appealed => event.appeal !== undefined;

const placeOf = ({ openedAt, caseId }: Appealed['appeal']): string => `${openedAt}#${caseId}`;

/** IDs of the events that an open appeal suspends. */
export const suspendedEvents = (events: readonly LedgerEvent[]): Set<string> => {
  const appealed = events.filter(isAppealed).toSorted((a, b) => (placeOf(a.appeal) < placeOf(b.appeal) ? -1 : 1));
  const appeals = appealed.map(({ eventId, appeal: { openedAt, decidedAt } }) => ({
    eventId,
    openedOn: openedAt.slice(0, 10),
    decidedOn: decidedAt?.slice(0, 10) ?? null,
  }));
  return new Set(suspending(appeals).map(({ eventId }) => eventId));
};

/** Events with their current weight. */
export const countedAs = (events: readonly LedgerEvent[]): ReliabilityEvent[] => {
  const suspended = suspendedEvents(events);
  return events.map(({ outcome, bookingId, on, exempt, eventId }) => ({
    ...outcome,
    bookingId,
    on,
    exempt: exempt || suspended.has(eventId),
  }));
};
