import { describeBody } from '@lambdas/platform/gateways/dead-letter-queues';
import { queueNames } from './settings';
import type { Queues } from '../../emulators/aws/queues';

export type DeadLetter = {
  consumer: string;
  eventId: string;
  eventType: string;
  receiveCount: number;
  firstSeenAt: string;
  error: string | null;
};

const idsIn = (body: string): { eventId: string; eventType: string } => {
  const { eventId, eventType } = describeBody(body);
  return { eventId, eventType };
};

export const deadLetters = (queues: Queues): DeadLetter[] =>
  queueNames.flatMap((consumer) =>
    (queues.of(consumer).deadLetterQueue?.messages ?? []).map((message) => ({
      consumer,
      ...idsIn(message.body),
      receiveCount: message.receiveCount,
      firstSeenAt: new Date(message.firstReceivedAt ?? message.sentAt).toISOString(),
      error: message.lastError,
    })),
  );
