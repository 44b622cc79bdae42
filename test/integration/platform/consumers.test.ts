import { SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import { notificationRoutes } from '@shared/messages/api/notifications.routes';
import type { DomainEvent } from '@shared/core/model/event';
import type { QueueConsumerName } from '@shared/platform/queue-consumers';
import type { SQSEvent } from 'aws-lambda';
import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { consumeQueue } from '@lambdas/events/queue/consume-queue';
import type { Reaction } from '@lambdas/events/ports';
import { PutCommand } from '@lambdas/platform/table/commands';
import { createProcessedEvents } from '@lambdas/platform/table/processed-events';
import { systemClock } from '@lambdas/platform/clock';
import { openTable } from '@lambdas/platform/table/table';
import { api } from '../../support/client';
import { apply, createJob, registerApplicant } from '../../support/marketplace';
import { registerEmployer, type Person } from '../../support/people';
import { sharedStack } from '../../support/stack';

const stack = await sharedStack();

const assigned = (overrides: Partial<{ id: string; userId: string; jobId: string }> = {}): DomainEvent => ({
  id: overrides.id ?? `test:${randomUUID()}`,
  type: 'job.assigned',
  occurredAt: new Date().toISOString(),
  data: {
    jobId: overrides.jobId ?? `job_${'0'.repeat(26)}`,
    organizationId: `org_${'0'.repeat(26)}`,
    assigneeId: overrides.userId ?? randomUUID(),
  },
});
const envelope = (event: unknown): string => JSON.stringify({ 'detail-type': 'job.assigned', detail: event });
const delivery = (...bodies: string[]): SQSEvent =>
  ({ Records: bodies.map((body, index) => ({ messageId: `m${index}`, body })) }) as unknown as SQSEvent;

const sendTo = async (consumer: QueueConsumerName, ...bodies: string[]): Promise<void> => {
  const client = new SQSClient({ useQueueUrlAsEndpoint: false });
  const QueueUrl = `${stack.gateway}/000000000000/wardline-local-${consumer}`;
  for (const MessageBody of bodies) await client.send(new SendMessageCommand({ QueueUrl, MessageBody }));
};

describe('a consumer', () => {
  beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue());
  afterEach(() => void vi.restoreAllMocks());

  const consumerOf = (react: Reaction) =>
    consumeQueue(`test-${randomUUID()}`, react, createProcessedEvents(openTable(), systemClock));

  it('acts once when it fails twice and is delivered twice more', async () => {
    let attempts = 0;
    let acted = 0;
    const consume = consumerOf(async () => [
      {
        id: 'effect',
        run: async () => {
          attempts += 1;
          if (attempts <= 2) throw new Error('not yet');
          acted += 1;
        },
      },
    ]);
    const body = envelope(assigned());
    const failed = { batchItemFailures: [{ itemIdentifier: 'm0' }] };
    expect(await consume(delivery(body))).toEqual(failed);
    expect(await consume(delivery(body))).toEqual(failed);
    expect(await consume(delivery(body))).toEqual({ batchItemFailures: [] });
    expect(await consume(delivery(body, body))).toEqual({ batchItemFailures: [] });
    expect([attempts, acted]).toEqual([3, 1]);
  });

  it('acts although the answer to its claim was lost and the client retried', async () => {
    const table = openTable();
    const send = async (command: never) => {
      if ((command as object) instanceof PutCommand) await table.client.send(command);
      return table.client.send(command);
    };
    const losing = { ...table, client: { send } as unknown as typeof table.client };
    const act = vi.fn(async () => undefined);
    const processed = createProcessedEvents(losing, systemClock);
    await processed.once('test', randomUUID(), act);
    expect(act).toHaveBeenCalledTimes(1);
  });

  it('repeats only the failed effect', async () => {
    const done: string[] = [];
    let broken = true;
    const consume = consumerOf(async () => [
      { id: 'first', run: async () => void done.push('first') },
      {
        id: 'second',
        run: async () => {
          if (broken) throw new Error('mail server is down');
          done.push('second');
        },
      },
    ]);
    const body = envelope(assigned());
    expect((await consume(delivery(body))).batchItemFailures).toHaveLength(1);
    broken = false;
    expect((await consume(delivery(body))).batchItemFailures).toEqual([]);
    expect(done).toEqual(['first', 'second']);
  });

  it('acts once when delivered twice at the same moment', async () => {
    let acted = 0;
    const { promise: oneIsAnswered, resolve: answered } = Promise.withResolvers<null>();
    const consume = consumerOf(async () => [
      {
        id: 'effect',
        run: async () => {
          acted += 1;
          if (acted === 1) await oneIsAnswered;
        },
      },
    ]);
    const body = envelope(assigned());
    const deliver = () => consume(delivery(body)).finally(() => answered(null));
    const answers = await Promise.all([deliver(), deliver()]);
    // The second waits for redelivery instead of reporting success.
    expect(answers.map(({ batchItemFailures }) => batchItemFailures.length).sort()).toEqual([0, 1]);
    expect((await consume(delivery(body))).batchItemFailures).toEqual([]);
    expect(acted).toBe(1);
  });

  it('skips an unreadable message and handles the others', async () => {
    const seen: string[] = [];
    const consume = consumerOf(async (event) => [{ id: 'effect', run: async () => void seen.push(event.id) }]);
    const good = assigned();
    const answer = await consume(delivery('{', envelope({ type: 'unknown' }), envelope(good)));
    expect(answer.batchItemFailures.map(({ itemIdentifier }) => itemIdentifier)).toEqual(['m0', 'm1']);
    expect(seen).toEqual([good.id]);
  });
});

