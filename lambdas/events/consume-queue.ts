import { DomainEvent } from '@shared/model/event';
import type { SQSBatchResponse, SQSEvent, SQSRecord } from 'aws-lambda';
import { log } from '../platform/logger';
import type { ProcessedEvents } from '../platform/table/processed-events';
import type { Reaction } from './ports';
import * as z from 'zod';

/** What the bus puts into a queue: its own envelope around the event. */
const Message = z.object({ detail: DomainEvent });

/**
 * Reacts to a queue's messages. Each effect happens once however often its message is delivered; a message that fails is
 * reported alone, tried again by the queue and ends in its dead-letter queue.
 */
export const consumeQueue =
  (consumer: string, react: Reaction, processed: ProcessedEvents) =>
  async ({ Records }: SQSEvent): Promise<SQSBatchResponse> => {
    const batchItemFailures: SQSBatchResponse['batchItemFailures'] = [];
    // One after the other: two deliveries of one event may stand in the same batch.
    for (const record of Records) {
      try {
        await handle(record);
      } catch (error) {
        log.error('message failed', error, { consumer, messageId: record.messageId });
        batchItemFailures.push({ itemIdentifier: record.messageId });
      }
    }
    return { batchItemFailures };

    async function handle({ body }: SQSRecord): Promise<void> {
      const { detail: event } = Message.parse(JSON.parse(body));
      const effects = await react(event);
      // One that fails does not keep the others from happening.
      const results = await Promise.allSettled(
        effects.map(({ id, run }) => processed.once(consumer, `${event.id}#${id}`, run)),
      );
      const failed = results.find((result) => result.status === 'rejected');
      if (failed) throw failed.reason;
    }
  };
