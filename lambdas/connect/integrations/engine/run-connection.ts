import { limits } from '@shared/limits';
import { addSeconds } from '../../../platform/clock';
import { log } from '../../../platform/logger';
import type {
  IntegrationRef,
  IntegrationWork,
  OpenedIntegration,
  StoredIntegration,
  StoredTask,
} from '../../../store/connect/integrations/ports';
import type { ProviderWork, RunDeps } from '../ports';
import { connectedVendor } from './access';
import { endForGood } from './end-access';
import { isPassing, VendorProblem } from './vendor-problem';

/** Longer than any run; frees the connection after a worker stopped. */
const leaseSeconds = 150;

export type RunResult = 'busy' | 'gone' | 'idle' | 'resting' | 'waiting' | 'unfinished' | 'left';
/** `rest`: seconds without further calls of the connection. */
type Outcome = { kind: 'done' } | { kind: 'failed'; rest: number | null } | { kind: 'ended' };

const delayOf = ({ random }: RunDeps, tries: number, retryAfter: number | null): number | null => {
  const delay = limits.integrationRetrySeconds[tries];
  if (delay === undefined) return null;
  const jittered = delay * (1 + limits.integrationRetryJitter * random());
  return Math.max(jittered, Math.min(retryAfter ?? 0, limits.vendorRetryAfterMaxSeconds));
};

const failed = async (
  deps: RunDeps,
  integration: StoredIntegration,
  task: StoredTask,
  problem: VendorProblem,
): Promise<Outcome> => {
  const { integrationId } = integration;
  const now = deps.clock.now();
  // A refusal is final: the same request gets the same answer.
  if (!isPassing(problem)) {
    await deps.tasks.done(integrationId, task);
    return { kind: 'done' };
  }
  const delay = delayOf(deps, task.tries, problem.retryAfter);
  if (delay === null) await deps.tasks.done(integrationId, task);
  else {
    const dueAt = addSeconds(now, delay).toISOString();
    await deps.tasks.later(integrationId, task, { dueAt, tries: task.tries + 1 });
  }
  const degradedFrom = limits.integrationFailuresInARow;
  const failures = await deps.integrations.recordFailure(integration, now.toISOString(), degradedFrom);
  if (problem.retryAfter !== null) return { kind: 'failed', rest: problem.retryAfter };
  return { kind: 'failed', rest: failures >= degradedFrom ? limits.integrationRestSeconds : null };
};

const runTask = async (
  deps: RunDeps,
  { tasks }: ProviderWork,
  integration: StoredIntegration,
  task: StoredTask,
): Promise<Outcome> => {
  const handle = tasks[task.kind];
  if (!handle) {
    log.warn('a task of an integration has no handler', { kind: task.kind, provider: integration.provider });
    await deps.tasks.done(integration.integrationId, task);
    return { kind: 'done' };
  }
  try {
    const result = await handle({ integration, vendor: connectedVendor(deps, integration) }, task);
    if (result) await deps.tasks.later(integration.integrationId, task, { dueAt: result.againAt, tries: 0 });
    else await deps.tasks.done(integration.integrationId, task);
    await deps.integrations.recordSuccess(integration, deps.clock.now().toISOString());
    return { kind: 'done' };
  } catch (error) {
    if (!(error instanceof VendorProblem)) throw error;
    // The connection and its tasks wait for a person.
    if (error.problem === 'access_ended') return { kind: 'ended' };
    return failed(deps, integration, task, error);
  }
};

const releaseIdle = async (deps: RunDeps, work: IntegrationWork, dueAt: string | null): Promise<boolean> => {
  const released = await deps.taskQueue.release(work, { dueAt, restUntil: null, anyway: false });
  if (released && dueAt !== null) {
    const seconds = Math.max(Math.ceil((Date.parse(dueAt) - deps.clock.now().getTime()) / 1000), 0);
    if (seconds <= limits.integrationSweepSeconds) await deps.queue.enqueue(work, seconds);
  }
  return released;
};

/** Keeps the tasks; connecting again wakes the worker. */
const waitForPerson = async (deps: RunDeps, work: IntegrationWork): Promise<RunResult> => {
  await deps.taskQueue.release(work, { dueAt: null, restUntil: null, anyway: true });
  return 'waiting';
};

const rest = async (deps: RunDeps, work: IntegrationWork, seconds: number): Promise<RunResult> => {
  const restUntil = addSeconds(deps.clock.now(), seconds).toISOString();
  await deps.taskQueue.release(work, { dueAt: restUntil, restUntil, anyway: true });
  return 'resting';
};

/** The owner is leaving; remaining data is deleted with them. */
const leave = async (deps: RunDeps, work: IntegrationWork, integration: OpenedIntegration): Promise<RunResult> => {
  const again = await endForGood(deps, integration);
  if (again !== null) return rest(deps, work, again);
  await deps.taskQueue.release(work, { dueAt: null, restUntil: null, anyway: true });
  return 'left';
};

const handOn = async (deps: RunDeps, work: IntegrationWork): Promise<RunResult> => {
  await deps.taskQueue.release(work, { dueAt: deps.clock.now().toISOString(), restUntil: null, anyway: true });
  await deps.queue.enqueue(work);
  return 'unfinished';
};

/** Runs the due tasks of one connection in sequence. Only one worker holds a connection. */
export const runConnection = async (deps: RunDeps, ref: IntegrationRef, hasTime: () => boolean): Promise<RunResult> => {
  const taken = deps.clock.now();
  const lease = { now: taken.toISOString(), until: addSeconds(taken, leaseSeconds).toISOString() };
  const held = await deps.taskQueue.take(ref.integrationId, lease);
  if (!held) return 'busy';
  let work: IntegrationWork = held;

  for (;;) {
    const integration = await deps.integrations.get(ref);
    if (integration?.integrationId !== ref.integrationId) {
      await deps.taskQueue.remove(ref.integrationId);
      return 'gone';
    }
    if (integration.endingSince !== null) return leave(deps, work, integration);
    if (!integration.grant) return waitForPerson(deps, work);
    const now = deps.clock.now().toISOString();
    const { due, nextAt } = await deps.tasks.due(ref.integrationId, { now, limit: limits.integrationTasksPerRound });
    if (due.length === 0) {
      if (await releaseIdle(deps, work, nextAt)) return 'idle';
      const again = await deps.taskQueue.renew(work);
      if (!again) return 'gone';
      work = again;
      continue;
    }
    const own = deps.workOf(integration.provider);
    for (const task of due) {
      const outcome = await runTask(deps, own, integration, task);
      if (outcome.kind === 'ended') return waitForPerson(deps, work);
      if (outcome.kind === 'failed' && outcome.rest !== null) return rest(deps, work, outcome.rest);
      if (!hasTime()) return handOn(deps, work);
    }
  }
};
