import { limits } from '@shared/limits';
import { retryOnConflict } from '../../platform/table/retry-on-conflict';
import type { OldReport } from '../../store/trust/reports/old-reports';
import { raise } from './open-case';
import type { Deps } from './ports';

type ImportDeps = Pick<Deps, 'cases' | 'things' | 'clock'>;
export type ImportResult = { imported: number; known: number };

/** Whether it was new: a person's report of a thing is stored once. */
const importOne = (deps: ImportDeps, { target, userId, text, createdAt }: OldReport): Promise<boolean> =>
  retryOnConflict(async () => {
    if (await deps.cases.ownReport(userId, target)) return false;
    const thing = await deps.things.read(target);
    await raise(deps, { target, thing, seen: '', raised: { reason: 'other' } }, ({ caseId }) => ({
      ...{ caseId, kind: target.kind, label: thing?.shownLabel ?? '', reason: 'other', createdAt, userId },
      text: text.slice(0, limits.reasonLength),
    }));
    return true;
  });

/** Makes cases of reports from before there were cases. Their clocks start now. Can be repeated. */
export const importReports = async (deps: ImportDeps, old: AsyncIterable<OldReport>): Promise<ImportResult> => {
  const result: ImportResult = { imported: 0, known: 0 };
  for await (const report of old) result[(await importOne(deps, report)) ? 'imported' : 'known'] += 1;
  return result;
};
