import { isRecord } from './json-file';
import { consumerNames } from './settings';
import type { Queues } from './aws/queues';

export type DeadLetter = {
  consumer: string;
  eventId: string;
  eventType: string;
  receiveCount: number;
  firstSeenAt: string;
  error: string | null;
};

const textIn = (value: unknown): string | null => (typeof value === 'string' ? value : null);

export const describeBody = (body: string): { eventId: string; eventType: string } => {
  const unreadable = { eventId: '(unreadable)', eventType: '(unreadable)' };
  try {
    const envelope: unknown = JSON.parse(body);
    if (!isRecord(envelope)) return unreadable;
    const detail = isRecord(envelope['detail']) ? envelope['detail'] : {};
    return {
      eventId: textIn(detail['id']) ?? textIn(envelope['id']) ?? unreadable.eventId,
      eventType: textIn(envelope['detail-type']) ?? unreadable.eventType,
    };
  } catch {
    return unreadable;
  }
};

export const deadLetters = (queues: Queues): DeadLetter[] =>
  consumerNames.flatMap((consumer) =>
    (queues.of(consumer).deadLetterQueue?.messages ?? []).map((message) => ({
      consumer,
      ...describeBody(message.body),
      receiveCount: message.receiveCount,
      firstSeenAt: new Date(message.firstReceivedAt ?? message.sentAt).toISOString(),
      error: message.lastError,
    })),
  );
