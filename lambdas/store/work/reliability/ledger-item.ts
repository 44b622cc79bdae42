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

/** In the ledger of one side. `bookingId` names no person: organizations keep it once the person is erased. */
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
  /** Of an organization: how it settled the hours. */
  hours: z.object({ onTime: z.boolean().exactOptional(), agreed: z.boolean().exactOptional() }).exactOptional(),
  /** The only one that there can be. */
  appeal: z.object({ caseId: ShiftCaseId, openedAt: Instant, decidedAt: Instant.nullable() }).exactOptional(),
});
export type LedgerEvent = z.infer<typeof LedgerEvent>;

/** Of the events of two years, on `day`. It fades until the next event, and is counted again with it. */
export const LedgerSummary = z.object({
  ownerId: z.string(),
  kept: z.number(),
  lost: z.number(),
  events: z.int().nonnegative(),
  day: Day,
  lastNoShowOn: Day.nullable(),
  /**
   * The last one of booking, for no-shows; of publishing, for people who were turned away. Ledgers from before it was
   * stored have none.
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
  /** Of organizations, whatever the number of samples. */
  measures: z.array(FacilityMeasure).default([]),
  /** Who would work there again. Counted with each answer, and carried over here. */
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

/** The newest of a person about an organization, which never reads it. */
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

/** The key of an event, which says which it is. */
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

/** As they count now. */
export const countedAs = (events: readonly LedgerEvent[]): ReliabilityEvent[] => {
  const suspended = suspendedEvents(events);
  return events.map(({ outcome, bookingId, on, exempt, eventId }) => ({
    ...outcome,
    bookingId,
    on,
    exempt: exempt || suspended.has(eventId),
  }));
};
