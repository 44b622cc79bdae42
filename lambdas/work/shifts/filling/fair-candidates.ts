import { addDays } from '@shared/core/rules/calendar-days';
import { personSubjectOf } from '@shared/hiring/rules/match/match-subject-of';
import { isOnPayroll, isOwnStaff } from '@shared/work/rules/own-staff';
import { milesBetween } from '@shared/core/rules/places/distance';
import { loadGazetteer } from '@shared/core/rules/places/gazetteer';
import { pointOf } from '@shared/core/rules/places/place-of';
import { fairOrder, type FairCandidate } from '@shared/work/rules/filling/fill-order';
import { opensTo } from '@shared/work/rules/filling/audience';
import { isAvailableFor } from '@shared/work/rules/shifts/availability';
import { wantsLastMinute } from '@shared/work/rules/filling/last-minute';
import type { AssignRefusal } from '@shared/work/model/own-staff';
import { holdsSlot } from '@shared/work/rules/shifts/shift-status';
import { shiftLimits } from '@shared/work/limits/shift-limits';
import { addSeconds, utcDay } from '../../../platform/clock';
import type { InviteCounts } from '../../../store/work/shifts/filling/fill-item';
import type { UnitPlace } from '../../../store/work/locations/ports';
import type { PlacementItem } from '../../../store/work/placements/placement-item';
import type { ShiftItem } from '../../../store/work/shifts/shift-item';
import { audienceOf } from './audience';
import {
  evaluateEligibility,
  hasHoursFor,
  loadCandidate,
  placementFor,
  type Candidate,
  type Known,
} from '../booking/evaluate-eligibility';
import { reasonSeen } from '../booking/assign-shift';
import type { Deps } from '../ports';

/** Possible invitee, with the number of recent invites. */
export type Askable = FairCandidate & {
  counts: InviteCounts;
  placementId: string;
  name: string;
  /** Day of the person's latest shift at the organization. */
  lastWorkedOn: string | null;
  /** Whether they want last-minute invites for this shift. */
  lastMinute: boolean;
  /** Whether the employer's payroll pays them. */
  payroll: boolean;
  sharesPhone: boolean;
  /** Whether they are available at that time of the week, and not away. */
  available: boolean;
  /** Why they can't work the shift; null if eligible. */
  refusal: AssignRefusal | null;
};

/** Why someone of the pool can't work a shift. */
export type Unable = { id: string; name: string; refusal: AssignRefusal };

const atOnce = 20;
const fairDays = 28;
const inviteDays = 7;

const hoursSince = ({ past }: Candidate, organizationId: string, from: string): number =>
  past
    .filter((it) => it.organizationId === organizationId && it.startsAt >= from && holdsSlot(it.status))
    .reduce((hours, { startsAt, endsAt }) => hours + (Date.parse(endsAt) - Date.parse(startsAt)) / 3_600_000, 0);

const lastWorkedOn = ({ past }: Candidate, organizationId: string): string | null =>
  past
    .filter((it) => it.organizationId === organizationId && holdsSlot(it.status))
    .map(({ terms }) => terms.day)
    .toSorted()
    .at(-1) ?? null;

const milesTo = ({ location }: UnitPlace, { profile }: Candidate): number | null => {
  const home = profile && personSubjectOf(profile).home;
  if (!home) return null;
  const point = location.center ?? pointOf(`${location.city}, ${location.state} ${location.postalCode}`);
  return point && milesBetween(home, point);
};

export const invitesSince = ({ days }: InviteCounts, from: string): number =>
  Object.entries(days).reduce((sum, [day, count]) => (day >= from ? sum + count : sum), 0);

/** Own staff first, then the newest: each person takes several reads. */
const mostOf = (pool: readonly PlacementItem[]): PlacementItem[] => {
  if (pool.length <= shiftLimits.poolPeopleConsidered) return [...pool];
  const ownFirst = pool.toSorted((one, other) => Number(isOwnStaff(other)) - Number(isOwnStaff(one)));
  return ownFirst.slice(0, shiftLimits.poolPeopleConsidered);
};

/** Returns one placement for each person in the pool on the shift's day who may see the shift by now. */
const poolOf = async (deps: Deps, shift: ShiftItem, place: UnitPlace, now: Date): Promise<PlacementItem[]> => {
  const today = utcDay(now);
  const placements = await deps.fills.poolOf(shift.organizationId, shift.day < today ? shift.day : today);
  const audience = await audienceOf(deps, place, { shifts: [shift], now, pool: placements });
  const byPerson = Map.groupBy(placements, ({ professional }) => professional.userId);
  const found = [...byPerson].flatMap(([userId, own]) => {
    const placement = placementFor(own, shift);
    return placement && opensTo(shift, audience, userId, now) === null ? [placement] : [];
  });
  return mostOf(found);
};

type Wanted = { placement: PlacementItem; known: Known };

