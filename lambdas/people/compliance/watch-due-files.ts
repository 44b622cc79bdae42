import { dueReminder, nextWatch } from '@shared/people/rules/compliance/reminders';
import { duePages } from '../../platform/due-pages';
import { utcDay } from '../../platform/clock';
import { log } from '../../platform/logger';
import { ConcurrentModificationError } from '../../platform/table/retry-on-conflict';
import { itemsToday } from '../../store/people/compliance/current-file';
import type { FileItem } from '../../store/people/compliance/file-item';
import type { WatchDeps } from './ports';

type Outcome = 'reminded' | 'quiet' | 'ended' | 'taken' | 'failed';
export type WatchResult = Record<Outcome, number>;

/** Processes due files while there is time; the rest stays due. */
export const watchDueFiles = async (deps: WatchDeps, hasTime: () => boolean): Promise<WatchResult> => {
  const result: WatchResult = { reminded: 0, quiet: 0, ended: 0, taken: 0, failed: 0 };
  for await (const page of duePages(deps.due.page, deps.clock.now().toISOString(), hasTime)) {
    for (const outcome of await Promise.all(page.files.map((it) => watch(deps, it)))) result[outcome] += 1;
  }
  return result;
};

const watch = async (deps: WatchDeps, file: FileItem): Promise<Outcome> => {
  try {
    return await lookAt(deps, file);
  } catch (error) {
    if (error instanceof ConcurrentModificationError) return 'taken';
    log.error('compliance file not watched', error, { placementId: file.placementId });
    return 'failed';
  }
};

const lookAt = async ({ files, placements, wallets, clock }: WatchDeps, file: FileItem): Promise<Outcome> => {
  const today = utcDay(clock.now());
  const placement = await placements.get(file.placementId);
  const version = file.version + 1;
  if (!placement || (placement.endOn !== null && placement.endOn < today)) {
    await files.save(file, { ...file, watchAt: null, version });
    return 'ended';
  }
  const items = await itemsToday(wallets, file, today);
  const { reminder, reminded } = dueReminder(file, items, placement.endOn, today);
  const seen = { ...file, reminded, watchAt: nextWatch(today), version };
  await files.save(file, reminder ? { ...seen, reminder } : seen);
  return reminder ? 'reminded' : 'quiet';
};
