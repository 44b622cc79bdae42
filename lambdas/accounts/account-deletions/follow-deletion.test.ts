import type { DomainEvent } from '@shared/core/model/event';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Effect } from '../../events/ports';
import { fakeAccountDeletions } from '../../store/accounts/account-deletions/account-deletions.fake';
import { requestedDeletion } from '../../store/accounts/account-deletions/deletion-item';
import type { JobAlertItem } from '../../store/hiring/job-alerts/ports';
import { followDeletion } from './follow-deletion';
import type { FollowDeps } from './ports';
import { remindDueDeletions } from './remind-due-deletions';

const userId = '00000000-0000-4000-8000-000000000001';
const dueAt = '2026-12-20T10:00:00.000Z';
const alert: JobAlertItem = {
  jobAlertId: 'alr_1',
  userId,
  name: 'ICU',
  about: 'jobs',
  frequency: 'daily',
  paused: false,
  search: {},
  createdAt: '2026-11-01T10:00:00.000Z',
  lastSentAt: null,
  version: 1,
  nextRunAt: '2026-11-21T11:00:00.000Z',
  newsSince: '2026-11-01T10:00:00.000Z',
  searchedAt: '2026-11-20T11:00:00.000Z',
  seen: [{ id: 'job_1', at: '2026-11-20T11:00:00.000Z' }],
  mailed: [],
};

const createWorld = () => {
  const deletions = fakeAccountDeletions();
  const clock = { time: new Date('2026-11-20T10:00:00.000Z') };
  const open = new Set(['app_1', 'app_2']);
  const alerts = new Map([[alert.jobAlertId, alert]]);
  const calledOff: string[] = [];
  const plan = { renews: true };
  const hooks: { beforeHold: (() => Promise<unknown>) | null } = { beforeHold: null };
  const deps: FollowDeps = {
    deletions: deletions.accountDeletions,
    applications: {
      open: async () => [...open],
      withdraw: async (applicationId) => void open.delete(applicationId),
    },
    interviews: {
      upcoming: async () => ['int_1'],
      cancel: async (interviewId) => void calledOff.push(interviewId),
    },
    alerts: {
      list: async () => [...alerts.values()],
      get: async ({ jobAlertId }) => alerts.get(jobAlertId) ?? null,
      change: async (_before, after) => {
        const hook = hooks.beforeHold;
        hooks.beforeHold = null;
        await hook?.();
        alerts.set(after.jobAlertId, after);
      },
    },
    plans: {
      endWith: async () => {
        plan.renews = false;
        return true;
      },
      stayWith: async () => {
        plan.renews = true;
        return true;
      },
    },
    clock: { now: () => clock.time },
  };
  return { plan, deletions, clock, open, alerts, calledOff, hooks, deps };
};

const runEffects = (effects: readonly Effect[]) => Promise.all(effects.map(({ run }) => run()));

let world: ReturnType<typeof createWorld>;
beforeEach(async () => {
  world = createWorld();
  const requestedAt = world.clock.time.toISOString();
  await world.deletions.accountDeletions.request(
    requestedDeletion({ deletionId: 'del_1', userId, userType: 'doctor', requestedAt, dueAt }),
  );
});

const event = (state: 'pending' | 'canceled'): DomainEvent => ({
  id: `evt_${state}`,
  type: 'account_deletion.changed',
  occurredAt: world.clock.time.toISOString(),
  data: { userId, deletionId: 'del_1', state, dueAt },
});
const follow = async (state: 'pending' | 'canceled') => runEffects(await followDeletion(world.deps, event(state)));
const cancel = () => world.deletions.accountDeletions.cancel(userId, world.clock.time.toISOString());

describe('a requested deletion', () => {
  it('withdraws open applications, cancels interviews, and pauses alerts, also when delivered twice', async () => {
    await follow('pending');
    await follow('pending');
    expect(world.open.size).toBe(0);
    expect(world.calledOff).toContain('int_1');
    expect(world.alerts.get('alr_1')).toMatchObject({ held: true, paused: false, version: 2 });
    expect(world.plan.renews).toBe(false);
  });

  it('does nothing if it was canceled before the event arrived', async () => {
    await cancel();
    await follow('pending');
    expect(world.open.size).toBe(2);
    expect(world.calledOff).toEqual([]);
    expect(world.alerts.get('alr_1')?.held).toBeUndefined();
  });
});

describe('a canceled deletion', () => {
  it('resumes alerts from now on, and leaves applications withdrawn', async () => {
    await follow('pending');
    world.clock.time = new Date('2026-12-01T10:00:00.000Z');
    await cancel();
    await follow('canceled');
    expect(world.plan.renews).toBe(true);
    expect(world.alerts.get('alr_1')).toMatchObject({
      held: undefined,
      newsSince: '2026-12-01T10:00:00.000Z',
      searchedAt: null,
      seen: [],
    });
    expect(world.open.size).toBe(0);
  });

  it('wins over a request that is still being processed', async () => {
    world.hooks.beforeHold = cancel;
    await follow('pending');
    expect(world.alerts.get('alr_1')?.held).toBeUndefined();
  });
});

describe('the deletion reminder', () => {
  const remind = () =>
    remindDueDeletions({ reminders: world.deletions.reminders, clock: world.deps.clock }, () => true);

  it('is sent once, seven days before', async () => {
    world.clock.time = new Date('2026-12-13T09:59:59.000Z');
    expect(await remind()).toEqual({ reminded: 0, taken: 0, failed: 0 });
    world.clock.time = new Date('2026-12-13T10:00:00.000Z');
    expect(await remind()).toEqual({ reminded: 1, taken: 0, failed: 0 });
    expect(await remind()).toEqual({ reminded: 0, taken: 0, failed: 0 });
  });

  it('is not sent after a cancel', async () => {
    await cancel();
    world.clock.time = new Date('2026-12-14T10:00:00.000Z');
    expect(await remind()).toEqual({ reminded: 0, taken: 0, failed: 0 });
  });
});
