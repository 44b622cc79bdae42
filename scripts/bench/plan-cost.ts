import { openTable } from '@lambdas/platform/table/table';
import { PutCommand } from '@lambdas/platform/table/commands';
import { systemClock } from '@lambdas/platform/clock';
import { createCallers } from '@lambdas/store/accounts/accounts/callers';
import { newAccount } from '@lambdas/store/money/billing/billing-account';
import { createBillingAccounts } from '@lambdas/store/money/billing/billing-accounts';
import { keys } from '@lambdas/store/keys';
import type { BillingMode } from '@shared/money/billing/vocabulary';
import { startCapacityProxy } from './capacity-proxy';
import { median } from './statistics';
import { startTable } from '../../emulators/dynamodb/start-table';
import { freePort } from '../local/ports';
import { localEnvironment } from '../local/settings';

// npm run bench:plans: what reading the plan adds to the reads that authorize a request.

const functionName = 'plan-cost';
const runs = 500;
const userId = '0f0c3d7e-1f3a-4c59-9a41-2f6f4c1d7e10';
const organizationId = `org_${'0'.repeat(26)}`;

const write = { sessions: true, restriction: true, staff: false, plan: true };
const cases = [
  ['professional applies', userId, { ...write, membership: false }],
  ['member publishes a job', userId, { ...write, membership: true }],
  ['member searches professionals', userId, { ...write, restriction: false, membership: true }],
] as const;

const card = { methodId: 'pm_1', type: 'card', brand: 'visa', last4: '4242', expires: '2030-01', isDefault: true };
const subscription = {
  subscriptionId: 'sub_1MowQVLkdIwHu7ixeRlqHVzs',
  itemId: 'si_Na6dzxczY5fwHx',
  planId: 'team',
  termsVersion: 1,
  period: 'month',
  status: 'active',
  priceCents: 299_00,
  periodStartsAt: '2026-11-20T10:00:00.000Z',
  periodEndsAt: '2036-12-20T10:00:00.000Z',
  trialEndsAt: null,
  cancelsAt: null,
} as const;

const run = async (): Promise<void> => {
  const database = await startTable(await freePort(), null);
  const proxy = await startCapacityProxy(database.endpoint);
  const local = { gateway: '', websocket: '', site: '', aws: '', s3: '', dynamodb: proxy.endpoint };
  Object.assign(process.env, localEnvironment(local, 'stripe'), { AWS_SDK_UA_APP_ID: functionName });
  const table = openTable();
  const membership = {
    userId,
    organizationId,
    role: 'admin',
    department: 'Surgery',
    joinedAt: '2026-01-01T00:00:00.000Z',
  };
  // Other items exist as well, because a read of nothing is free in the emulator, but costs a unit on AWS.
  const items = [
    { ...keys.membership(userId), ...membership },
    keys.sessions(userId),
    keys.restriction(userId),
    keys.organizationRestriction(organizationId),
  ];
  for (const Item of items) await table.client.send(new PutCommand({ TableName: table.name, Item }));
  const accounts = createBillingAccounts(table);
  for (const ownerId of [userId, organizationId]) {
    const account = newAccount(ownerId);
    const projection = { ...account.projection, subscription, methods: [card] };
    await accounts.save(account, { ...account, customerId: 'cus_NffrFeUfNV2Hib', projection });
  }

  const measure = async (mode: BillingMode, [, person, asked]: (typeof cases)[number]) => {
    process.env['BILLING'] = mode;
    const callers = createCallers(table, systemClock);
    const read = async (): Promise<void> => {
      await callers.read(person, asked);
    };
    const first = await proxy.during(functionName, read);
    const again = await proxy.during(functionName, read);
    const times: number[] = [];
    for (let index = 0; index < runs; index += 1) {
      const began = performance.now();
      await read();
      times.push(performance.now() - began);
    }
    return { first, again, p50: median(times) };
  };
  type Measured = Awaited<ReturnType<typeof measure>>;
  const shown = ({ first, again, p50 }: Measured): string =>
    [`${first.calls}, ${again.calls}`, `${first.readUnits}, ${again.readUnits}`, p50.toFixed(2)].join(' | ');

  console.log(
    '| request | plans | calls to the table: first, next | read units | p50 ms |\n| --- | --- | --- | --- | --- |',
  );
  for (const it of cases) {
    for (const mode of ['off', 'stripe'] as const) {
      console.log(`| ${it[0]} | ${mode === 'off' ? 'no' : 'yes'} | ${shown(await measure(mode, it))} |`);
    }
  }
  await proxy.close();
  await database.stop();
};

await run();
process.exit(0);