/** Reads in batches what decides for most people; only the unit's own blocks matter for its shift. */
const knownOf = async (deps: Deps, { unitId }: ShiftItem, pool: readonly PlacementItem[]): Promise<Wanted[]> => {
  const userIds = pool.map(({ professional }) => professional.userId);
  const [preferences, heads, summaries, blocks] = await Promise.all([
    deps.preferences.many(userIds),
    deps.shifts.headsOf(userIds),
    deps.ledgers.summaries(userIds),
    deps.blocks.of(unitId),
  ]);
  const blocked = new Set(blocks.map(({ userId }) => userId));
  return pool.map((placement, at) => {
    const { userId } = placement.professional;
    const known = {
      ...{ head: heads.get(userId)!, preferences: preferences.get(userId)! },
      ...{ summary: summaries[at] ?? null, units: blocked.has(userId) ? [unitId] : [] },
    };
    return { placement, known };
  });
};

/** `evenUnavailable`: includes people unavailable at that time, or away. */
type Asked = { shift: ShiftItem; place: UnitPlace; now: Date; evenUnavailable?: true };

const askable = async (
  deps: Deps,
  { shift, place, now }: Asked,
  { placement, known }: Wanted,
  counts: InviteCounts,
): Promise<Askable> => {
  const { placementId, professional } = placement;
  const { userId: id, name } = professional;
  const [candidate, file] = await Promise.all([
    loadCandidate(deps, id, now, known),
    deps.files.items(placementId, shift.day),
  ]);
  const { preferences } = known;
  const ownStaff = isOnPayroll(placement);
  const today = utcDay(now);
  const eligibility = evaluateEligibility({ shift, place, candidate, file, ownStaff }, now);
  const eligible = eligibility.state === 'eligible';
  return {
    id,
    eligible,
    refusal: eligible ? null : reasonSeen(eligibility),
    workedUnit180: candidate.past.some((it) => it.unitId === shift.unitId && holdsSlot(it.status)),
    hours28: hoursSince(candidate, shift.organizationId, addSeconds(now, -fairDays * 24 * 3600).toISOString()),
    invites7: invitesSince(counts, addDays(today, -inviteDays + 1)),
    counts,
    ...{ placementId, name },
    lastWorkedOn: lastWorkedOn(candidate, shift.organizationId),
    // Waves of an open shift ignore the last-minute preference.
    lastMinute: shift.coverNowAt !== undefined && wantsLastMinute(preferences, milesTo(place, candidate)),
    payroll: ownStaff,
    sharesPhone: preferences.sharePhone,
    available: isAvailableFor(preferences, shift),
  };
};

const idAndName = ({ professional: { userId, name } }: PlacementItem): { id: string; name: string } => ({
  id: userId,
  name,
});

type Split = { wanted: Wanted[]; busy: Wanted[] };

/** Leaves out people who are unavailable, away, or work too close to the shift, before reading more about them. */
const wantedOf = async (deps: Deps, asked: Asked, left: ReadonlySet<string>): Promise<Split> => {
  const { shift, place, now, evenUnavailable } = asked;
  const pool = (await poolOf(deps, shift, place, now)).filter(({ professional }) => !left.has(professional.userId));
  const found = (await knownOf(deps, shift, pool)).filter(
    ({ known }) => evenUnavailable === true || isAvailableFor(known.preferences, shift),
  );
  const { wanted = [], busy = [] } = Object.groupBy(found, ({ known: { head, preferences } }) =>
    hasHoursFor({ shift, place, head, preferences }) ? 'wanted' : 'busy',
  );
  return { wanted, busy };
};

/**
 * Everyone in the pool without those in `left`: `order` could work the shift, in fair order, `unable` not, by name.
 */
export const considerPool = async (
  deps: Deps,
  asked: Asked,
  left: ReadonlySet<string>,
): Promise<{ order: Askable[]; unable: Unable[] }> => {
  const { shift } = asked;
  const [{ wanted, busy }] = await Promise.all([wantedOf(deps, asked, left), loadGazetteer()]);
  const userIds = wanted.map(({ placement }) => placement.professional.userId);
  const counts = await deps.fills.inviteCounts(userIds);
  const people: Askable[] = [];
  for (let from = 0; from < wanted.length; from += atOnce) {
    const some = wanted.slice(from, from + atOnce);
    const found = some.map((it) => askable(deps, asked, it, counts.get(it.placement.professional.userId)!));
    people.push(...(await Promise.all(found)));
  }
  const hashes = new Map(
    await Promise.all(
      userIds.map(async (id) => [id, await deps.hash('fair-order', `${shift.shiftId}#${id}`)] as const),
    ),
  );
  const unable = [
    ...busy.map(({ placement }) => ({ ...idAndName(placement), refusal: 'hours' as const })),
    ...people.flatMap(({ id, name, refusal }) => (refusal === null ? [] : [{ id, name, refusal }])),
  ];
  return {
    order: fairOrder(people, (id) => hashes.get(id) ?? ''),
    unable: unable.toSorted((one, other) => one.name.localeCompare(other.name)),
  };
};

export const fairCandidates = async (deps: Deps, asked: Asked, left: ReadonlySet<string>): Promise<Askable[]> =>
  (await considerPool(deps, asked, left)).order;
