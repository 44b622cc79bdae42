import { noReturns } from '@shared/work/rules/filling/facility-measures';
import type { AppError } from '@shared/errors';
import { createHash } from 'node:crypto';
import {
  defaultShiftPreferences,
  type AwayPeriod,
  type ShiftPreferences,
} from '@shared/work/model/shifts/shift-preferences';
import type { AuthorizedCaller } from '../../platform/http/caller';
import type { PlacementItem } from '../../store/work/placements/placement-item';
import { emptyProfile } from '../../store/people/profiles/profile-item';
import type { LedgerEvent, LedgerSummary } from '../../store/work/reliability/ledger-item';
import { FakeFills } from '../../store/work/shifts/filling/fills.fake';
import { bookingWith, ids, shiftWith } from '../../store/work/shifts/shifts.fake';
import type { UnitPlace } from '../../store/work/locations/ports';
import type { UnitBlock } from '../../store/work/shifts/ports';
import type { ShiftItem } from '../../store/work/shifts/shift-item';
import type { Deps } from './ports';

const made = '2026-11-01T09:00:00.000Z';

const place = {
  location: {
    locationId: ids.locationId,
    timeZone: 'America/Chicago',
    state: 'IL',
    workweekStartsOn: 0,
    workdayStartsAt: '00:00',
    longDuty: false,
  },
  unit: {
    unitId: 'lun_1',
    name: 'OR East',
    careUnit: 'or',
    overtime: 'yes',
    instantBook: true,
    orientationShifts: 0,
    favoritesFirst: true,
    ownStaffFirst: true,
    fillTarget: 90,
    weeklyRaiseCents: null,
    raisesItself: false,
    supervisors: [],
  },
} as unknown as UnitPlace;

const anyone = '00000000-0000-4000-8000-000000000001';

const placementOf = (userId: string): PlacementItem =>
  ({
    placementId: `plc_${userId}`,
    organizationId: ids.organizationId,
    professional: { userId, name: userId },
    terms: { startOn: '2026-01-01' },
    endOn: null,
  }) as unknown as PlacementItem;

/** Profession without a license. */
const profession = 'surgical_tech';

const undecided = (ownerId: string): LedgerSummary => ({
  ...{ ownerId, kept: 0, lost: 0, events: 0, day: '2026-12-01', lastNoShowOn: null },
  ...{ measures: [], returns: noReturns },
  pause: { caseId: 'shc_1', dueAt: '2026-12-04T18:00:00.000Z', decidedAt: null, until: null, noShows: [] },
  version: 1,
});

/** Creates a night shift for surgical technologists, open to the whole pool. */
export const nightOf = (fields: Partial<ShiftItem> = {}): ShiftItem =>
  shiftWith({ professions: [profession], headcount: 1, createdAt: made, ...fields });

/** Returns `done`, or the error code. */
export const answerOf = (act: Promise<unknown>): Promise<string> =>
  act.then(
    () => 'done',
    (error: unknown) => (error as AppError).code,
  );

/** Use cases of shifts on an in-memory table. Everyone in the pool has worked a shift before. */
export class FakeShiftDeps {
  readonly table = new FakeFills();
  /** Ledger events by owner and event ID. */
  readonly events = new Map<string, LedgerEvent>();
  readonly favorites: string[] = [];
  readonly blocks: UnitBlock[] = [];
  /** IDs of blocked organizations by person. */
  readonly blockedEmployers = new Map<string, string[]>();
  location = place.location;
  readonly preferences = new Map<string, ShiftPreferences>();
  /** Hook for a concurrent save from another screen. */
  beforeAwaySave: (() => void) | null = null;
  /** Answers by organization. */
  readonly returnAnswers = new Map<string, boolean>();
  /** IDs of people with paused booking. */
  readonly paused = new Set<string>();
  now = new Date('2026-12-03T18:00:00.000Z');
  readonly unit: UnitPlace['unit'] = { ...place.unit, supervisors: ['sup'] };

  constructor(people: number) {
    for (let person = 1; person <= people; person += 1) this.join(`pro_${String(person).padStart(2, '0')}`);
  }

