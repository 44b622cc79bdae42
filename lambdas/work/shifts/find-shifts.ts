import { withConfirmedTerms } from '@shared/work/rules/shifts/confirmed-terms';
import { shiftLimits } from '@shared/work/limits/shift-limits';
import type { Booking, OwnBooking } from '@shared/work/model/booking';
import type { ReturnQuestion } from '@shared/work/model/reliability';
import type { FoundShift } from '@shared/work/model/shifts/shift';
import { addDays } from '@shared/core/rules/calendar-days';
import type { Audience } from '@shared/work/rules/filling/audience';
import { isOnPayroll } from '@shared/work/rules/own-staff';
import { asksToReturn, returnQuestion } from '@shared/work/rules/reliability/return-question';
import { isFillable } from '@shared/work/rules/filling/filling';
import type { AuthorizedCaller } from '../../platform/http/caller';
import { addSeconds, utcDay } from '../../platform/clock';
import type { UnitPlace } from '../../store/work/locations/ports';
import type { PlacementItem } from '../../store/work/placements/placement-item';
import type { LedgerSummary } from '../../store/work/reliability/ledger-item';
import { isNoShowOverturned } from '../../store/work/reliability/overturned-no-show';
import type { ShiftItem } from '../../store/work/shifts/shift-item';
import type { ShiftInvite } from '../../store/work/shifts/filling/fill-item';
import { facilityRecordOf } from '../../store/work/reliability/record-of';
import { audienceOf } from './filling/audience';
import { stated } from './booking/new-booking';
import {
  evaluateEligibility,
  loadCandidate,
  placementFor,
  type Candidate,
  type EligibilityResult,
} from './booking/evaluate-eligibility';
import { openInvite, opensAtFor } from './filling/own-invite';
import type { Deps } from './ports';
import { isRequestOnly } from './read-reliability';

const feedDays = 28;
const backupDays = 14;

type Open = { shift: ShiftItem; placement: PlacementItem };

const earliest = (shifts: readonly ShiftItem[], most: number): ShiftItem[] =>
  shifts.toSorted((a, b) => a.startsAt.localeCompare(b.startsAt)).slice(0, most);

const withPlacement = (shift: ShiftItem, placements: readonly PlacementItem[]): Open[] => {
  const placement = placementFor(placements, shift);
  return placement ? [{ shift, placement }] : [];
};

/** Reads open shifts, and covered ones that need backups. */
const openShifts = async ({ shifts }: Deps, placements: readonly PlacementItem[], now: Date): Promise<Open[]> => {
  const organizationIds = [...new Set(placements.map(({ organizationId }) => organizationId))];
  const between = { from: now.toISOString(), until: addSeconds(now, feedDays * 24 * 3600).toISOString() };
  const soon = { ...between, until: addSeconds(now, backupDays * 24 * 3600).toISOString() };
  const read = organizationIds.slice(0, shiftLimits.poolsRead);
  const [open, covered] = await Promise.all([
    Promise.all(read.map((id) => shifts.openOf(id, between))),
    Promise.all(read.map((id) => shifts.coveredOf(id, soon))),
  ]);
  return [
    ...earliest(open.flat(), shiftLimits.openShiftsRead),
    ...earliest(covered.flat(), shiftLimits.coveredShiftsRead),
  ].flatMap((shift) => withPlacement(shift, placements));
};

type Asked = { invites: readonly ShiftInvite[]; placements: readonly PlacementItem[]; now: Date };

/** Reads running shifts with an invite, which lists of open shifts don't include. */
const runningShifts = async ({ shifts }: Deps, { invites, placements, now }: Asked): Promise<Open[]> => {
  const asked = await shifts.many(invites.filter(({ state }) => state === 'sent').map(({ shiftId }) => shiftId));
  const running = asked.filter((shift) => shift.status === 'in_progress' && isFillable(shift, now));
  return running.flatMap((shift) => withPlacement(shift, placements));
};

