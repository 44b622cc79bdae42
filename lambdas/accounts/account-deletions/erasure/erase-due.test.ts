import { erasureSteps } from '@shared/accounts/model/deletion-vocabulary';
import { describe, expect, it } from 'vitest';
import { Erasing, item, person, userId } from './erasing.fake';

const doneSteps = (erasing: Erasing): string[] => erasing.deletion.steps.map(({ step }) => step);

/** Runs until the erasure is done, each time after the previous lease. */
const runToTheEnd = async (erasing: Erasing): Promise<void> => {
  for (let run = 0; run < 5 && erasing.deletion.state !== 'erased'; run += 1) {
    await erasing.run();
    erasing.later();
  }
};

const expectErased = (erasing: Erasing): void => {
  expect(erasing.deletion).toMatchObject({ state: 'erased', details: null, leaseUntil: null });
  expect(doneSteps(erasing)).toEqual([...erasureSteps]);
  expect(erasing.remaining.toSorted()).toEqual(['Application', 'ApplicationContent', 'Message', 'Timesheet']);
  expect([...erasing.removedFiles].toSorted()).toEqual([
    'applications/a/resume.pdf',
    'attachments/a',
    `health/${userId}/upl_1`,
    'media/photos/a.png',
    `resumes/${userId}/a.pdf`,
  ]);
  expect(erasing).toMatchObject({
    atProvider: false,
    inPool: false,
    hasKey: false,
    inIndex: false,
    ended: true,
    left: true,
    booked: false,
  });
  expect([...erasing.suppressed]).toEqual([person.emailHash]);
  expect([...erasing.records.values()]).toEqual([{ userId, userType: 'doctor', dueAt: erasing.deletion.dueAt }]);
};

describe('an account that is due', () => {
  it('is erased in steps, each with a receipt, and the person gets the result', async () => {
    const erasing = new Erasing();
    expect(await erasing.run()).toMatchObject({ waiting: 1 });
    expect(erasing.deletion.details).not.toContain('Canary');
    erasing.passDelay();
    expect(await erasing.run()).toMatchObject({ erased: 1 });
    expectErased(erasing);
    expect(erasing.mails).toHaveLength(1);
    expect(erasing.mails[0]).toMatchObject({ to: person.email });
    expect(erasing.mails[0]!.text).toContain('4 database records');
    expect(erasing.mails[0]!.text).toContain('we deleted your customer record and your payment methods');
    expect(await erasing.run()).toMatchObject({ erased: 0 });
  });

  it('is not erased before it is due or after a cancel', async () => {
    for (const changes of [{ dueAt: '2026-12-25T10:00:00.001Z' }, { state: 'canceled' } as const]) {
      const erasing = new Erasing(changes);
      expect(await erasing.run()).toMatchObject({ erased: 0, waiting: 0 });
      expect(erasing.remaining).toContain('Account');
    }
  });

  it('ends either canceled or erased when both happen at once', async () => {
    const erasing = new Erasing();
    const [canceled] = await Promise.all([
      erasing.store.accountDeletions.cancel(userId, '2026-12-25T08:59:59.999Z'),
      erasing.run(),
    ]);
    expect(canceled !== null).toBe(erasing.remaining.includes('Account'));
  });

  it('keeps its key until connected services end their access, and reports the outcome of each', async () => {
    const erasing = new Erasing();
    erasing.services = { waiting: 1, confirmed: 1, over: 0, unconfirmed: 0 };
    expect(await erasing.run()).toMatchObject({ waiting: 1 });
    expect(doneSteps(erasing).at(-1)).toBe('suppressed');
    expect(erasing).toMatchObject({ hasKey: true, endings: 2 });
    erasing.later();
    erasing.services = { waiting: 0, confirmed: 1, over: 1, unconfirmed: 1 };
    await runToTheEnd(erasing);
    expectErased(erasing);
    expect(erasing.mails[0]!.text).toContain('We no longer have access to the 2 calendars you connected.');
    expect(erasing.mails[0]!.text).toContain("One calendar you connected didn't confirm that our access ended.");
  });

  it('does not mention calendars to someone who connected none', async () => {
    const erasing = new Erasing();
    await runToTheEnd(erasing);
    expect(erasing.mails[0]!.text).not.toContain('you connected');
  });

  it('waits while the payment provider is down, and does not mention it if there was no customer', async () => {
    const erasing = new Erasing();
    const { forget } = erasing.deps.plans;
    erasing.deps.plans.forget = async () => {
      throw new Error('The payment provider could not be reached.');
    };
    expect(await erasing.run()).toMatchObject({ failed: 1 });
    expect(doneSteps(erasing)).toEqual(['listed', 'collected', 'signed_out']);
    expect(erasing.remaining).toContain('Account');
    erasing.later();
    erasing.deps.plans.forget = forget;
    erasing.atProvider = false;
    await runToTheEnd(erasing);
    expectErased(erasing);
    expect(erasing.mails[0]!.text).not.toContain('Stripe');
  });

  it('deletes everything while a payout is pending, and the provider account after that', async () => {
    const erasing = new Erasing();
    erasing.isPayee = true;
    erasing.isBeingPaid = true;
    expect(await erasing.run()).toMatchObject({ waiting: 1 });
    expect(doneSteps(erasing).at(-1)).toBe('key');
    expect(erasing).toMatchObject({ isPayee: true, hasKey: false });
    erasing.later();
    erasing.isBeingPaid = false;
    await runToTheEnd(erasing);
    expectErased(erasing);
    expect(erasing.isPayee).toBe(false);
    expect(erasing.mails[0]!.text).toContain('the account through which you were paid');
  });

  it('is not erased while it is its organization’s last administrator', async () => {
    const erasing = new Erasing();
    erasing.mayLeave = false;
    expect(await erasing.run()).toMatchObject({ blocked: 1 });
    expect(erasing.deletion.state).toBe('pending');
    expect(erasing.remaining).toContain('Account');
    erasing.mayLeave = true;
    erasing.now = new Date('2026-12-28T10:00:00.000Z');
    expect(await erasing.run()).toMatchObject({ waiting: 1, late: 1 });
  });

  it('waits until the organization closes when the person is its only member', async () => {
    const erasing = new Erasing();
    Object.assign(erasing, { mayLeave: false, closesAlong: true });
    expect(await erasing.run()).toMatchObject({ waiting: 1, blocked: 0 });
    expect(erasing.deletion.state).toBe('pending');
    erasing.mayLeave = true;
    await runToTheEnd(erasing);
    expectErased(erasing);
  });

  it('waits for a search snapshot that does not contain the person', async () => {
    const erasing = new Erasing();
    erasing.inSnapshot = true;
    await erasing.run();
    erasing.passDelay();
    expect(await erasing.run()).toMatchObject({ waiting: 1 });
    expect(erasing.mails).toEqual([]);
    erasing.inSnapshot = false;
    expect(await erasing.run()).toMatchObject({ erased: 1 });
  });

  it('is erased once by two concurrent runs', async () => {
    const erasing = new Erasing();
    const both = await Promise.all([erasing.run(), erasing.run()]);
    expect(both.map(({ taken, waiting }) => taken + waiting)).toEqual([1, 1]);
    await runToTheEnd(erasing);
    expectErased(erasing);
    expect(erasing.mails).toHaveLength(1);
  });

  it('continues in the next run when time runs out', async () => {
    const erasing = new Erasing();
    let looks = 0;
    expect(await erasing.run(() => (looks += 1) < 9)).toMatchObject({ paused: 1 });
    expect(doneSteps(erasing).length).toBeGreaterThan(1);
    await runToTheEnd(erasing);
    expectErased(erasing);
  });
});

