import { attendanceRoutes } from '@shared/work/api/attendance.routes';
import { entryHash } from '@shared/work/rules/attendance/entry-chain';
import { entrySignature, newClockKey, type ClockKey } from '@shared/work/rules/attendance/entry-signature';
import type { ClockEntry, EntryBatch } from '@shared/work/model/attendance';
import type { Shift } from '@shared/work/model/shifts/shift';
import { randomUUID } from 'node:crypto';
import { ulid } from 'ulid';
import { advanceDueShifts, type AdvanceResult } from '@lambdas/work/shifts/background/advance-due-shifts';
import { recheckBooking } from '@lambdas/work/shifts/booking/recheck-bookings';
import { createShiftDeps } from '@lambdas/work/shifts/shift-deps';
import type { Deps } from '@lambdas/work/attendance/ports';
import { sendEntries } from '@lambdas/work/attendance/send-entries';
import { systemClock } from '@lambdas/platform/clock';
import { createCursors } from '@lambdas/platform/http/cursor';
import type { AuthorizedCaller } from '@lambdas/platform/http/caller';
import { createDailyCounts } from '@lambdas/platform/table/daily-limits';
import { keyedHash } from '@lambdas/platform/crypto/keyed-hash';
import { openTable } from '@lambdas/platform/table/table';
import { createWeekOf } from '@lambdas/store/work/attendance/approve-attendance';
import { createAttendance, createDueAttendance } from '@lambdas/store/work/attendance/attendance';
import { createAttendedShifts } from '@lambdas/store/work/attendance/attended-shifts';
import { createClockPhones } from '@lambdas/store/work/attendance/clock-phones';
import { createKiosks } from '@lambdas/store/work/attendance/kiosks';
import { createPayDeps, recomputePay } from '@lambdas/store/work/attendance/open-pay';
import { createLocations } from '@lambdas/store/work/locations/locations';
import { createPeople } from '@lambdas/store/organizations/organizations/member-names';
import { createOrganizations } from '@lambdas/store/organizations/organizations/organizations';
import { getStoredPlacement } from '@lambdas/store/work/placements/placement-item';
import { createLedgers } from '@lambdas/store/work/reliability/ledgers';
import { createReturnAnswers } from '@lambdas/store/work/reliability/return-answers';
import { createDueShifts } from '@lambdas/store/work/shifts/shift-clock';
import { createFills } from '@lambdas/store/work/shifts/filling/fills';
import { createShiftCaseReads } from '@lambdas/store/trust/shift-cases/shift-cases';
import { createShifts } from '@lambdas/store/work/shifts/shifts';
import { api } from '../client';
import type { Person } from '../people';

const hash = keyedHash(async () => Buffer.from('attendance in a test'));

/** Use case dependencies at an instant: shifts are booked ahead and worked later. */
export const attendanceAt = (at: string | number): Deps => {
  const table = openTable();
  const clock = { now: () => new Date(at), newId: <P extends string>(prefix: P) => `${prefix}_${ulid()}` };
  return {
    shifts: createShifts(table),
    attended: createAttendedShifts(table),
    attendance: createAttendance(table, createCursors(hash)),
    placement: (placementId) => getStoredPlacement(table, placementId),
    week: createWeekOf(table),
    locations: createLocations(table),
    organizations: createOrganizations(table),
    people: createPeople(table),
    clockPhones: createClockPhones(table),
    kiosks: createKiosks(table),
    ledgers: createLedgers(table),
    returnAnswers: createReturnAnswers(table),
    shiftCases: createShiftCaseReads(table),
    recomputePay: (ref) => recomputePay(createPayDeps(table, clock), ref),
    throttle: createDailyCounts(table, clock),
    hash,
    clock,
  };
};

