import { marshall } from '@aws-sdk/util-dynamodb';
import { notificationRoutes } from '@shared/messages/api/notifications.routes';
import { mondayOfDay } from '@shared/core/rules/calendar-days';
import type { Shift } from '@shared/work/model/shifts/shift';
import { expect } from 'vitest';
import { openTable, queryEvery } from '@lambdas/platform/table/table';
import { shiftIndexes } from '@lambdas/store/work/shifts/keys';
import { createShifts } from '@lambdas/store/work/shifts/shifts';
import { itemsOf } from '../../sim/invariants/items';
import { shiftInvariants } from '../../sim/invariants/shifts';
import type { StoredItem } from '../../../emulators/dynamodb/values';
import { api } from '../client';
import type { Person } from '../people';
import { approveRequest, bookShift, type coverUnit } from './shifts';

type Cover = Awaited<ReturnType<typeof coverUnit>>;

/** Lists broken rules of an organization's shifts: their bookings, the board, and the people. */
export const problems = async ({ admin, location, pool }: Cover): Promise<string[]> => {
  const table = openTable();
  const shifts = createShifts(table);
  const all: { item: StoredItem }[] = [];
  const read = async (list: string): Promise<void> => {
    for await (const item of queryEvery(table, { list, consistent: true }))
      all.push({ item: marshall(item, { removeUndefinedValues: true }) });
  };
  const mondays = new Set<string>();
  for await (const shiftId of shifts.upcomingOf(admin.organizationId, '0')) {
    const shift = await shifts.get(shiftId);
    if (shift) mondays.add(mondayOfDay(shift.day));
    await read(shiftIndexes.shift(shiftId));
  }
  for (const monday of mondays) await read(shiftIndexes.board(location.locationId, monday));
  for (const { userId } of pool) await read(shiftIndexes.ownBookings(userId));
  const outcome = {
    tables: { main: { lists: () => ({ all: () => all }) } },
    mails: { list: () => [] },
    ended: { mails: 0 },
    clocksApartMs: () => 0,
  };
  expect(itemsOf(outcome, 'Shift').length, 'shifts that are checked').toBeGreaterThan(0);
  return shiftInvariants.flatMap((invariant) => invariant(outcome));
};

export const titlesOf = async (person: Person): Promise<string[]> =>
  (await api(notificationRoutes.listNotifications, { query: {} }, { token: person.token })).body.items.map(
    ({ title }) => title,
  );

export const book = async (manager: Person, shift: Shift, person: Person): Promise<void> => {
  expect((await bookShift(person, shift)).status).toBe(200);
  expect((await approveRequest(manager, shift, person)).status).toBe(200);
};
