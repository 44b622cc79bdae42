import { bookingMode, type BookingRecord } from '@shared/work/rules/filling/fill-windows';
import { pausedAt, type BookingPause } from '@shared/work/rules/reliability/booking-pause';
import type { WorkerNumbers } from '@shared/work/rules/reliability/reliability-effects';
import { mayWorkHours, shiftEligibility, type ShiftEligibility } from '@shared/work/rules/shifts/shift-eligibility';
import { holdsSlot } from '@shared/work/rules/shifts/shift-status';
import { shiftGates } from '@shared/work/rules/shifts/shift-gates';
import type { LiveBooking, ShiftPerson, ShiftReason, ShiftSubject } from '@shared/work/rules/shifts/shift-subjects';
import { localDay, workweekAt } from '@shared/work/rules/shifts/shift-times';
import { workLimits } from '@shared/work/rules/shifts/work-limits';
import { recentUnitYears } from '@shared/people/rules/unit-years';
import { overtimeRuleOf } from '@shared/work/rules/pay/overtime-rule';
import { personSubjectOf } from '@shared/hiring/rules/match/match-subject-of';
import type { PersonSubject } from '@shared/hiring/rules/match/match-subjects';
import { shiftLimits } from '@shared/work/limits/shift-limits';
import type { Profession } from '@shared/people/model/healthcare-vocabulary';
import type { Booking } from '@shared/work/model/booking';
import type { ShiftPreferences } from '@shared/work/model/shifts/shift-preferences';
import { addSeconds, utcDay } from '../../../platform/clock';
import type { UnitPlace } from '../../../store/work/locations/ports';
import type { PlacementItem } from '../../../store/work/placements/placement-item';
import type { OwnMatch } from '../../../store/people/profiles/ports';
import type { LedgerSummary } from '../../../store/work/reliability/ledger-item';
import type { BookingHead, ShiftItem } from '../../../store/work/shifts/shift-item';
import type { Deps } from '../ports';
import { isRequestOnly, numbersOf } from '../read-reliability';
import { unpaidMinutesOf } from '../shift-of-form';

/** Facts about a person independent of the shift, read once for a list of shifts. */
export type Candidate = {
  profile: OwnMatch | null;
  head: BookingHead;
  /** Past bookings of the last `recordDays` days, newest first. */
  past: readonly Booking[];
  numbers: WorkerNumbers;
  pause: BookingPause | null;
  /** IDs of units that blocked the person, and of organizations they blocked. */
  unavailable: readonly string[];
  preferences: ShiftPreferences;
};

/** Number of days in which worked shifts count. */
const recordDays = 180;

/** What was read for many people at once. `units`: those that block the person. */
export type Known = Pick<Candidate, 'head' | 'preferences'> & {
  summary: LedgerSummary | null;
  units: readonly string[];
};

const readKnown = async ({ shifts, ledgers, blocks, preferences: chosen }: Deps, userId: string): Promise<Known> => {
  const [head, [summary = null], units, preferences] = await Promise.all([
    shifts.head(userId),
    ledgers.summaries([userId]),
    blocks.unitsBlocking(userId),
    chosen.get(userId),
  ]);
  return { head, summary, units, preferences };
};

export const loadCandidate = async (deps: Deps, userId: string, now: Date, known?: Known): Promise<Candidate> => {
  const { profiles, shifts } = deps;
  const from = addSeconds(now, -recordDays * 24 * 3600).toISOString();
  const [profile, past, { head, summary, units, preferences }] = await Promise.all([
    profiles.get(userId),
    shifts.ownBookings(userId, { from, until: now.toISOString() }),
    known ?? readKnown(deps, userId),
  ]);
  const standing = { numbers: numbersOf(summary, utcDay(now)), pause: summary?.pause ?? null };
  const unavailable = [...units, ...(profile?.blockedOrganizations ?? [])];
  return { profile, head, past, ...standing, unavailable, preferences };
};

const weekly = overtimeRuleOf('weekly_40', '2026-01-01');

const subjectOf = (shift: ShiftItem, { location, unit }: UnitPlace): ShiftSubject => {
  const { state, timeZone: zone, day, startsAt, endsAt, organizationId } = shift;
  const start = { weekday: location.workweekStartsOn, time: location.workdayStartsAt };
  return {
    startsAt,
    endsAt,
    professions: shift.professions,
    state,
    zone,
    federal: false,
    requiredCertifications: shift.requiredCertifications,
    unitMonths: shift.unitMonths,
    orientationShifts: unit.orientationShifts,
    orientation: shift.orientation,
    longDuty: location.longDuty,
    limits: workLimits({ state, profession: shift.professions[0]!, day }),
    employer: organizationId,
    unpaidMinutes: unpaidMinutesOf(shift),
    overtime: unit.overtime,
    overtimeOver: { periodOverMinutes: weekly?.periodOverMinutes ?? null, dailyOverMinutes: null },
    workweek: workweekAt(startsAt, zone, start),
  };
};

/** Returns bookings that count; requests don't prevent other bookings. */
const booked = ({ live }: BookingHead, shiftId: string): LiveBooking[] =>
  live
    .filter((it) => !it.requested && it.shiftId !== shiftId)
    .map(({ startsAt, endsAt, organizationId: employer, unpaidMinutes }) => ({
      startsAt,
      endsAt,
      employer,
      unpaidMinutes,
    }));

