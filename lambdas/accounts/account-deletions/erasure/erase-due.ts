import { erasureSteps, type ErasureStep } from '@shared/accounts/model/deletion-vocabulary';
import { limits } from '@shared/limits';
import { addSeconds } from '../../../platform/clock';
import { duePages } from '../../../platform/due-pages';
import { log } from '../../../platform/logger';
import type { DeletionItem } from '../../../store/accounts/account-deletions/deletion-item';
import { OutOfTime, type HasTime } from './erase-items';
import type { ErasureDeps } from './ports';
import { LeftOver } from './scan';
import { steps, unsealSubject } from './steps';

/**
 * `paused`: the next run continues; `waiting`: for something that others do; `taken`: another run has it; `blocked`: an
 * organization would be left without an administrator.
 */
type Outcome = 'erased' | 'paused' | 'waiting' | 'taken' | 'blocked' | 'failed';
/** `late`: not finished, although due for days. */
export type ErasureResult = Record<Outcome | 'late', number>;
export type Run = { hasTime: HasTime; endsAt: () => Date };

const daySeconds = 24 * 3600;

/** Steps to skip after a restore: the list, connected services, and the person were already notified. */
const onlyOnce: ReadonlySet<ErasureStep> = new Set<ErasureStep>(['listed', 'services', 'scanned', 'reported']);

const openSteps = (item: DeletionItem): ErasureStep[] => {
  const done = new Set(item.steps.map(({ step }) => step));
  return erasureSteps.filter((step) => !done.has(step) && !(item.reapplied && onlyOnce.has(step)));
};

const runSteps = async (deps: ErasureDeps, taken: DeletionItem, hasTime: HasTime): Promise<Outcome> => {
  let item = taken;
  const leave = async (outcome: 'paused' | 'waiting'): Promise<Outcome> => {
    await deps.deletions.release(item);
    return outcome;
  };
  for (const step of openSteps(taken)) {
    if (!hasTime()) return leave('paused');
    try {
      const result = await steps[step]({ deps, item, subject: await unsealSubject(deps, item), hasTime });
      if (result === 'wait') return await leave('waiting');
      const receipt = { step, at: deps.clock.now().toISOString(), counts: result.counts };
      item = await deps.deletions.recordStep(item, receipt, result.details);
    } catch (error) {
      if (error instanceof OutOfTime) return leave('paused');
      throw error;
    }
  }
  await deps.deletions.finish(item, deps.clock.now().toISOString());
  return 'erased';
};

/** Continues an erasure that this run holds. */
export const eraseTaken = async (deps: ErasureDeps, taken: DeletionItem, hasTime: HasTime): Promise<Outcome> => {
  const { deletionId } = taken;
  try {
    return await runSteps(deps, taken, hasTime);
  } catch (error) {
    log.error('an erasure stopped', error, { deletionId, ...(error instanceof LeftOver && { found: error.found }) });
    return 'failed';
  }
};

const eraseOne = async (deps: ErasureDeps, due: DeletionItem, run: Run): Promise<Outcome> => {
  const { deletionId, userId } = due;
  try {
    if (!(await deps.team.mayLeave(userId))) {
      if (await deps.team.closesWith(userId)) return 'waiting';
      log.error('an erasure is blocked', new Error('The person has to hand over first.'), { deletionId });
      return 'blocked';
    }
    const lease = { now: deps.clock.now().toISOString(), until: run.endsAt().toISOString() };
    const taken = await deps.deletions.take(due, lease);
    return taken ? await eraseTaken(deps, taken, run.hasTime) : 'taken';
  } catch (error) {
    log.error('an erasure could not start', error, { deletionId });
    return 'failed';
  }
};

/** Erases due accounts. An interrupted erasure is free again when its run would have ended. */
export const eraseDue = async (deps: ErasureDeps, run: Run): Promise<ErasureResult> => {
  const result: ErasureResult = { erased: 0, paused: 0, waiting: 0, taken: 0, blocked: 0, failed: 0, late: 0 };
  const lateBefore = addSeconds(deps.clock.now(), -limits.erasureLateDays * daySeconds).toISOString();
  for await (const { deletions } of duePages(deps.deletions.page, deps.clock.now().toISOString(), run.hasTime)) {
    for (const due of deletions) {
      if (!run.hasTime()) break;
      const outcome = await eraseOne(deps, due, run);
      result[outcome] += 1;
      if (outcome !== 'erased' && due.dueAt < lateBefore) result.late += 1;
    }
  }
  return result;
};