  join(userId: string): void {
    const worked = { startsAt: '2026-11-10T01:00:00.000Z', endsAt: '2026-11-10T13:00:00.000Z' };
    this.table.pool.push(placementOf(userId));
    const before = nightOf({ shiftId: `shf_${userId}`, ...worked, day: '2026-11-09', status: 'completed' });
    this.table.shifts.set(before.shiftId, before);
    this.table.bookings.set(`${before.shiftId}#${userId}`, {
      ...bookingWith(userId, { status: 'completed', unitId: 'lun_1' }),
      ...worked,
      shiftId: before.shiftId,
    });
  }

  /** Adds own staff, for all units by default. */
  joinStaff(userId: string, fields: Partial<PlacementItem> = {}): void {
    this.join(userId);
    const placement = this.table.pool.pop()!;
    this.table.pool.push({ ...placement, kind: 'own_staff', unitIds: [], ...fields });
  }

  get people(): string[] {
    return this.table.pool.map(({ professional }) => professional.userId);
  }

  private preferenceOf(userId: string): ShiftPreferences {
    return this.preferences.get(userId) ?? defaultShiftPreferences;
  }

  passMinutes(minutes: number): void {
    this.now = new Date(this.now.getTime() + minutes * 60_000);
  }

  readonly deps = (): Deps =>
    ({
      shifts: this.table,
      fills: this.table.fills(),
      preferences: {
        get: async (userId: string) => this.preferenceOf(userId),
        many: async (userIds: readonly string[]) =>
          new Map(userIds.map((userId) => [userId, this.preferenceOf(userId)])),
        save: async (userId: string, changes: Partial<ShiftPreferences>) => {
          const saved = { ...this.preferenceOf(userId), ...changes };
          this.preferences.set(userId, saved);
          return saved;
        },
        saveAway: async (userId: string, changes: Partial<ShiftPreferences>, before: readonly AwayPeriod[]) => {
          this.beforeAwaySave?.();
          const stored = this.preferenceOf(userId);
          if (JSON.stringify(stored.away) !== JSON.stringify(before)) return null;
          const saved = { ...stored, ...changes };
          this.preferences.set(userId, saved);
          return saved;
        },
        phones: async (userIds: readonly string[]) => new Map(userIds.map((userId) => [userId, `+1 ${userId}`])),
      },
      favorites: { of: async () => this.favorites },
      blocks: {
        of: async (unitId: string) => this.blocks.filter((it) => it.unitId === unitId),
        unitsBlocking: async (userId: string) =>
          this.blocks.filter((it) => it.userId === userId).map(({ unitId }) => unitId),
        add: async (block: UnitBlock) => {
          const before = this.blocks.find((it) => it.userId === block.userId && it.unitId === block.unitId);
          if (!before) this.blocks.push(block);
          return before ?? block;
        },
        remove: async ({ userId }: { userId: string }) => {
          this.blocks.splice(0, this.blocks.length, ...this.blocks.filter((it) => it.userId !== userId));
        },
      },
      people: {
        find: async (userIds: readonly string[]) =>
          new Map(userIds.map((userId) => [userId, { first_name: userId, last_name: 'Doe' }])),
      },
      locations: {
        unit: async ({ unitId }: { unitId: string }) => ({ location: this.location, unit: { ...this.unit, unitId } }),
      },
      pools: {
        placementsOf: async (userId: string) => this.table.pool.filter((it) => it.professional.userId === userId),
      },
      profiles: {
        get: async (userId: string) => ({
          ...emptyProfile(anyone, this.now),
          ...{ profession, version: 1, blockedOrganizations: this.blockedEmployers.get(userId) ?? [] },
        }),
      },
      files: { items: async () => [] },
      returnAnswers: { of: async () => this.returnAnswers },
      shiftCases: { many: async () => [] },
      ledgers: {
        event: async (ownerId: string, eventId: string) => this.events.get(`${ownerId} ${eventId}`) ?? null,
        events: async () => [],
        summaries: async (owners: readonly string[]) =>
          owners.map((owner) => (this.paused.has(owner) ? undecided(owner) : null)),
      },
      hash: async (_purpose: string, text: string) => createHash('sha256').update(text).digest('hex'),
      clock: { now: () => this.now, newId: (prefix: string) => `${prefix}_new` },
    }) as unknown as Deps;

  readonly manager = {
    userId: 'mgr_01',
    scope: 'organization',
    membership: { organizationId: ids.organizationId },
  } as unknown as AuthorizedCaller;

  readonly as = (userId: string): AuthorizedCaller => ({ userId, scope: 'own' }) as unknown as AuthorizedCaller;
}
