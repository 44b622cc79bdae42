import { DomainEvent } from '@shared/model/event';
import type { SQSBatchResponse, SQSEvent, SQSRecord } from 'aws-lambda';
import { inAuditContext, systemContext } from '../platform/audit/context';
import { log } from '../platform/logger';
import type { ProcessedEvents } from '../platform/table/processed-events';
import type { Reaction } from './ports';
import * as z from 'zod';

const Message = z.object({ detail: DomainEvent });

/** Each effect runs once per event. Failed messages are retried individually and end in the dead-letter queue. */
export const consumeQueue =
  (consumer: string, react: Reaction, processed: ProcessedEvents) =>
  async ({ Records }: SQSEvent): Promise<SQSBatchResponse> => {
    const batchItemFailures: SQSBatchResponse['batchItemFailures'] = [];
    // Sequential: a batch may contain two deliveries of the same event.
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
      const results = await inAuditContext(systemContext(event.type, event.id), async () => {
        const effects = await react(event);
        return Promise.allSettled(effects.map(({ id, run }) => processed.once(consumer, `${event.id}#${id}`, run)));
      });
      const failed = results.find((result) => result.status === 'rejected');
      if (failed) throw failed.reason;
    }
  };