describe('through the real queues', () => {
  const titles = async (person: Person): Promise<string[]> => {
    const { body } = await api(notificationRoutes.listNotifications, { query: {} }, { token: person.token });
    return body.items.map(({ title }) => title);
  };

  it('a message delivered three times creates one notification and one mail', async () => {
    const employer = await registerEmployer();
    const { jobId, title } = await createJob(employer);
    const body = envelope(assigned({ userId: employer.userId, jobId }));
    await sendTo('notify', body, body, body);
    await sendTo('send-mail', body, body, body);
    await stack.drain();
    expect(await titles(employer)).toEqual(["You've been assigned a job"]);
    const mails = (await stack.mails(employer.email)).filter(({ subject }) => subject.includes(title));
    expect(mails).toHaveLength(1);
  });

  it('a dismissed notification stays dismissed when its event arrives again', async () => {
    const employer = await registerEmployer();
    const { jobId } = await createJob(employer);
    const body = envelope(assigned({ userId: employer.userId, jobId }));
    await sendTo('notify', body);
    await stack.drain();
    const list = await api(notificationRoutes.listNotifications, { query: {} }, { token: employer.token });
    const notificationId = list.body.items[0]?.id ?? '';
    await api(notificationRoutes.dismissNotification, { params: { notificationId } }, { token: employer.token });
    await sendTo('notify', body);
    await stack.drain();
    expect(await titles(employer)).toEqual([]);
  });

  it('a poisoned message ends in the dead-letter queue and delays no other', async () => {
    const employer = await registerEmployer();
    const { jobId } = await createJob(employer);
    const poison = { ...assigned(), id: `poison:${randomUUID()}`, data: { jobId: 'nonsense' } };
    await sendTo('notify', envelope(poison), envelope(assigned({ userId: employer.userId, jobId })));
    await stack.drain();
    expect(await titles(employer)).toEqual(["You've been assigned a job"]);
    const letters = (await stack.deadLetters()).filter(({ eventId }) => eventId === poison.id);
    expect(letters).toMatchObject([{ consumer: 'notify' }]);
  });
});

it('keeps names, addresses and texts out of events and logs', async () => {
  const employer = await registerEmployer({ organization: `Secretive ${randomUUID()}` });
  const job = await createJob(employer, { title: `Hidden ${randomUUID()}` });
  const person = await registerApplicant({ firstName: `First${randomUUID()}`, lastName: `Last${randomUUID()}` });
  await apply(person, job.jobId);
  await stack.drain();
  const log = (await stack.lambdaLog()).join('\n');
  for (const secret of [employer.organization, job.title, person.me.firstName, person.me.lastName, person.email]) {
    expect(log).not.toContain(secret);
  }
});