const placesOf = async ({ locations }: Deps, open: readonly Open[]): Promise<Map<string, UnitPlace | null>> => {
  const units = new Map(open.map(({ shift }) => [shift.unitId, shift]));
  const places = [...units].map(async ([unitId, shift]) => [unitId, await locations.unit(shift)] as const);
  return new Map(await Promise.all(places));
};

type Shown = { open: readonly Open[]; places: ReadonlyMap<string, UnitPlace | null>; now: Date };

/** Reads the pool of each organization at most once. */
const audiencesOf = async (deps: Deps, { open, places, now }: Shown) => {
  const pools = new Map<string, Promise<PlacementItem[]>>();
  const poolOf = (organizationId: string, from?: string): Promise<PlacementItem[]> => {
    const read = pools.get(organizationId) ?? deps.fills.poolOf(organizationId, from);
    pools.set(organizationId, read);
    return read;
  };
  const fills = { ...deps.fills, poolOf };
  const audiences = [...places].map(async ([unitId, place]) => {
    const shifts = open.map(({ shift }) => shift).filter((shift) => shift.unitId === unitId);
    return [unitId, place && (await audienceOf({ favorites: deps.favorites, fills }, place, { shifts, now }))] as const;
  });
  return new Map(await Promise.all(audiences));
};

const filesOf = async ({ files }: Deps, open: readonly Open[], today: string) => {
  const placementIds = [...new Set(open.map(({ placement }) => placement.placementId))];
  const items = placementIds.map(async (id) => [id, await files.items(id, today)] as const);
  return new Map(await Promise.all(items));
};

const ledgersOf = async ({ ledgers }: Deps, open: readonly Open[]): Promise<Map<string, LedgerSummary | null>> => {
  const ids = [...new Set(open.map(({ shift }) => shift.organizationId))];
  const found = await ledgers.summaries(ids);
  return new Map(ids.map((id, index) => [id, found[index] ?? null]));
};

type Feed = {
  now: Date;
  userId: string;
  candidate: Candidate;
  places: ReadonlyMap<string, UnitPlace | null>;
  audiences: ReadonlyMap<string, Audience | null>;
  files: ReadonlyMap<string, Awaited<ReturnType<Deps['files']['items']>>>;
  invites: ReadonlyMap<string, ShiftInvite>;
  ledgers: ReadonlyMap<string, LedgerSummary | null>;
};

/** Returns the booking mode for a person: invited ones book at once, and covered shifts only take backups. */
const shownBookingMode = (
  { bookingMode, state }: EligibilityResult,
  shift: ShiftItem,
  invite: ShiftInvite | null,
): FoundShift['way'] => {
  if (bookingMode === null) return null;
  if (shift.status === 'covered') return 'backup';
  return invite && state === 'eligible' ? 'instant' : bookingMode;
};

const foundShift = (feed: Feed, { shift, placement }: Open): FoundShift[] => {
  const { now, userId, candidate } = feed;
  const [place, audience] = [feed.places.get(shift.unitId), feed.audiences.get(shift.unitId)];
  if (!place || !audience) return [];
  const file = feed.files.get(placement.placementId) ?? [];
  const ledger = feed.ledgers.get(shift.organizationId) ?? null;
  const requestOnly = isRequestOnly(ledger, utcDay(now));
  const ownStaff = isOnPayroll(placement);
  const eligibility = evaluateEligibility({ shift, place, candidate, file, requestOnly, ownStaff }, now);
  const invite = openInvite(feed.invites.get(shift.shiftId) ?? null, shift, now);
  const { reasons, steps, load } = eligibility;
  // Hidden without a reason, which would reveal that the unit has shifts.
  if (reasons.some(({ code }) => code === 'unavailable')) return [];
  return [
    {
      shift,
      way: shownBookingMode(eligibility, shift, invite),
      reasons: reasons.map(stated),
      steps: steps.map(stated),
      load,
      ...(isOnPayroll(placement) && { payroll: true as const }),
      opensAt: shift.status === 'covered' ? null : opensAtFor(shift, audience, { userId, invite }, now),
      invite: invite && { sentAt: invite.sentAt, until: invite.until },
      facility: facilityRecordOf(ledger, utcDay(now)),
    },
  ];
};