const callsOfAll = async (): Promise<number> => {
  const erasing = new Erasing();
  await runToTheEnd(erasing);
  return erasing.calls;
};

it('erasure continues after a run is killed at any call', async () => {
  const calls = await callsOfAll();
  expect(calls).toBeGreaterThan(erasureSteps.length);
  for (let killedAt = 1; killedAt <= calls; killedAt += 1) {
    const erasing = new Erasing();
    erasing.killedAt = killedAt;
    await erasing.run();
    erasing.passDelay();
    await erasing.run();
    erasing.later();
    await runToTheEnd(erasing);
    expectErased(erasing);
    // A mail whose receipt wasn't written is sent again.
    expect([1, 2]).toContain(erasing.mails.length);
  }
});

describe('the erasure receipt', () => {
  const scanned = async (erasing: Erasing) => {
    await erasing.run();
    erasing.passDelay();
    return erasing.run();
  };

  it('reports how much was read, and which retained records mention the person', async () => {
    const erasing = new Erasing();
    await scanned(erasing);
    const { counts } = erasing.deletion.steps.find(({ step }) => step === 'scanned')!;
    expect(counts).toEqual({ items: 4, snapshots: 1, kept_messages: 1, kept_pay_records: 1 });
    const text = erasing.mails[0]?.text;
    expect(text).toContain('in 2 kinds of records');
    expect(text).toContain("didn't read backups");
  });

  it('covers data that arrived after the steps ran', async () => {
    const erasing = new Erasing();
    await erasing.run();
    erasing.items.activity!.push(item('SavedJob', { id: 2, note: person.email }));
    erasing.passDelay();
    expect(await erasing.run()).toMatchObject({ erased: 1 });
    expect(erasing.remaining).not.toContain('SavedJob');
  });

  it('is not sent while data remains that no rule retains', async () => {
    const erasing = new Erasing();
    erasing.items.calendar = [item('ApplicationInterview', { note: 'x' })];
    erasing.deps.table.change = async () => true;
    expect(await scanned(erasing)).toMatchObject({ failed: 1 });
    expect(erasing.mails).toEqual([]);
    expect(erasing.deletion.state).toBe('erasing');
  });

  it('is not sent when an item has no rule', async () => {
    const erasing = new Erasing();
    erasing.items.calendar = [item('SomethingNew')];
    expect(await erasing.run()).toMatchObject({ failed: 1 });
  });
});

describe('erasure after a restore', () => {
  it('runs again without a second receipt or email', async () => {
    const erasing = new Erasing({ state: 'erasing', reapplied: true });
    expect(await erasing.run()).toMatchObject({ erased: 1 });
    expect(erasing.remaining).not.toContain('Account');
    expect(erasing.mails).toEqual([]);
    expect(erasing.records.size).toBe(0);
  });
});
