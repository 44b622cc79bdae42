import type { WatchList } from '@shared/trust/model/exclusion';
import type { Clock } from '../../../platform/clock';
import { log } from '../../../platform/logger';
import type { WatchListReader } from '../../../store/trust/watch-lists/ports';
import type { Imported } from './import-exclusions';
import { ListError } from './source-ports';
import { isStale } from './stale-list';

/** Imports by list, without lists switched off in this stage. */
export type Imports = Partial<Record<WatchList, () => Promise<Imported>>>;

type Deps = { lists: Pick<WatchListReader, 'current'>; clock: Pick<Clock, 'now'> };

/** Fails the run, which raises its alarm, if a list can't be imported or is outdated. Still imports the other list. */
export const importLists = async (
  { lists, clock }: Deps,
  imports: Imports,
  names: readonly WatchList[],
): Promise<{ imported: WatchList[] }> => {
  const imported: WatchList[] = [];
  const failed: WatchList[] = [];
  for (const list of names) {
    const run = imports[list];
    if (!run) continue;
    try {
      const result = await run();
      log.info('watch list read', { list, ...result });
      if (result.imported) imported.push(list);
    } catch (error) {
      log.error('watch list not imported', error, {
        list,
        reason: error instanceof ListError ? error.message : null,
      });
      failed.push(list);
    }
    const current = await lists.current(list);
    if (current && isStale(current.fileDate, clock.now())) {
      log.warn('watch list out of date', { list, fileDate: current.fileDate });
      if (!failed.includes(list)) failed.push(list);
    }
  }
  if (failed.length > 0) throw new Error(`Not up to date: ${failed.join(', ')}.`);
  return { imported };
};
