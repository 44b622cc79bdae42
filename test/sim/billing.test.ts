import { expect, it } from 'vitest';
import { setUpLocalPlans } from '../../scripts/local/local-plans';
import type { LocalStack } from '../../scripts/local/stack';
import { registerEmployer, registerProfessional, type Person } from '../support/people';
import { billingProblems } from './invariants/billing';
import { itemsOf } from './invariants/items';
import { createAttempt } from './scenario/attempt';
import { billingActions, buy } from './scenario/billing-actions';
import { dayMs } from './scenario/later-on';
import { emptyMemory } from './scenario/memory';
import { noFaults } from './world/faults';
import { seededRandom } from './world/random';
import { openWorld, type World } from './world/world';

// Plans are bought, changed, and canceled while the provider refuses, doesn't answer, and sends its events twice.

const seed = Number(process.env['SIM_SEED'] ?? 1);
const rounds = process.env['SIM_SECONDS'] ? 30 : 10;
/** The most days a round may take. */
const longestDays = 20;

const faults = { ...noFaults, providerFails: 0.1, lostReply: 0.01, conflict: 0.03, consumerDies: 0.05, overtaken: 0.2 };

const gather = async (world: World): Promise<Person[]> => {
  await setUpLocalPlans({ addresses: { gateway: 'http://gateway.test' }, billing: 'stripe' } as LocalStack);
  const people = [
    await registerProfessional(),
    await registerProfessional(),
    await registerEmployer({ verified: false }),
  ];
  world.stripe.provider.core.state.webhooks.reorder = true;
  return people;
};

/** Picks the choices that complete a purchase: a sold plan, no trial, and a card that isn't declined. */
const untilPaid = (): number => 1;

/** Delivers the provider's events and compares accounts with it, as every day. */
const recover = async (world: World): Promise<void> => {
  world.setFaults(noFaults);
  for (let round = 0; round < 3; round += 1) {
    await world.pass(120_000);
    await world.settle();
    await world.runSchedule('reconcile-billing').catch(() => undefined);
    await world.runSchedule('watch-billing').catch(() => undefined);
    await world.settle();
  }
};

it('an account has what it pays for, and its ledger balances', async () => {
  const random = seededRandom(seed * 7919);
  const pick = (choices: number): number => Math.floor(random() * choices);
  const world = await openWorld(seed, { billing: 'stripe' });
  try {
    const people = await world.run(gather(world));
    await world.settle();
    const problems: string[] = [];
    const watch = { onFailure: () => undefined, onProblem: (problem: string) => void problems.push(problem) };
    const attempt = createAttempt(emptyMemory(), watch);
    // The ledger check needs at least one entry.
    for (const person of people) await world.run(buy({ person, attempt, pick: untilPaid }));
    world.setFaults(faults);
    for (let round = 0; round < rounds; round += 1) {
      const together = Array.from({ length: 1 + pick(3) }, () =>
        billingActions[pick(billingActions.length)]!({ person: people[pick(people.length)]!, attempt, pick }),
      );
      await world.run(Promise.all(together));
      world.leap(pick(longestDays) * dayMs);
      await world.pass(10_000);
    }
    await recover(world);
    expect(problems).toEqual([]);
    expect(billingProblems(world)).toEqual([]);
    expect(itemsOf(world, 'LedgerEntry').length).toBeGreaterThanOrEqual(people.length);
  } finally {
    await world.close();
  }
});