/** Finds shifts, evaluated one by one with data read once: the person, their files, and the units. */
export const findShifts = async (
  deps: Deps,
  { caller: { userId } }: { caller: AuthorizedCaller },
): Promise<{ items: FoundShift[] }> => {
  const now = deps.clock.now();
  const placements = await deps.pools.placementsOf(userId, utcDay(now));
  if (placements.length === 0) return { items: [] };
  const [candidate, listed, invites] = await Promise.all([
    loadCandidate(deps, userId, now),
    openShifts(deps, placements, now),
    deps.fills.ownInvites(userId, now.toISOString()),
  ]);
  const open = [...(await runningShifts(deps, { invites, placements, now })), ...listed];
  const [places, files, ledgers] = await Promise.all([
    placesOf(deps, open),
    filesOf(deps, open, utcDay(now)),
    ledgersOf(deps, open),
  ]);
  const feed: Feed = {
    ...{ now, userId, candidate, places, files, ledgers },
    audiences: await audiencesOf(deps, { open, places, now }),
    invites: new Map(invites.map((it) => [it.shiftId, it])),
  };
  const own = new Map(candidate.head.live.map((it) => [it.shiftId, it]));
  // A backup can book a slot that is free again.
  const isNew = ({ shift }: Open): boolean => {
    const live = own.get(shift.shiftId);
    return !live || (live.backup === true && shift.status !== 'covered');
  };
  return { items: open.filter(isNew).flatMap((it) => foundShift(feed, it)) };
};

const overturnedNoShows = async ({ ledgers }: Deps, bookings: readonly Booking[]): Promise<Set<string>> => {
  const lifted = await Promise.all(bookings.map((booking) => isNoShowOverturned(ledgers, booking)));
  return new Set(bookings.filter((_, index) => lifted[index]).map(({ shiftId }) => shiftId));
};

const returnQuestions = async (
  { returnAnswers, clock }: Deps,
  userId: string,
  bookings: readonly Booking[],
): Promise<Map<string, ReturnQuestion>> => {
  const now = clock.now();
  const asked = bookings.filter((booking) => asksToReturn(booking, now));
  if (asked.length === 0) return new Map();
  const known = await returnAnswers.of(
    userId,
    asked.map(({ organizationId }) => organizationId),
  );
  return new Map(
    asked.flatMap((booking) => {
      const question = returnQuestion(booking, known.get(booking.organizationId) ?? null, now);
      return question ? [[booking.shiftId, question] as const] : [];
    }),
  );
};

type Stretch = { caller: AuthorizedCaller; from: string; days: number };

/** Lists bookings, with days read as wide as time zones differ. */
export const listOwnBookings = async (
  deps: Deps,
  { caller, from, days }: Stretch,
): Promise<{ items: OwnBooking[] }> => {
  const { shifts } = deps;
  const until = addDays(from, days);
  const bookings = await shifts.ownBookings(caller.userId, {
    from: `${addDays(from, -1)}T10:00`,
    until: `${until}T12:00`,
  });
  const inDays = bookings.filter(({ terms }) => terms.day >= from && terms.day < until);
  const [listed, lifted, returning] = await Promise.all([
    shifts.many(inDays.map(({ shiftId }) => shiftId)),
    overturnedNoShows(deps, inDays),
    returnQuestions(deps, caller.userId, inDays),
  ]);
  const found = new Map(listed.map((it) => [it.shiftId, it]));
  return {
    items: inDays.flatMap((booking) => {
      const shift = found.get(booking.shiftId);
      if (!shift) return [];
      const question = returning.get(shift.shiftId);
      const isLifted = lifted.has(shift.shiftId);
      const extra = { ...(isLifted && { lifted: true as const }), ...(question && { returning: question }) };
      return [{ ...withConfirmedTerms({ booking, shift }), ...extra }];
    }),
  };
};
