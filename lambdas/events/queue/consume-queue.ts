import { DomainEvent } from '@shared/core/model/event';
import type { SQSBatchResponse, SQSEvent, SQSRecord } from 'aws-lambda';
import { inAuditContext, systemContext } from '../../platform/audit/context';
import { log } from '../../platform/logger';
import type { ProcessedEvents } from '../../platform/table/processed-events';
import type { Effect, Reaction } from '../ports';
import * as z from 'zod';

const Message = z.object({ detail: DomainEvent });

/** Effects without a subject run once per event. Failed messages are retried individually and end in the dead-letter queue. */
export const consumeQueue =
  (consumer: string, react: Reaction, processed: ProcessedEvents) =>
  async ({ Records }: SQSEvent): Promise<SQSBatchResponse> => {
    const batchItemFailures: SQSBatchResponse['batchItemFailures'] = [];
    const upToDate = new Set<string>();
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

    /** The batch's events were stored before it arrived, so a later run has read them all. */
    async function take(eventId: string, { id, subject, run }: Effect): Promise<void> {
      if (subject === undefined) return processed.once(consumer, `${eventId}#${id}`, run);
      const name = `${id}#${subject}`;
      if (upToDate.has(name)) return;
      await run();
      upToDate.add(name);
    }

    async function handle({ body }: SQSRecord): Promise<void> {
      const { detail: event } = Message.parse(JSON.parse(body));
      const results = await inAuditContext(systemContext(event.type, event.id), async () => {
        const effects = await react(event);
        return Promise.allSettled(effects.map((effect) => take(event.id, effect)));
      });
      const failed = results.find((result) => result.status === 'rejected');
      if (failed) throw failed.reason;
    }
  };
