import { limits } from '@shared/limits';
import { duePages } from '../../platform/due-pages';
import { addSeconds } from '../../platform/clock';
import { log } from '../../platform/logger';
import { ConcurrentModificationError } from '../../platform/table/retry-on-conflict';
import { renewImport } from './busy-import';
import type { DueDeps } from './ports';
import type { DueImport } from '../../store/messages/calendar/ports';

type Outcome = 'read' | 'refused' | 'taken' | 'failed';
export type ImportResult = Record<Outcome, number>;

const atOnce = 5;

export const importDueCalendars = async (deps: DueDeps, hasTime: () => boolean): Promise<ImportResult> => {
  const now = deps.clock.now();
  const result: ImportResult = { read: 0, refused: 0, taken: 0, failed: 0 };
  for await (const page of duePages(deps.due.page, now, hasTime)) {
    for (let start = 0; start < page.due.length && hasTime(); start += atOnce) {
      const outcomes = await Promise.all(page.due.slice(start, start + atOnce).map((due) => importOne(deps, due)));
      for (const outcome of outcomes) result[outcome] += 1;
    }
  }
  return result;
};

/** Advances the due time before reading, so a calendar that crashes the run does not block the others next time. */
const importOne = async (deps: DueDeps, due: DueImport): Promise<Outcome> => {
  try {
    const nextAt = addSeconds(deps.clock.now(), limits.busyImportMinutes * 60).toISOString();
    await deps.due.claim(due, nextAt);
    return (await renewImport(deps, due.userId, due.busyImport)) ? 'refused' : 'read';
  } catch (error) {
    if (error instanceof ConcurrentModificationError) return 'taken';
    log.error('calendar import failed', error, { userId: due.userId });
    return 'failed';
  }
};
