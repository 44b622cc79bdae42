import { randomUUID } from 'node:crypto';
import { openTable, type Item, type Table } from '@lambdas/platform/table/table';
import { PutCommand } from '@lambdas/platform/table/commands';
import { systemClock } from '@lambdas/platform/clock';
import { createOwnStaffHours } from '@lambdas/store/work/attendance/own-staff-hours';
import { attendanceItem } from '@lambdas/store/work/attendance/attendance-item';
import { attendanceWith } from '@lambdas/store/work/attendance/attendance.fake';
import { placementItem, type PlacementItem } from '@lambdas/store/work/placements/placement-item';
import { createFillMonths } from '@lambdas/store/work/shifts/filling/fill-months';
import { createFills } from '@lambdas/store/work/shifts/filling/fills';
import { createInvitations } from '@lambdas/store/organizations/organizations/invitations';
import { limits } from '@shared/limits';
import { beforeAll, expect, it } from 'vitest';
import { sharedStack } from '../../support/stack';

await sharedStack();

const { newId } = systemClock;
const organizationId = newId('org');
const [today, tomorrow, lastWeek] = ['2026-11-30', '2026-12-01', '2026-11-23'];
/** More than a page of the table holds. */
const ended = 1300;

const staffer = (createdAt: string, endOn: string | null = null): PlacementItem => ({
  placementId: newId('plc'),
  kind: 'own_staff',
  profession: 'rn',
  unitIds: [],
  offerId: null,
  applicationId: null,
  jobId: null,
  jobTitle: '',
  organizationId,
  organization: 'Lakeshore',
  professional: { userId: randomUUID(), name: 'Ada Byron' },
  terms: {
    ...{ jobType: 'full_time', startOn: '2026-01-01', endOn: null, payCents: 0, rate: 'hour' },
    ...{ currency: 'USD', hoursPerWeek: null, location: '', notes: '' },
  },
  endOn,
  endReason: '',
  createdAt,
  version: 1,
});

const first = staffer('2026-01-01T12:00:00.000Z');
const leaving = staffer('2026-01-02T12:00:00.000Z', today);
const newest = staffer('2026-11-29T12:00:00.000Z');

let table: Table;

const put = async (items: readonly Item[]): Promise<void> => {
  for (let from = 0; from < items.length; from += 50) {
    const some = items.slice(from, from + 50);
    await Promise.all(some.map((Item) => table.client.send(new PutCommand({ TableName: table.name, Item }))));
  }
};

const idsOf = (placements: readonly { placementId: string }[]): string[] =>
  placements.map(({ placementId }) => placementId);

beforeAll(async () => {
  table = openTable();
  const others = Array.from({ length: ended }, () => staffer('2026-06-01T12:00:00.000Z', lastWeek));
  await put([first, leaving, newest, ...others].map(placementItem));
});

it('a pool has everyone who has not left, however many joined and left after them', async () => {
  const { poolOf } = createFills(table);
  expect(idsOf(await poolOf(organizationId, today))).toEqual(idsOf([newest, leaving, first]));
  expect(idsOf(await poolOf(organizationId, tomorrow))).toEqual(idsOf([newest, first]));
  expect(await poolOf(organizationId)).toHaveLength(ended + 3);
});

it('figures count everyone in the pool of their months', async () => {
  const { pool } = createFillMonths(table);
  expect(idsOf(await pool(organizationId, '2026-12-01'))).toEqual(idsOf([newest, first]));
  expect(await pool(organizationId, '2026-11-01')).toHaveLength(ended + 3);
});

it('payroll has the hours of the longest employed', async () => {
  const { placementId, professional } = first;
  const worked = attendanceWith({
    ...{ placementId, professional, organizationId, shiftId: newId('shf'), locationId: newId('loc') },
    ...{ unitId: newId('unt'), day: '2026-11-24' },
    ...{ startsAt: '2026-11-24T13:00:00.000Z', endsAt: '2026-11-25T01:00:00.000Z' },
  });
  await put([attendanceItem(worked, null)]);
  expect(idsOf(await createOwnStaffHours(table).ofWeek(organizationId, lastWeek))).toEqual([placementId]);
});

it('all waiting invitations of own staff are listed and counted', async () => {
  const invitations = createInvitations(table);
  const count = limits.invitationsListed + 20;
  const at = systemClock.now().toISOString();
  const expiresAt = new Date(systemClock.now().getTime() + 86_400_000).toISOString();
  const person = { firstName: 'Ada', lastName: 'Byron', role: 'member', department: '' } as const;
  const times = { createdAt: at, sentAt: at, expiresAt, acceptedAt: null };
  for (let index = 0; index < count; index += 1) {
    const of = { invitationId: newId('inv'), organizationId, invitedBy: first.professional.userId };
    const staff = { profession: 'rn' as const, unitIds: [] };
    const invitation = { ...of, ...person, ...times, email: `a${index}@example.test`, staff };
    await invitations.put(invitation, { emailHash: `hash ${index}`, previous: null });
  }
  expect(await invitations.listStaff(organizationId)).toHaveLength(count);
});
