import { noRaises } from '@shared/work/rules/filling/raises';
import { shiftLimits } from '@shared/work/limits/shift-limits';
import {
  getItem,
  getItems,
  queryDue,
  queryEvery,
  transact,
  type Item,
  type Table,
} from '../../../../platform/table/table';
import { readPool } from '../../placements/read-pool';
import { FillRun, InviteCounts, noInvites, RaiseWeek, ShiftInvite } from './fill-item';
import { fillWrites } from './fill-writes';
import { shiftIndexes, shiftKeys } from '../keys';
import type { Fills } from '../ports';
import { readBooking, readShift } from '../shift-item';

const named = (items: readonly Item[], name: string): Item[] => items.filter(({ entity }) => entity === name);

const take = async (items: AsyncGenerator<Item>, most: number): Promise<Item[]> => {
  const taken: Item[] = [];
  for await (const item of items) {
    taken.push(item);
    if (taken.length === most) break;
  }
  return taken;
};

export const createFills = (table: Table): Fills => ({
  async whole(shiftId) {
    const items: Item[] = [];
    const list = shiftIndexes.shift(shiftId);
    for await (const item of queryEvery(table, { list, consistent: true })) items.push(item);
    const [shift] = named(items, 'Shift');
    const [run] = named(items, 'FillRun');
    if (!shift) return null;
    return {
      shift: readShift(shift),
      bookings: named(items, 'Booking').map(readBooking),
      run: run ? FillRun.parse(run) : null,
      invites: named(items, 'ShiftInvite').map((item) => ShiftInvite.parse(item)),
    };
  },

  async run(shiftId) {
    const item = await getItem(table, shiftKeys.fillRun(shiftId), true);
    return item ? FillRun.parse(item) : null;
  },

  async claimed(shiftId, userId) {
    const { shift: ofShift, booking: ofBooking, shiftInvite } = shiftKeys;
    const wanted = [ofShift(shiftId), ofBooking(shiftId, userId), shiftInvite(shiftId, userId)];
    const [shift, booking, invite] = await getItems(table, wanted, true);
    if (!shift) return null;
    return {
      shift: readShift(shift),
      booking: booking ? readBooking(booking) : null,
      invite: invite ? ShiftInvite.parse(invite) : null,
    };
  },

  async ownInvites(userId, from) {
    const list = shiftIndexes.ownBookings(userId);
    const query = { list, index: 'gsi1', since: `INVITE#${from}`, until: 'INVITE#9999' } as const;
    const items = await take(queryEvery(table, query), shiftLimits.ownInvitesRead);
    return items.map((item) => ShiftInvite.parse(item));
  },

  poolOf: (organizationId, from) => readPool(table, organizationId, from),

  async inviteCounts(userIds) {
    const items = await getItems(table, userIds.map(shiftKeys.inviteCounts), true);
    return new Map(userIds.map((userId, at) => [userId, items[at] ? InviteCounts.parse(items[at]) : noInvites]));
  },

  async history(unitId, part, since) {
    const list = shiftIndexes.inviteTallies(unitId);
    const sum = { invited: 0, accepted: 0 };
    for await (const item of queryEvery(table, { list, since: `${part}#${since.slice(0, 7)}`, until: `${part}#9` })) {
      sum.invited += Number(item['invited'] ?? 0);
      sum.accepted += Number(item['accepted'] ?? 0);
    }
    return sum;
  },

  async stats(organizationId, cell, since) {
    const sum = { covered: 0, of: 0 };
    const query = { list: shiftIndexes.fillStats(organizationId, cell), since: since.slice(0, 7), until: '9' };
    for await (const item of queryEvery(table, query)) {
      sum.covered += Number(item['covered'] ?? 0);
      sum.of += Number(item['of'] ?? 0);
    }
    return sum;
  },

  async raiseWeek(unitId, monday) {
    const item = await getItem(table, shiftKeys.raiseWeek(unitId, monday), true);
    return item ? RaiseWeek.parse(item) : noRaises;
  },

  change: (change) => transact(table, fillWrites(table, change)),

  async due(until, after) {
    const bound = { compared: '<', with: `${until}$` } as const;
    const { items, next } = await queryDue(table, { list: shiftIndexes.dueFills, bound, after });
    return { due: items.map((item) => ({ shiftId: String(item['shiftId']) })), next };
  },
});
