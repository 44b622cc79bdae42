import { attendanceItem, type AttendanceItem } from '@lambdas/store/work/attendance/attendance-item';
import { emptyAttendance } from '@lambdas/store/work/attendance/derive-attendance';
import { bookingWith, shiftWith } from '@lambdas/store/work/shifts/shifts.fake';
import { listAttendanceToApprove } from '@lambdas/work/attendance/confirm-attendance';
import { PutCommand } from '@lambdas/platform/table/commands';
import { openTable } from '@lambdas/platform/table/table';
import { ulid } from 'ulid';
import { describe, expect, it } from 'vitest';
import { attendanceAt, minutesAfter, supervisorOf } from '../../support/work/attendance';
import { makeUnit } from '../../support/work/shifts';
import { registerTeam } from '../../support/marketplace';
import { sharedStack } from '../../support/stack';

const stack = await sharedStack();
const at = '2026-11-30T12:00:00.000Z';

describe('hours to approve', () => {
  it('of all locations are in one list by deadline, page by page, each once', async () => {
    const team = await registerTeam(stack);
    const locations = await Promise.all([makeUnit(team.manager, [team.member.userId]), makeUnit(team.manager, [])]);
    const { organizationId } = team.admin.me.membership!;
    const table = openTable();
    const submit = async (number: number) => {
      const { locationId, units } = locations[number % 2]!;
      const unitId = units[0]!.unitId;
      const shift = shiftWith({ shiftId: `shf_${ulid()}`, organizationId, locationId, unitId });
      const item: AttendanceItem = {
        ...emptyAttendance(
          { shift, booking: bookingWith(team.admin.userId, { shiftId: shift.shiftId, placementId: `plc_${ulid()}` }) },
          false,
        ),
        status: 'submitted',
        // Some have the same deadline.
        answerBy: minutesAfter(at, Math.floor(number / 3)),
      };
      await table.client.send(new PutCommand({ TableName: table.name, Item: attendanceItem(item, null) }));
    };
    await Promise.all(Array.from({ length: 120 }, (_, number) => submit(number)));
    const caller = supervisorOf(team.manager, organizationId, 'organization');
    const pages: AttendanceItem['shiftId'][][] = [];
    const deadlines: (string | null)[] = [];
    let cursor: string | undefined;
    do {
      const page = await listAttendanceToApprove(attendanceAt(at), { caller, cursor });
      pages.push(page.items.map(({ shiftId }) => shiftId));
      deadlines.push(...page.items.map(({ answerBy }) => answerBy));
      cursor = page.nextCursor ?? undefined;
    } while (cursor !== undefined);
    expect(pages.map(({ length }) => length)).toEqual([50, 50, 20]);
    expect(new Set(pages.flat()).size).toBe(120);
    expect(deadlines).toEqual(deadlines.toSorted());
    const own = await listAttendanceToApprove(attendanceAt(at), { caller: supervisorOf(team.member, organizationId) });
    expect(own.items).toHaveLength(50);
    expect(new Set(own.items.map(({ locationId }) => locationId))).toEqual(new Set([locations[0].locationId]));
    const outsider = await listAttendanceToApprove(attendanceAt(at), {
      caller: supervisorOf(team.admin, organizationId),
    });
    expect(outsider).toEqual({ items: [], nextCursor: null });
  });
});
