import { noReturns } from '@shared/work/rules/filling/facility-measures';
import { AppError } from '@shared/errors';
import { expect, it } from 'vitest';
import type { LedgerSummary } from '../../store/work/reliability/ledger-item';
import { requirePublishing } from './publishing-pause';

const now = new Date('2026-12-01T18:00:00.000Z');
const summaryWith = (pause: Partial<NonNullable<LedgerSummary['pause']>> | null): LedgerSummary => ({
  ...{ ownerId: 'org_1', kept: 10, lost: 3, events: 20, day: '2026-12-01', lastNoShowOn: null, version: 1 },
  ...{ measures: [], returns: noReturns },
  pause: pause && {
    ...{ caseId: 'shc_1', dueAt: '2026-12-03T18:00:00.000Z', decidedAt: '2026-12-01T09:00:00.000Z', until: null },
    noShows: ['a', 'b', 'c'],
    ...pause,
  },
});

it.each([
  ['an organization without a case may', null, 'published'],
  ['one whose case is open may', { decidedAt: null }, 'published'],
  ['one that staff allowed may', {}, 'published'],
  ['one that staff stopped may not', { until: '2026-12-02T00:00:00.000Z' }, 'PUBLISHING_PAUSED'],
  ['nor forever', { until: '2026-12-01T18:00:00.000Z' }, 'published'],
])('publishing: %s', async (_who, pause, expected) => {
  const ledgers = { summaries: async () => [summaryWith(pause)] };
  const done = requirePublishing({ ledgers, clock: { now: () => now } }, 'org_1').then(
    () => 'published',
    (error: unknown) => (error instanceof AppError ? error.code : error),
  );
  expect(await done).toBe(expected);
});
