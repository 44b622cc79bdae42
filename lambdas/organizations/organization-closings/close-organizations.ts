import type { Context } from 'aws-lambda';
import { systemClock } from '../../platform/clock';
import { lazyDependency } from '../../platform/lazy-dependency';
import { log } from '../../platform/logger';
import { openTable } from '../../platform/table/table';
import { openLeavingBalance } from '../../store/money/billing/open-leaving-balance';
import { openLeavingPlans } from '../../store/money/billing/open-leaving-plans';
import { createDueClosings } from '../../store/organizations/organization-closings/closings';
import { effectsOf } from '../../store/organizations/organization-closings/steps';
import { runDueClosings, type ClosingDeps, type ClosingResult } from './run-due-closings';

const table = openTable();
const deps: ClosingDeps = {
  closings: createDueClosings(table),
  effects: effectsOf({
    table,
    // Most runs have nothing to delete.
    files: lazyDependency(async () => (await import('../../platform/files/files')).createFiles()),
    documents: lazyDependency(async () =>
      (await import('../../platform/files/documents')).createDocuments(systemClock),
    ),
    plans: openLeavingPlans(table),
    balance: openLeavingBalance(table),
    clock: systemClock,
  }),
  clock: systemClock,
};

const reserveMs = 15_000;

export const handler = async (
  _event: unknown,
  { getRemainingTimeInMillis }: Pick<Context, 'getRemainingTimeInMillis'>,
): Promise<ClosingResult> => {
  const result = await runDueClosings(deps, {
    hasTime: () => getRemainingTimeInMillis() > reserveMs,
    endsAt: () => new Date(Date.now() + getRemainingTimeInMillis()),
  });
  log.info('organization closings', result);
  if (result.failed > 0) throw new Error('Some closings stopped; they go on later.');
  return result;
};
