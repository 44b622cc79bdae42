import { shiftUnit } from '@shared/work/rules/shifts/confirmed-terms';
import { asksAgain, samePay, sameTimes } from '@shared/work/rules/shifts/changed-terms';
import { answerBy } from '@shared/work/rules/filling/fill-windows';
import { plannedCents } from '@shared/work/rules/pay/planned-cost';
import type { Booking, TermsChange } from '@shared/work/model/booking';
import { ShiftTerms } from '@shared/work/model/shifts/shift';
import type { TermsNews } from '@shared/work/model/shifts/shift-vocabulary';
import { nextActiveBookings, isLive, withAwaiting } from '../../../store/work/shifts/bookings/booking-steps';
import type { BookingWrite } from '../../../store/work/shifts/ports';
import { splitForTransaction, withBulkPending } from '../../../store/work/shifts/bulk-chunks';
import type { BookingHead, ShiftItem } from '../../../store/work/shifts/shift-item';
import type { Deps } from '../ports';
import { hashOfTerms } from '../shift-of-form';

/** Booking that names its unit. */
type InUnit = Booking & { unitId: string };

type Terms = Pick<Booking, 'terms' | 'termsHash' | 'startsAt' | 'endsAt' | 'expectedCents'>;

/** Returns no amount for people paid by the employer's payroll. */
const centsOf = ({ payroll }: Booking, cents: number): number => (payroll ? 0 : cents);

const termsOf = (booking: Booking, shift: ShiftItem): Terms => ({
  terms: ShiftTerms.strip().parse(shift),
  termsHash: shift.termsHash,
  startsAt: shift.startsAt,
  endsAt: shift.endsAt,
  expectedCents: centsOf(booking, shift.expectedCents),
});

/** Applies the shift's pay, also to people who keep their accepted times. */
const withPayOf = async (booking: InUnit, shift: ShiftItem): Promise<Terms> => {
  const { startsAt, endsAt, termsHash, expectedCents } = booking;
  if (samePay(booking.terms, shift)) return { terms: booking.terms, startsAt, endsAt, termsHash, expectedCents };
  const { rateCents, differentials, bonusCents, bonusReason } = shift;
  const terms = { ...booking.terms, rateCents, differentials, bonusCents, bonusReason };
  const minutes = (Date.parse(endsAt) - Date.parse(startsAt)) / 60_000;
  return {
    terms,
    startsAt,
    endsAt,
    termsHash: await hashOfTerms({ ...terms, timeZone: shift.timeZone, unitId: booking.unitId }),
    expectedCents: centsOf(booking, plannedCents({ ...shift, ...terms }, { startsAt, endsAt, minutes }, shift)),
  };
};

const earlier = (one: string, other: string): string => (one < other ? one : other);
const later = (one: string, other: string): string => (one > other ? one : other);

/** Combines all edits into one question, which is asked again only if more than pay differs. */
const questionOf = (booking: InUnit, shift: ShiftItem, now: Date): TermsChange => {
  const { change, startsAt, unitId } = booking;
  const next = termsOf(booking, shift);
  const wasAsked = change && { ...change, unitId: change.place?.unitId ?? unitId };
  const isSame = wasAsked && sameTimes(wasAsked, next) && !asksAgain(wasAsked, shift);
  return {
    ...next,
    ...(unitId !== shift.unitId && { place: shiftUnit(shift) }),
    askedAt: isSame ? wasAsked.askedAt : now.toISOString(),
    answerBy: isSame ? wasAsked.answerBy : answerBy(now, earlier(startsAt, shift.startsAt)).toISOString(),
  };
};

const isTakenElsewhere = ({ live }: BookingHead, { shiftId, startsAt, endsAt }: ShiftItem): boolean =>
  live.some((it) => it.shiftId !== shiftId && !it.requested && it.startsAt < endsAt && startsAt < it.endsAt);

