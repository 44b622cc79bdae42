import { randomUUID } from 'node:crypto';
import { shiftRoutes } from '@shared/work/api/shifts.routes';
import { measureRules } from '@shared/work/rules/filling/facility-measures';
import { expect, it } from 'vitest';
import { systemClock } from '@lambdas/platform/clock';
import { retryOnConflict } from '@lambdas/platform/table/retry-on-conflict';
import { openTable } from '@lambdas/platform/table/table';
import { createLedgers } from '@lambdas/store/work/reliability/ledgers';
import { createReturnAnswers } from '@lambdas/store/work/reliability/return-answers';
import { api } from '../../support/client';
import { coverUnit } from '../../support/work/shifts';
import { sharedStack } from '../../support/stack';

const stack = await sharedStack();
const table = openTable();
const answers = createReturnAnswers(table);

it('counts concurrent answers once each, and shows no single answer', async () => {
  const { admin } = await coverUnit(stack, 1);
  const { organizationId } = admin;
  const say = (userId: string, again: boolean) =>
    retryOnConflict(() => answers.answer({ userId, organizationId, again }, new Date()), 40);
  const shown = async () => {
    const { body } = await api(shiftRoutes.getReliability, {}, { token: admin.token });
    return body.measures.filter(({ kind }) => kind === 'would_return');
  };
  const people = Array.from({ length: measureRules.minimumSample }, () => randomUUID());
  const last = people.pop()!;
  await Promise.all(people.map((userId) => say(userId, true)));
  // A repeated and a changed answer still count as one person.
  await Promise.all([say(people[0]!, true), say(people[1]!, false)]);
  expect(await shown()).toEqual([]);
  await say(last, true);
  expect(await shown()).toEqual([{ kind: 'would_return', good: 9, of: 10 }]);
  await say(people[1]!, true);
  expect(await shown()).toEqual([{ kind: 'would_return', good: 9, of: 10 }]);
  expect(await answers.of(people[1]!, [organizationId])).toEqual(new Map([[organizationId, true]]));
  // Recounting the ledger leaves the answers unchanged.
  await createLedgers(table).sumUp(organizationId, systemClock);
  expect(await shown()).toEqual([{ kind: 'would_return', good: 9, of: 10 }]);
});
