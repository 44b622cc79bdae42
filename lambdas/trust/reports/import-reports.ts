import { limits } from '@shared/limits';
import { retryOnConflict } from '../../platform/table/retry-on-conflict';
import type { OldReport } from '../../store/trust/reports/old-reports';
import { raise } from './open-case';
import type { Deps } from './ports';

type ImportDeps = Pick<Deps, 'cases' | 'things' | 'clock'>;
export type ImportResult = { imported: number; known: number };

/** Imports a report; false if the person's report of the target is already stored. */
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

/** Creates cases for older reports. Their deadlines start now. Repeatable. */
export const importReports = async (deps: ImportDeps, old: AsyncIterable<OldReport>): Promise<ImportResult> => {
  const result: ImportResult = { imported: 0, known: 0 };
  for await (const report of old) result[(await importOne(deps, report)) ? 'imported' : 'known'] += 1;
  return result;
};