const professionsOf = ({ profession, otherProfessions = [] }: PersonSubject): Profession[] => [
  ...(profession ? [profession] : []),
  ...otherProfessions.map((other) => other.profession),
];

/** Returns the person's experience in the unit before the shift. */
const knowledgeOf = (
  { unitId, startsAt }: ShiftItem,
  { past, head }: Pick<Candidate, 'past' | 'head'>,
): Pick<ShiftPerson, 'knowsUnit' | 'orientationShifts'> => {
  const here = past.filter((it) => it.unitId === unitId && holdsSlot(it.status));
  const done = new Set(here.filter(({ orientation }) => orientation).map(({ shiftId }) => shiftId));
  const ahead = head.live.filter(
    (it) => it.orientationAt === unitId && !it.requested && it.endsAt <= startsAt && !done.has(it.shiftId),
  );
  return { knowsUnit: here.some(({ orientation }) => !orientation), orientationShifts: done.size + ahead.length };
};

type File = ShiftPerson['file'];

const personOf = (
  shift: ShiftItem,
  { profile, head, past, pause, unavailable, preferences }: Candidate,
  file: File,
  now: Date,
): ShiftPerson => {
  const subject = profile && personSubjectOf(profile);
  const today = localDay(shift.startsAt, shift.timeZone);
  return {
    professions: subject ? professionsOf(subject) : [],
    excluded: subject?.excluded ?? false,
    licenses: subject?.licenses ?? [],
    certifications: subject?.certifications ?? [],
    file,
    unitMonths: subject ? Math.floor(recentUnitYears(shift.careUnit, subject.units, today) * 12) : 0,
    ...knowledgeOf(shift, { past, head }),
    blocked: unavailable.includes(shift.unitId) || unavailable.includes(shift.organizationId),
    paused: pausedAt(pause, now),
    longDuty: preferences.longDuty,
    // The placement counts as the agreement.
    agreement: true,
    bookings: booked(head, shift.shiftId),
  };
};

type WithHead = Pick<EligibilityInput, 'shift' | 'place'> & Pick<Candidate, 'head' | 'preferences'>;

/** Returns whether the person's bookings leave time for the shift. If not, nothing else makes them eligible. */
export const hasHoursFor = ({ shift, place, head, preferences }: WithHead): boolean =>
  mayWorkHours(subjectOf(shift, place), { bookings: booked(head, shift.shiftId), longDuty: preferences.longDuty });

/** Returns a candidate already on the shift, for whom later blocks and the orientation rule don't end the booking. */
export const asHolder = (candidate: Candidate): Candidate => ({ ...candidate, unavailable: [], past: [] });

/** Returns what prevents a person from working a shift, except hours. */
export const gatesOf = ({ shift, place, candidate, file }: EligibilityInput, now: Date): readonly ShiftReason[] =>
  shiftGates(subjectOf(shift, place), personOf(shift, candidate, file, now), now).reasons;

const recordOf = ({ past, numbers }: Candidate, shift: ShiftItem): BookingRecord => {
  const kept = past.filter(({ status }) => holdsSlot(status));
  return {
    atLocation: kept.filter(({ locationId }) => locationId === shift.locationId).length,
    anywhere: kept.length,
    ...numbers,
  };
};

export type EligibilityResult = ShiftEligibility & { bookingMode: 'instant' | 'request' | null };
type EligibilityInput = {
  shift: ShiftItem;
  place: UnitPlace;
  candidate: Candidate;
  file: File;
  /** Whether the organization's record limits people to requests. */
  requestOnly?: boolean;
  /** Whether the employer says they work here; they may have no bookings. */
  ownStaff?: boolean;
};

/** Evaluates whether and how a person in the pool can get a shift. */
export const evaluateEligibility = (
  { shift, place, candidate, file, requestOnly, ownStaff }: EligibilityInput,
  now: Date,
): EligibilityResult => {
  const subject = subjectOf(shift, place);
  const person = personOf(shift, candidate, file, now);
  // Employers know which of their own staff are new.
  const oriented = ownStaff ? { ...person, orientationShifts: subject.orientationShifts } : person;
  const found = shiftEligibility(subject, oriented, now);
  const { state } = found;
  if (state !== 'eligible' && state !== 'eligible_if') return { ...found, bookingMode: null };
  const asked = { state, instantBook: place.unit.instantBook && !requestOnly };
  const record = recordOf(candidate, shift);
  const known = ownStaff ? { ...record, atLocation: record.atLocation + shiftLimits.instant.shiftsAtLocation } : record;
  return { ...found, bookingMode: bookingMode(asked, known, utcDay(now)) };
};

export const requestsOnly = async ({ ledgers }: Deps, organizationId: string, now: Date): Promise<boolean> => {
  const [summary = null] = await ledgers.summaries([organizationId]);
  return isRequestOnly(summary, utcDay(now));
};

/** Returns the placement that puts someone in the shift's pool on its day. */
export const placementFor = (placements: readonly PlacementItem[], shift: ShiftItem): PlacementItem | undefined =>
  placements.find(
    ({ organizationId, terms, endOn }) =>
      organizationId === shift.organizationId && terms.startOn <= shift.day && (endOn === null || endOn >= shift.day),
  );
