import {
  stepsOfClosing,
  type ClosingState,
  type ClosingStep,
} from '@shared/organizations/model/organization-closing-vocabulary';
import { beforeEach, describe, expect, it } from 'vitest';
import { ConcurrentModificationError } from '../../platform/table/retry-on-conflict';
import type { ClosingItem } from '../../store/organizations/organization-closings/closing-item';
import type { ClosingEffect } from '../../store/organizations/organization-closings/step';
import { runDueClosings, type ClosingDeps } from './run-due-closings';

const runMs = 300_000;
const requestedAt = '2026-11-20T10:00:00.000Z';
const closesAt = '2026-12-20T10:00:00.000Z';

const requested: ClosingItem = {
  organizationId: 'org_1',
  closingId: 'clo_1',
  state: 'ending',
  requestedAt,
  requestedBy: '7b3b9a0c-9d0e-4d2a-8a57-0d6f4f8e9a11',
  closesAt,
  receipts: [],
  memberIds: [],
  adminIds: [],
  canceledBy: null,
  remindedAt: null,
  dueAt: requestedAt,
  done: [],
  counted: 0,
  leaseUntil: null,
};

class Closing {
  now = new Date('2026-11-20T10:01:00.000Z');
  stored = requested;
  /** Number of things to change by step. */
  left = new Map<ClosingStep, number>();
  effects = 0;
  /** Step that waits for others. */
  waitsIn: ClosingStep | null = null;
  /** Number of the effect at which a run is killed. */
  killedAt = Number.POSITIVE_INFINITY;
  onEffect: () => void = () => undefined;

  readonly #effect =
    (step: ClosingStep): ClosingEffect =>
    async () => {
      this.effects += 1;
      this.onEffect();
      if (step === this.waitsIn) return 'wait';
      if (this.effects >= this.killedAt) throw new Error('killed');
      const left = this.left.get(step) ?? 0;
      if (left > 0) this.left.set(step, left - 1);
      return left > 0;
    };

  async *#effects(step: ClosingStep): AsyncGenerator<ClosingEffect> {
    const things = step === 'jobs' ? 3 : 1;
    for (let index = 0; index < things; index += 1) yield this.#effect(step);
  }

  readonly #put = (before: ClosingItem, after: ClosingItem): boolean => {
    const { closingId, state, leaseUntil } = this.stored;
    const isSame = closingId === before.closingId && state === before.state && leaseUntil === before.leaseUntil;
    if (isSame) this.stored = after;
    return isSame;
  };

  readonly deps: ClosingDeps = {
    closings: {
      page: async (now) => ({
        closings: this.stored.dueAt !== null && this.stored.dueAt <= now.toISOString() ? [this.stored] : [],
        next: null,
      }),
      take: async (item, { now, until }) => {
        if (item.leaseUntil !== null && item.leaseUntil > now) return null;
        const taken = { ...item, leaseUntil: until };
        return this.#put(item, taken) ? taken : null;
      },
      save: async (before, after) => {
        if (!this.#put(before, after)) throw new ConcurrentModificationError();
      },
    },
    effects: (_closing, step) => this.#effects(step),
    clock: { now: () => this.now },
  };

  run(hasTime: () => boolean = () => true) {
    return runDueClosings(this.deps, { hasTime, endsAt: () => new Date(this.now.getTime() + runMs) });
  }

  at(instant: string): void {
    this.now = new Date(instant);
  }
}

let closing = new Closing();
beforeEach(() => {
  closing = new Closing();
});
const stepsDone = (during: ClosingState) =>
  closing.stored.receipts.filter((it) => it.during === during).map(({ step }) => step);

describe('the closing of an organization', () => {
  it('ends open work at once, then waits', async () => {
    closing.left = new Map([['jobs', 2]]);
    expect(await closing.run()).toMatchObject({ finished: 1 });
    expect(closing.stored).toMatchObject({ state: 'waiting', dueAt: '2026-12-13T10:00:00.000Z', leaseUntil: null });
    expect(stepsDone('ending')).toEqual(stepsOfClosing.ending);
    expect(closing.stored.receipts.find(({ step }) => step === 'jobs')?.count).toBe(2);
    expect(await closing.run()).toMatchObject({ finished: 0 });
  });

  it('reminds a week before the end, once', async () => {
    await closing.run();
    closing.at('2026-12-13T10:00:30.000Z');
    await closing.run();
    expect(closing.stored).toMatchObject({ state: 'waiting', remindedAt: closing.now.toISOString(), dueAt: closesAt });
    closing.at('2026-12-14T10:00:00.000Z');
    expect(await closing.run()).toMatchObject({ finished: 0 });
  });

  it('removes the organization when the grace period is over, with a receipt for each step', async () => {
    await closing.run();
    closing.at('2026-12-20T10:00:01.000Z');
    await closing.run();
    expect(closing.stored).toMatchObject({ state: 'closed', dueAt: null });
    expect(stepsDone('removing')).toEqual(stepsOfClosing.removing);
    expect(await closing.run()).toMatchObject({ finished: 0 });
  });

  it('continues after a killed run, once its lease expires', async () => {
    closing.left = new Map([['jobs', 3]]);
    closing.killedAt = 3;
    expect(await closing.run()).toMatchObject({ failed: 1 });
    closing.killedAt = Number.POSITIVE_INFINITY;
    expect(await closing.run()).toMatchObject({ taken: 1 });
    closing.at('2026-11-20T10:07:00.000Z');
    expect(await closing.run()).toMatchObject({ finished: 1 });
    expect(closing.left.get('jobs')).toBe(0);
    expect(stepsDone('ending')).toEqual(stepsOfClosing.ending);
  });

  it('keeps its count after a run that ran out of time', async () => {
    closing.left = new Map([['jobs', 3]]);
    let calls = 0;
    expect(await closing.run(() => (calls += 1) <= 4)).toMatchObject({ paused: 1 });
    expect(closing.stored).toMatchObject({ state: 'ending', done: ['members'], leaseUntil: null });
    await closing.run();
    expect(closing.stored.receipts.find(({ step }) => step === 'jobs')?.count).toBe(3);
  });

  it('waits in a step that depends on others, free for the next run', async () => {
    await closing.run();
    closing.at('2026-12-20T10:00:01.000Z');
    closing.waitsIn = 'services';
    expect(await closing.run()).toMatchObject({ paused: 1 });
    expect(closing.stored).toMatchObject({ state: 'removing', leaseUntil: null });
    expect(closing.stored.done).not.toContain('services');
    closing.waitsIn = null;
    expect(await closing.run()).toMatchObject({ finished: 1 });
    expect(stepsDone('removing')).toEqual(stepsOfClosing.removing);
  });

  it('stops when canceled during a run, and is reverted by the next one', async () => {
    closing.onEffect = () => {
      if (closing.effects === 2) {
        closing.stored = { ...closing.stored, state: 'canceling', dueAt: closing.now.toISOString(), done: [] };
      }
    };
    expect(await closing.run()).toMatchObject({ taken: 1 });
    expect(closing.stored.state).toBe('canceling');
    closing.at('2026-11-20T10:07:00.000Z');
    expect(await closing.run()).toMatchObject({ finished: 1 });
    expect(closing.stored).toMatchObject({ state: 'canceled', dueAt: null });
    expect(stepsDone('canceling')).toEqual(stepsOfClosing.canceling);
  });

  it('is handled by one of two concurrent runs', async () => {
    const [one, other] = await Promise.all([closing.run(), closing.run()]);
    expect(one.finished + other.finished).toBe(1);
    expect(stepsDone('ending')).toEqual(stepsOfClosing.ending);
  });
});
