import type { SQSClient } from '@aws-sdk/client-sqs';
import { createDeadLetterQueues, type DeadLetterQueues } from '@lambdas/platform/gateways/dead-letter-queues';
import type { DeadLetter } from '@shared/trust/model/dead-letter';
import { streamConsumer } from '@shared/platform/functions';
import { scheduleDeadLetters } from '@shared/platform/scheduled-functions';
import { LocalError } from './local-error';
import { queueNames, queueName } from './settings';

const queuesOf = (sqs: SQSClient, stage: string): DeadLetterQueues =>
  createDeadLetterQueues(sqs, {
    prefix: queueName('', stage),
    consumers: queueNames,
    others: [streamConsumer.name, scheduleDeadLetters],
  });

/** Lists messages without removing them. */
export const listDeadLetters = (sqs: SQSClient, stage: string): Promise<DeadLetter[]> => queuesOf(sqs, stage).list();

/** Returns the number of messages moved. Interrupting it loses none. */
export const redriveDeadLetters = async (sqs: SQSClient, stage: string, consumer: string): Promise<number> => {
  if (!queueNames.some((name) => name === consumer))
    throw new LocalError(`The stage ${stage} has no consumer ${consumer}: take one of ${queueNames.join(', ')}`);
  return queuesOf(sqs, stage).replay(consumer);
};