/** Returns whether the person is asked. Backups are asked when called. A small move must not overlap other bookings. */
const isAsked = (booking: Booking, head: BookingHead, shift: ShiftItem): boolean => {
  if (booking.status === 'backup') return false;
  if (asksAgain(booking, shift)) return true;
  return booking.status === 'confirmed' && !sameTimes(booking, shift) && isTakenElsewhere(head, shift);
};

type Edit = { before: ShiftItem; shift: ShiftItem };

/** Returns the unit where the person stays until they answer. */
const agreedPlace = ({ place, unitId }: InUnit, { before, shift }: Edit): Pick<Booking, 'place'> =>
  unitId === shift.unitId ? {} : { place: place ?? shiftUnit(before) };

const asked = async (booking: InUnit, edit: Edit, now: Date): Promise<Booking> => {
  const { shift } = edit;
  const change = questionOf(booking, shift, now);
  const { answerBy: unitsAnswer, place: _left, ...kept } = booking;
  return {
    ...kept,
    ...agreedPlace(booking, edit),
    ...(await withPayOf(booking, shift)),
    change,
    // The unit can't answer before the person has.
    ...(unitsAnswer !== undefined && { answerBy: later(unitsAnswer, change.answerBy) }),
    termsNews: { what: 'asked', at: change.askedAt },
  };
};

const newsOf = ({ change, ...booking }: Booking, shift: ShiftItem): TermsNews | null => {
  if (change) return 'kept';
  if (!sameTimes(booking, shift)) return 'moved';
  return samePay(booking.terms, shift) ? null : 'raised';
};

const carriedAlong = (booking: Booking, shift: ShiftItem, now: Date): Booking => {
  const { change: _over, agreedTimes, place: _left, ...kept } = booking;
  const { startsAt, endsAt } = agreedTimes ?? booking;
  const what = newsOf(booking, shift);
  return {
    ...kept,
    ...termsOf(booking, shift),
    unitId: shift.unitId,
    ...(!sameTimes({ startsAt, endsAt }, shift) && { agreedTimes: { startsAt, endsAt } }),
    ...(what && { termsNews: { what, at: now.toISOString() } }),
  };
};

const holdsTheseTerms = ({ termsHash, change }: Booking, shift: ShiftItem): boolean =>
  (change ?? { termsHash }).termsHash === shift.termsHash;

/**
 * `isWhole`: no one is left; only backups can be, because only they exceed a transaction with their shift. `all`: the
 * shift's bookings with these steps.
 */
export type ChangedBookings = { steps: BookingWrite[]; isWhole: boolean; all: Booking[] };

/**
 * Applies new terms to people on an edited shift, or asks for their consent. Better pay applies to everyone at once, so
 * that no one loses by an early yes.
 */
export const changedBookings = async (
  { shifts }: { shifts: Pick<Deps['shifts'], 'head'> },
  bookings: readonly Booking[],
  edit: Edit,
  now: Date,
): Promise<ChangedBookings> => {
  const { before: old, shift } = edit;
  const concerned = bookings.filter((booking) => isLive(booking) && !holdsTheseTerms(booking, shift));
  const { first, rest } = splitForTransaction(concerned, (booking) => booking);
  const steps = await Promise.all(
    first.map(async (before) => {
      const head = await shifts.head(before.professional.userId);
      const known = { ...before, unitId: before.unitId ?? old.unitId };
      const changed = isAsked(known, head, shift) ? await asked(known, edit, now) : carriedAlong(known, shift, now);
      const after = { ...changed, updatedAt: now.toISOString(), version: before.version + 1 };
      return { before, after, head: { before: head, after: nextActiveBookings(head, after, now) } };
    }),
  );
  const changed = new Map(steps.map(({ after }) => [after.professional.userId, after]));
  const all = bookings.map((booking) => changed.get(booking.professional.userId) ?? booking);
  return { steps, isWhole: rest.length === 0, all };
};

/** Returns the edited shift, with the number of open questions, and whether someone is left. */
export const changedShift = ({ isWhole, all }: ChangedBookings, shift: ShiftItem, now: Date): ShiftItem =>
  withBulkPending(withAwaiting(shift, all), !isWhole, now);
