import { buildCondition, equals, itemAbsent } from '../../../platform/table/conditions';
import { ConcurrentModificationError } from '../../../platform/table/retry-on-conflict';
import {
  getItem,
  queryDue,
  queryEvery,
  transact,
  type Item,
  type Key,
  type Table,
  type Write,
} from '../../../platform/table/table';
import { ledgerWrite } from '../billing/billing-accounts';
import { billingKeys } from '../billing/keys';
import { sheetWrite } from '../../work/timesheets/week-writes';
import { payoutIndexes, payoutKeys } from './keys';
import { payoutAccountItem, PayoutItem, payoutItem, shiftFundsItem, type PayoutAccountItem } from './payout-item';
import type { PayoutRequest, PayoutStore } from './ports';
import { readFunds, readPayoutAccount } from './read-payouts';

/** Condition that it is unchanged since this version; 0 means that it doesn't exist. */
const asRead = (version: number) => buildCondition(version === 0 ? itemAbsent : equals('version', version));

const put = (table: Table, before: number, item: Item): Write => ({
  Put: { TableName: table.name, Item: item, ...asRead(before) },
  refusal: ConcurrentModificationError,
});

const unchanged = (table: Table, key: Key, version: number): Write => ({
  ConditionCheck: { TableName: table.name, Key: key, ...asRead(version) },
  refusal: ConcurrentModificationError,
});

const fundsWrites = (table: Table, { read, cents, entry }: PayoutRequest['funds'][number]): Write[] => {
  const { funded, spent } = read;
  const after = { ...spent, spentCents: spent.spentCents + cents, version: spent.version + 1 };
  return [
    unchanged(table, billingKeys.billingAccount(spent.organizationId), funded.version),
    put(table, spent.version, shiftFundsItem(after)),
    ledgerWrite(table.name, spent.organizationId, entry),
  ];
};

const withPayout = ({ before, payout }: PayoutRequest): PayoutAccountItem => {
  const day = payout.createdAt.slice(0, 10);
  const earlier = before.spent?.day === day ? before.spent.cents : 0;
  const spent = { day, cents: earlier + payout.amountCents };
  return { ...before, openPayoutId: payout.payoutId, spent, version: before.version + 1 };
};

export const createPayouts = (table: Table): PayoutStore => ({
  account: (userId) => readPayoutAccount(table, userId),

  async saveAccount(before, after) {
    const saved = { ...after, version: before.version + 1 };
    await transact(table, [put(table, before.version, payoutAccountItem(saved))]);
    return saved;
  },

  async get(userId, payoutId) {
    const item = await getItem(table, payoutKeys.payout(userId, payoutId), true);
    return item ? PayoutItem.parse(item) : null;
  },

  async list(userId, limit) {
    const found: PayoutItem[] = [];
    const query = { list: payoutIndexes.ownPayouts(userId), since: 'PAYOUT#', until: 'PAYOUT#~', newestFirst: true };
    for await (const item of queryEvery(table, { ...query, consistent: true, pageSize: limit })) {
      found.push(PayoutItem.parse(item));
      if (found.length === limit) break;
    }
    return found;
  },

  funds: (organizationId) => readFunds(table, organizationId),

  request: (request) =>
    transact(table, [
      put(table, request.before.version, payoutAccountItem(withPayout(request))),
      put(table, 0, payoutItem(request.payout)),
      ...request.funds.flatMap((funds) => fundsWrites(table, funds)),
      ...request.weeks.map((week) => sheetWrite(table.name, week, { ...week, version: week.version + 1 })),
    ]),

  async change({ before, after, closes, entries = [] }) {
    const saved = { ...after, version: before.version + 1 };
    await transact(table, [
      put(table, before.version, payoutItem(saved)),
      ...(closes
        ? [
            put(
              table,
              closes.version,
              payoutAccountItem({ ...closes, openPayoutId: null, version: closes.version + 1 }),
            ),
          ]
        : []),
      ...entries.map(({ organizationId, entry }) => ledgerWrite(table.name, organizationId, entry)),
    ]);
    return saved;
  },

  async due(until, after) {
    const { items, next } = await queryDue(table, {
      list: payoutIndexes.duePayouts,
      index: 'gsi3',
      bound: { compared: '<=', with: `${until}~` },
      after,
    });
    return { payouts: items.map((item) => PayoutItem.parse(item)), next };
  },
});
