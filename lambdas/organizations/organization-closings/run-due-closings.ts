import { limits } from '@shared/limits';
import {
  stepsOfClosing,
  type ClosingState,
  type ClosingStep,
} from '@shared/organizations/model/organization-closing-vocabulary';
import { addSeconds, type Clock } from '../../platform/clock';
import { duePages } from '../../platform/due-pages';
import { log } from '../../platform/logger';
import { ConcurrentModificationError } from '../../platform/table/retry-on-conflict';
import type { ClosingItem } from '../../store/organizations/organization-closings/closing-item';
import type { DueClosings } from '../../store/organizations/organization-closings/ports';
import type { ClosingEffect } from '../../store/organizations/organization-closings/step';

export type ClosingDeps = {
  closings: DueClosings;
  effects(closing: ClosingItem, step: ClosingStep): AsyncIterable<ClosingEffect>;
  clock: Pick<Clock, 'now'>;
};

/** `paused`: continues in the next run; `taken`: another run has it, or it was canceled. */
type Outcome = 'finished' | 'paused' | 'taken' | 'failed';
export type ClosingResult = Record<Outcome, number>;
export type Run = { hasTime: () => boolean; endsAt: () => Date };

const daySeconds = 24 * 3600;

const reminderOf = ({ closesAt }: ClosingItem): string =>
  addSeconds(new Date(closesAt), -limits.closingReminderDays * daySeconds).toISOString();

/** Changes after the last step of a state. */
const after: Partial<Record<ClosingState, (closing: ClosingItem) => Partial<ClosingItem>>> = {
  ending: (closing) => ({ state: 'waiting', dueAt: reminderOf(closing) }),
  canceling: () => ({ state: 'canceled', dueAt: null }),
  removing: () => ({ state: 'closed', dueAt: null }),
};

/** Runs one step as far as time allows. Null without enough time, or if the step waits for others. */
const takeStep = async (
  deps: ClosingDeps,
  closing: ClosingItem,
  step: ClosingStep,
  { hasTime }: Run,
): Promise<ClosingItem | null> => {
  let { counted } = closing;
  for await (const effect of deps.effects(closing, step)) {
    const result = hasTime() ? await effect() : 'wait';
    if (result === 'wait') {
      await deps.closings.save(closing, { ...closing, counted, leaseUntil: null });
      return null;
    }
    if (result) counted += 1;
  }
  const receipt = { during: closing.state, step, at: deps.clock.now().toISOString(), count: counted };
  const stepped = {
    ...closing,
    done: [...closing.done, step],
    counted: 0,
    receipts: [...closing.receipts, receipt],
  };
  await deps.closings.save(closing, stepped);
  return stepped;
};

const takeSteps = async (deps: ClosingDeps, taken: ClosingItem, run: Run): Promise<Outcome> => {
  let closing = taken;
  for (const step of (stepsOfClosing[taken.state] ?? []).filter((it) => !taken.done.includes(it))) {
    const stepped = await takeStep(deps, closing, step, run);
    if (!stepped) return 'paused';
    closing = stepped;
  }
  const next = after[closing.state]?.(closing) ?? {};
  await deps.closings.save(closing, { ...closing, ...next, done: [], leaseUntil: null });
  return 'finished';
};

/** Sends the reminder first, then ends the grace period. */
const endWaiting = async (deps: ClosingDeps, taken: ClosingItem, run: Run): Promise<Outcome> => {
  const now = deps.clock.now().toISOString();
  if (now < taken.closesAt) {
    const reminded = { remindedAt: taken.remindedAt ?? now, dueAt: taken.closesAt, leaseUntil: null };
    await deps.closings.save(taken, { ...taken, ...reminded });
    return 'finished';
  }
  const removing: ClosingItem = { ...taken, state: 'removing', done: [] };
  await deps.closings.save(taken, removing);
  return takeSteps(deps, removing, run);
};

const runOne = async (deps: ClosingDeps, due: ClosingItem, run: Run): Promise<Outcome> => {
  const lease = { now: deps.clock.now().toISOString(), until: run.endsAt().toISOString() };
  try {
    const taken = await deps.closings.take(due, lease);
    if (!taken) return 'taken';
    return await (taken.state === 'waiting' ? endWaiting : takeSteps)(deps, taken, run);
  } catch (error) {
    if (error instanceof ConcurrentModificationError) return 'taken';
    log.error('a closing stopped', error, { closingId: due.closingId });
    return 'failed';
  }
};

/** Runs due closings. An interrupted one is free when its lease ends, and continues with the interrupted step. */
export const runDueClosings = async (deps: ClosingDeps, run: Run): Promise<ClosingResult> => {
  const result: ClosingResult = { finished: 0, paused: 0, taken: 0, failed: 0 };
  for await (const page of duePages(deps.closings.page, deps.clock.now(), run.hasTime)) {
    for (const due of page.closings) if (run.hasTime()) result[await runOne(deps, due, run)] += 1;
  }
  return result;
};
