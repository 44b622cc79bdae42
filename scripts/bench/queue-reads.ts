import { newTicket } from '@lambdas/trust/support/change-ticket';
import { ticketRows } from '@lambdas/trust/support/ticket-view';
import { keyedHash } from '@lambdas/platform/crypto/keyed-hash';
import { createCursors } from '@lambdas/platform/http/cursor';
import { createTableClient } from '@lambdas/platform/table/table-client';
import type { Item, Table } from '@lambdas/platform/table/table';
import { listReportCases } from '@lambdas/trust/reports/review-cases';
import { entity } from '@lambdas/store/entity';
import { caseListing, type ReportCase } from '@lambdas/store/trust/reports/case-item';
import { createCaseNames } from '@lambdas/store/trust/reports/case-names';
import { createReportCases } from '@lambdas/store/trust/reports/cases';
import { moderationKeys } from '@lambdas/store/trust/reports/keys';
import { createPeople } from '@lambdas/store/organizations/organizations/member-names';
import { createOrganizations } from '@lambdas/store/organizations/organizations/organizations';
import { createQueueStates } from '@lambdas/store/trust/staff/queue-states';
import { ticketItem } from '@lambdas/store/trust/tickets/ticket-item';
import { createTickets } from '@lambdas/store/trust/tickets/tickets';
import { caseNumber } from '@shared/trust/rules/moderation';
import { ticketIdOf } from '@shared/trust/rules/ticket';
import { watchedQueues } from '@shared/platform/watched-queues';
import { ulid } from 'ulid';
import { startTable } from '../../emulators/dynamodb/start-table';
import { freePort } from '../local/ports';
import { localCredentials, localStage, region } from '../local/settings';
import { startCapacityProxy } from './capacity-proxy';
import { writeAll } from './search/fill';

// npm run bench:queues: what a page of the staff queues reads with 10,000 tickets and 10,000 report cases.

const size = 10_000;
const functionName = 'queue-reads';
const start = Date.parse('2026-11-20T09:00:00.000Z');
const atOf = (index: number): Date => new Date(start + index * 1000);
const userOf = (index: number): string => `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`;

const account = (index: number): Item => ({
  ...{ pk: `USER#${userOf(index)}`, sk: 'ACCOUNT', ...entity('Account') },
  ...{ userId: userOf(index), firstName: 'Robin', lastName: `Example ${index}`, email: `robin-${index}@example.test` },
  ...{ userType: 'doctor', phone: '+12025550143', emailVerifiedAt: null, language: 'en', twoFactorEnabled: false },
  createdAt: atOf(index).toISOString(),
});

const ticket = (index: number): Item =>
  ticketItem(
    newTicket(
      {
        ticketId: ticketIdOf(index + 1),
        owner: { kind: 'account', userId: userOf(index) },
        organizationId: null,
        subject: 'My calendar stopped syncing after I changed my password',
        category: 'technical',
        priority: 'medium',
        context: null,
      },
      atOf(index),
    ),
  );

const severities = ['high', 'medium', 'low'] as const;

const reportCase = (index: number): Item => {
  const at = atOf(index).toISOString();
  const stored: ReportCase = {
    ...{ caseId: `rpt_${ulid(start + index)}`, number: caseNumber(index + 1), label: 'Robin Example', gone: false },
    ...{ target: { kind: 'profile', userId: userOf(index) }, subject: { kind: 'person', userId: userOf(index) } },
    ...{ snapshot: 'Travel nurse with ten years of experience. '.repeat(15), author: userOf(index) },
    ...{ severity: severities[index % 3]!, reporters: (index % 4) + 1, reasons: ['other'], signals: [] },
    ...{ state: 'open', decision: null, proposal: null, appeal: null },
    ...{ steps: [{ kind: 'opened', action: null, at, by: null }], openedAt: at, dueAt: at, updatedAt: at, version: 1 },
  };
  return { ...moderationKeys.reportCase(stored.caseId), ...entity('ReportCase'), ...stored, ...caseListing(stored) };
};

const every = function* (make: (index: number) => Item): Generator<Item> {
  for (let index = 0; index < size; index += 1) yield make(index);
};

type Pages = (cursor: string | undefined) => Promise<{ items: readonly unknown[]; nextCursor: string | null }>;

const run = async (): Promise<void> => {
  const database = await startTable(await freePort(), null);
  const proxy = await startCapacityProxy(database.endpoint);
  process.env['AWS_SDK_UA_APP_ID'] = functionName;
  const credentials = () => localCredentials;
  const table: Table = {
    name: localStage.tableName,
    client: createTableClient({ endpoint: proxy.endpoint, region, credentials }),
  };
  for (const make of [account, ticket, reportCase]) await writeAll(table, every(make));

  const clock = { now: () => new Date('2026-11-23T16:00:00.000Z'), newId: (prefix: string) => `${prefix}_${ulid()}` };
  const cursors = createCursors(keyedHash(() => Promise.resolve(Buffer.from('bench'))));
  const tickets = createTickets(table, cursors, clock);
  const names = { people: createPeople(table), organizations: createOrganizations(table) };
  const reports = { cases: createReportCases(table, cursors), names: createCaseNames(table) };
  const states = createQueueStates(table);
  const queues: Record<string, Pages> = {
    'Tickets, waiting': async (cursor) => {
      const page = await tickets.inbox({ filter: 'waiting', userId: userOf(0), now: clock.now() }, cursor);
      return { ...page, items: await ticketRows(names, page.items) };
    },
    'Reports, open': (cursor) => listReportCases(reports, { queue: 'open', cursor }),
  };

  console.log(`| page | rows | calls | read units |\n| --- | ---: | ---: | ---: |`);
  const measure = async (name: string, read: () => Promise<number>): Promise<void> => {
    let rows = 0;
    const { calls, readUnits } = await proxy.during(functionName, async () => {
      rows = await read();
    });
    console.log(`| ${name} | ${rows} | ${calls} | ${readUnits} |`);
  };
  for (const [name, pages] of Object.entries(queues)) {
    let cursor: string | undefined;
    for (let page = 1; page <= 100; page += 1) {
      const read = async (): Promise<number> => {
        const { items, nextCursor } = await pages(cursor);
        cursor = nextCursor ?? undefined;
        return items.length;
      };
      if (page === 1 || page === 100) await measure(`${name}, page ${page}`, read);
      else await read();
    }
  }
  await measure('Home of the console', async () => (await states.read()).length);
  await measure('`watch-queues`', async () => (await Promise.all(watchedQueues.map(states.stateOf))).length);
  await proxy.close();
  await database.stop();
};

await run();
process.exit(0);