/** Runs the schedule at an instant, for one shift: others in the table belong to other tests. */
export const advanceShift = ({ shiftId }: Pick<Shift, 'shiftId'>, at: string): Promise<AdvanceResult> => {
  type Page<T> = { due: T[]; next: Record<string, unknown> | null };
  const own = async <T extends { shiftId: string }>(read: (after: Page<T>['next']) => Promise<Page<T>>) => {
    const found: T[] = [];
    let after: Page<T>['next'] = null;
    do {
      const { due, next }: Page<T> = await read(after);
      found.push(...due.filter((it) => it.shiftId === shiftId));
      after = next;
    } while (after);
    return { due: found, next: null };
  };
  const table = openTable();
  const all = { ...createDueShifts(table), ...createDueAttendance(table) };
  const due: typeof all = {
    shifts: (until) => own((after) => all.shifts(until, after)),
    requests: (until) => own((after) => all.requests(until, after)),
    attendance: (until) => own((after) => all.attendance(until, after)),
    awaitingApproval: all.awaitingApproval,
    remind: all.remind,
  };
  return advanceDueShifts(
    {
      ...attendanceAt(at),
      ...{ shifts: createShifts(table), fills: createFills(table), due },
      recheck: (booking) =>
        recheckBooking(
          { ...createShiftDeps(table, hash), clock: { ...systemClock, now: () => new Date(at) } },
          booking,
        ),
    },
    () => true,
  );
};

export const workerOf = ({ userId }: Person): AuthorizedCaller => ({
  userId,
  role: 'professional',
  scope: 'own',
  membership: null,
});

export const supervisorOf = (
  { userId }: Person,
  organizationId: string,
  scope: 'assigned' | 'organization' = 'assigned',
): AuthorizedCaller => ({
  userId,
  role: scope === 'assigned' ? 'member' : 'manager',
  scope,
  membership: {
    organizationId,
    userId,
    role: scope === 'assigned' ? 'member' : 'manager',
    department: '',
    joinedAt: new Date(0).toISOString(),
  },
});

export const minutesAfter = (at: string, minutes: number): string =>
  new Date(Date.parse(at) + minutes * 60_000).toISOString();

/** An entry, signed unless stated otherwise. */
type Made = Partial<Omit<ClockEntry, 'signature'>> & { signature?: null } & { kind: ClockEntry['kind']; at: string };

const userAgent = 'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) Version/26.0 Mobile Safari/604.1';

/** An offline phone: entries have its clock's time, which is accurate. */
export class Phone {
  readonly session = `session-${randomUUID()}`;
  readonly device = `phone-${randomUUID()}`;
  readonly waiting: ClockEntry[] = [];
  private last: ClockEntry | null = null;
  private readonly key: Promise<ClockKey> = newClockKey();

  constructor(
    private readonly shift: Pick<Shift, 'shiftId'>,
    private readonly started = '2026-01-01T00:00:00.000Z',
  ) {}

  private mono(at: string): number {
    return Date.parse(at) - Date.parse(this.started);
  }

  async make({ at, ...entry }: Made): Promise<ClockEntry> {
    const made = {
      entryId: randomUUID(),
      shiftId: this.shift.shiftId,
      device: this.device,
      seq: (this.last?.seq ?? 0) + 1,
      previousHash: this.last?.hash ?? null,
      session: this.session,
      mono: this.mono(at),
      wall: at,
      method: 'location' as const,
      fence: { result: 'inside' as const, accuracyUpTo: 20 as const },
      code: null,
      askedEarly: false,
      lateMinutes: null,
      answers: null,
      ...entry,
    };
    const hash = await entryHash(made);
    this.last = {
      ...made,
      hash,
      signature: made.signature === null ? null : await entrySignature(await this.key, hash),
    };
    this.waiting.push(this.last);
    return this.last;
  }

  batch(at: string, entries: ClockEntry[] = this.waiting): EntryBatch {
    return { entries, sync: { session: this.session, mono: this.mono(at), wall: at }, anchors: [] };
  }

  send(person: Person, at: string, entries: ClockEntry[] = this.waiting) {
    return sendEntries(attendanceAt(at), {
      caller: workerOf(person),
      batch: this.batch(at, entries),
      userAgent,
    });
  }
}

export const shiftDayOf = async (person: Person, { shiftId }: Pick<Shift, 'shiftId'>) =>
  api(attendanceRoutes.getAttendance, { params: { shiftId } }, { token: person.token });
