import { shiftCaseRoutes } from '@shared/api/shift-cases.routes';
import type { PauseDays, ReliabilityOutcome } from '@shared/model/shift-case-vocabulary';
import { randomUUID } from 'node:crypto';
import { ulid } from 'ulid';
import { systemClock } from '../../lambdas/platform/clock';
import { PutCommand } from '../../lambdas/platform/table/commands';
import { retryOnConflict } from '../../lambdas/platform/table/retry-on-conflict';
import { openTable } from '../../lambdas/platform/table/table';
import { entity } from '../../lambdas/store/entity';
import { keys } from '../../lambdas/store/keys';
import { createLedgers } from '../../lambdas/store/reliability/ledgers';
import { api } from './client';
import { dayFromNow } from './marketplace';
import type { Person } from './people';

type Who = Pick<Person, 'token'>;
const once = ({ token }: Who) => ({ token, idempotencyKey: randomUUID() });

/** As if the person hadn't come to a shift today. Returns the ID of the event. */
export const rememberNoShow = async ({ userId: ownerId }: Person): Promise<string> => {
  const shiftId = `shf_${ulid()}`;
  const on = dayFromNow(0);
  const bookingId = randomUUID().slice(0, 16);
  const eventId = [on, shiftId, bookingId, 1].join('#');
  const event = { ownerId, eventId, bookingId, shiftId, attempt: 1, side: 'worker', on, exempt: false };
  const Item = {
    ...keys.reliabilityEvent(ownerId, eventId),
    ...entity('ReliabilityEvent'),
    ...event,
    outcome: { kind: 'no_show' },
  };
  const table = openTable();
  await table.client.send(new PutCommand({ TableName: table.name, Item }));
  return eventId;
};

export const appealEvent = (who: Who, eventId: string) =>
  api(shiftCaseRoutes.appealReliability, { body: { eventId, text: 'The unit sent me away.' } }, once(who));

/** The ID of an open appeal. */
export const appealedCase = async (person: Person): Promise<string> => {
  const { status, body } = await appealEvent(person, await rememberNoShow(person));
  if (status !== 200) throw new Error(`appeal answered ${status}: ${JSON.stringify(body)}`);
  return body.caseId;
};

/** Of several consumers at the same time, one counts; the other repeats it. */
export const countTwice = async ({ userId }: Person): Promise<void> => {
  const ledgers = createLedgers(openTable());
  const count = () => retryOnConflict(() => ledgers.sumUp(userId, systemClock));
  await Promise.all([count(), count()]);
};

export const decidePause = (who: Who, caseId: string, days: PauseDays | null) => {
  const decided = { reason: 'Three in a month.', version: 1 };
  const body =
    days === null ? { outcome: 'lifted' as const, ...decided } : { outcome: 'paused' as const, days, ...decided };
  return api(shiftCaseRoutes.decideShiftCase, { params: { caseId }, body }, once(who));
};

export const decideCase = (who: Who, caseId: string, outcome: ReliabilityOutcome, version = 1) =>
  api(
    shiftCaseRoutes.decideShiftCase,
    { params: { caseId }, body: { outcome, reason: 'The unit confirms it.', version } },
    once(who),
  );
