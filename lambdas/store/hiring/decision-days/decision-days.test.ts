import { expect, it } from 'vitest';
import type { QueueAttainment } from '@shared/trust/model/staff';
import type { Table } from '../../../platform/table/table';
import { verificationItem } from '../../people/credentials/verifications.fake';
import { createVerifications, type VerificationStepItem } from '../../people/credentials/verifications';
import type { ReportCase } from '../../trust/reports/case-item';
import { createCaseWriter } from '../../trust/reports/cases';
import { newCase, type CaseItem } from '../../organizations/organization-verifications/case-item';
import { createOrganizationCases } from '../../organizations/organization-verifications/cases';
import { attainmentsOf } from './decision-days';

type Counted = { day: string; counts: readonly unknown[] };

/** A table that only records what transactions count. */
const notingTable = (): { table: Table; counted: Counted[] } => {
  const counted: Counted[] = [];
  const send = async ({ input }: { input: { TransactItems?: Record<string, never>[] } }) => {
    for (const { Update } of (input.TransactItems ?? []) as { Update?: { Key: Record<string, string> } & object }[]) {
      if (Update?.Key['pk'] !== 'DECISIONS#DAYS') continue;
      const { ExpressionAttributeValues: values } = Update as never as { ExpressionAttributeValues: object };
      counted.push({ day: Update.Key['sk']!, counts: Object.values(values).slice(-2) });
    }
    return { Items: [] };
  };
  return { table: { name: 'table', client: { send } as never }, counted };
};

const opened = '2026-11-20T08:00:00.000Z';
const inTime = '2026-11-22T08:00:00.000Z';
const late = '2026-11-22T08:00:00.001Z';
const of = (at: string, isInTime: 0 | 1): Counted => ({ day: at.slice(0, 10), counts: [1, isInTime] });

const reviewer: VerificationStepItem = { actor: 'reviewer', cause: null, note: '', by: 'usr_1' };

it.each([
  ['in 48 hours', inTime, reviewer, 'verified', [of(inTime, 1)]],
  ['later', late, reviewer, 'rejected', [of(late, 0)]],
  ['by a registry', inTime, { ...reviewer, actor: 'registry' as const }, 'verified', []],
  ['not at all', inTime, reviewer, 'pending', []],
] as const)('a credential decided %s', async (_how, at, step, status, expected) => {
  const { table, counted } = notingTable();
  const before = verificationItem({ updatedAt: opened });
  await createVerifications(table).move(before, { status }, at, step);
  expect(counted).toEqual(expected);
});

it('a verification that was decided before is not counted again', async () => {
  const { table, counted } = notingTable();
  const before = verificationItem({ updatedAt: opened, status: 'verified' });
  await createVerifications(table).move(before, { status: 'rejected' }, inTime, reviewer);
  expect(counted).toEqual([]);
});

const decision = { by: 'usr_1', at: inTime, reason: '' } as CaseItem['decision'];
const waiting: CaseItem = { ...newCase('org_1', opened), status: 'pending', dueAt: inTime, version: 1 };

it.each([
  ['by its due time', inTime, { status: 'needs_info', dueAt: null, decision }, [of(inTime, 1)]],
  ['after it', late, { status: 'needs_info', dueAt: null, decision }, [of(late, 0)]],
  ['by two people, of which one proposed', inTime, { decision }, []],
  ['by a proof', inTime, { status: 'needs_info', dueAt: null }, []],
] as const)('an employer decided %s', async (_how, at, change, expected) => {
  const { table, counted } = notingTable();
  await createOrganizationCases(table).move({ before: waiting, change, at });
  expect(counted).toEqual(expected);
});

const report = {
  ...{ caseId: 'case_1', number: 'R-1', target: { kind: 'job', id: 'job_1' }, label: '', snapshot: '', gone: false },
  ...{ subject: null, author: null, severity: 'high', reporters: 1, reasons: [], signals: [], state: 'open' },
  ...{ decision: null, proposal: null, appeal: null, steps: [], openedAt: opened, dueAt: inTime },
  ...{ updatedAt: opened, version: 1 },
} as unknown as ReportCase;
const dismissedAt = (decidedAt: string): ReportCase =>
  ({
    ...report,
    ...{ state: 'decided', updatedAt: decidedAt, version: 2 },
    decision: { action: 'dismiss', effect: 'none', hidden: false, decidedAt, decidedBy: 'usr_1' },
  }) as unknown as ReportCase;

it.each([
  ['in time', report, dismissedAt(inTime), [of(inTime, 1)]],
  ['late', report, dismissedAt(late), [of(late, 0)]],
  ['once more', dismissedAt(inTime), dismissedAt(late), []],
] as const)('a report decided %s', async (_how, before, after, expected) => {
  const { table, counted } = notingTable();
  await createCaseWriter(table).save(before, after);
  expect(counted).toEqual(expected);
});

it('sums the days, and returns nothing for fewer than five', () => {
  const days = [
    { credentials: 3, credentialsInTime: 3, reports: 4, reportsInTime: 4 },
    { credentials: 5, credentialsInTime: 3 },
  ];
  const expected: QueueAttainment[] = [
    { queue: 'credentials', decided: 8, inTime: 0.75 },
    { queue: 'organizations', decided: 0, inTime: null },
    { queue: 'reports', decided: 4, inTime: null },
  ];
  expect(attainmentsOf(days)).toEqual(expected);
});
