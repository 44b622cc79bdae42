import type { AccessEnding } from '@shared/connect/integrations/vocabulary';
import { addSeconds } from '../../../platform/clock';
import type {
  Grant,
  IntegrationRef,
  IntegrationTasks,
  IntegrationWork,
  IntegrationTaskQueue,
  Integrations,
  NewTask,
  OpenedIntegration,
  StoredTask,
} from '../../../store/connect/integrations/ports';
import type { ProviderAdapter, RunDeps, TaskHandler } from '../ports';
import { queueTask, enqueueTask } from './queue-task';

export const grantFake = (changes: Partial<Grant> = {}): Grant => ({
  accessToken: 'access',
  refreshToken: 'refresh',
  expiresAt: null,
  scopes: [],
  extra: {},
  ...changes,
});

/** One connection, with the same conditions as the table. */
export const engineFake = (start = '2026-11-26T08:00:00.000Z') => {
  let now = new Date(start);
  let marks = 0;
  let stored: OpenedIntegration | null = null;
  let work: IntegrationWork | null = null;
  const tasks = new Map<string, StoredTask>();
  const handlers: Record<string, TaskHandler> = {};
  const woken: number[] = [];
  const ref: IntegrationRef = {
    owner: { kind: 'organization', id: 'org_1' },
    provider: 'zoom',
    integrationId: 'itg_1',
  };
  const clock: RunDeps['clock'] = { now: () => now, newId: (prefix) => `${prefix}_1` };
  const change = (changes: Partial<OpenedIntegration>): void => {
    if (stored) stored = { ...stored, ...changes };
  };

  const integrations = {
    get: async () => stored,
    recordSuccess: async (_ref: IntegrationRef, at: string) =>
      change({ state: 'connected', reason: null, failures: 0, lastWorkedAt: at }),
    recordFailure: async (_ref: IntegrationRef, at: string, degradedFrom: number) => {
      const failures = (stored?.failures ?? 0) + 1;
      change({ failures, ...(failures >= degradedFrom && { state: 'degraded', reason: 'failing', since: at }) });
      return failures;
    },
    endAccess: async (_ref: IntegrationRef, grantVersion: number, at: string) => {
      if (stored?.grantVersion !== grantVersion) return false;
      change({ state: 'needs_reconnect', reason: 'access_ended', grant: null, since: at });
      return true;
    },
    takeRefresh: async (
      _ref: IntegrationRef,
      { grantVersion, now: at, until }: { grantVersion: number; now: string; until: string },
    ) => {
      const isFree = stored !== null && (stored.refreshUntil === null || stored.refreshUntil < at);
      if (!isFree || stored?.grantVersion !== grantVersion) return false;
      change({ refreshUntil: until });
      return true;
    },
    releaseRefresh: async () => change({ refreshUntil: null }),
    recordEnding: async (_ref: IntegrationRef, endedAs: AccessEnding) =>
      change({ endedAs, grant: null, refreshUntil: null }),
  } as unknown as Integrations;

  const taskStore: IntegrationTasks = {
    async put(_id, { kind, subject, data = {}, dueAt }, at) {
      marks += 1;
      const taskId = `${kind}#${subject}`;
      tasks.set(taskId, { taskId, kind, subject, data, dueAt: dueAt ?? at, tries: 0, mark: String(marks) });
    },
    async due(_id, { now: at, limit }) {
      const all = [...tasks.values()];
      const later = all.filter(({ dueAt }) => dueAt > at).map(({ dueAt }) => dueAt);
      return { due: all.filter(({ dueAt }) => dueAt <= at).slice(0, limit), nextAt: later.sort()[0] ?? null };
    },
    async done(_id, task) {
      if (tasks.get(task.taskId)?.mark === task.mark) tasks.delete(task.taskId);
    },
    async later(_id, task, to) {
      const found = tasks.get(task.taskId);
      if (found?.mark === task.mark) tasks.set(task.taskId, { ...found, ...to });
    },
  };

  const taskQueue: IntegrationTaskQueue = {
    async mark(_ref, at) {
      const isAsleep = (work?.restUntil ?? '') > at;
      if (isAsleep || (work?.dueAt && work.dueAt <= at)) return false;
      work = { ...ref, leaseUntil: null, restUntil: null, ...work, dueAt: at };
      return true;
    },
    async take(_id, { now: at, until }) {
      if (!work || (work.leaseUntil !== null && work.leaseUntil >= at)) return null;
      work = { ...work, leaseUntil: until, dueAt: until };
      return work;
    },
    async renew({ leaseUntil }) {
      if (!work || work.leaseUntil !== leaseUntil) return null;
      work = { ...work, dueAt: leaseUntil };
      return work;
    },
    async release({ leaseUntil }, { dueAt, restUntil, anyway }) {
      if (!work || work.leaseUntil !== leaseUntil || (!anyway && work.dueAt !== leaseUntil)) return false;
      work = { ...work, leaseUntil: null, dueAt, restUntil };
      return true;
    },
    async remove() {
      work = null;
    },
    due: async () => ({ due: [], next: null }),
  };

  const run: RunDeps = {
    integrations,
    tasks: taskStore,
    taskQueue,
    queue: { enqueue: async (_ref, seconds = 0) => void woken.push(seconds) },
    clock,
    adapterOf: () => ({}) as ProviderAdapter,
    clients: { get: () => ({ clientId: 'id', secrets: async () => ({}), addressOf: (url) => url }) },
    httpFor: () => ({ send: () => Promise.reject(new Error('not called')) }),
    workOf: () => ({ tasks: handlers }),
    random: () => 0,
  };

  return {
    ref,
    run,
    woken,
    handle: (kind: string, handler: TaskHandler) => {
      handlers[kind] = handler;
    },
    async connect() {
      const at = now.toISOString();
      stored = {
        ...ref,
        state: 'connected',
        reason: null,
        since: at,
        account: { id: 'account', label: 'someone@vendor.test' },
        settings: {},
        connectedBy: 'admin',
        grantVersion: 1,
        refreshUntil: null,
        failures: 0,
        lastWorkedAt: null,
        stopped: null,
        connectingUntil: null,
        endingSince: null,
        endedAs: null,
        removedEntry: null,
        channelVersion: 0,
        createdAt: at,
        updatedAt: at,
        grant: grantFake(),
      };
    },
    /** Starts the end of access, as when the owner leaves. */
    async leave() {
      change({ endingSince: now.toISOString() });
      await enqueueTask(run, ref);
    },
    change,
    async disconnect() {
      stored = null;
    },
    queue: (task: NewTask) => queueTask(run, ref, task),
    state: async () => stored,
    work: () => work,
    tasks: () => [...tasks.values()],
    pass: (seconds: number) => {
      now = addSeconds(now, seconds);
    },
    after: (seconds: number) => addSeconds(now, seconds).toISOString(),
  };
};
