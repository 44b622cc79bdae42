import type { DomainEvent } from '@shared/core/model/event';
import type { DynamoDBBatchResponse, DynamoDBRecord } from 'aws-lambda';
import { log } from '../platform/logger';
import { toDomainEvents } from './domain-events';
import type { EventBus } from '../platform/gateways/event-bus';
import type { EventLogWriter } from '../store/connect/event-log/ports';
import { toOutboundEvent } from './kinds/outbound-events';

export type PublishDeps = { bus: EventBus; eventLog: EventLogWriter };

/** Maximum entries per PutEvents. */
const batchSize = 10;

type Outgoing = { event: DomainEvent; sequenceNumber: string; aggregate: string };

const outgoing = (record: DynamoDBRecord): Outgoing[] =>
  toDomainEvents(record).map((event) => ({
    event,
    sequenceNumber: record.dynamodb?.SequenceNumber ?? '',
    aggregate: record.dynamodb?.Keys?.['pk']?.S ?? '',
  }));

/** Never two events of one aggregate per batch: the bus may accept the second and refuse the first. */
const batchesOf = (events: readonly Outgoing[]): Outgoing[][] =>
  events.reduce<Outgoing[][]>((batches, next) => {
    const batch = batches.at(-1);
    const fits = batch && batch.length < batchSize && batch.every(({ aggregate }) => aggregate !== next.aggregate);
    if (fits) batch.push(next);
    else batches.push([next]);
    return batches;
  }, []);

type BoardChange = Extract<DomainEvent, { type: 'board.changed' }>;

/** Replaces the first, from which the stream redelivers. Has the ID of the last: a redelivery may read further. */
const mergedBoard = (changes: readonly BoardChange[]): BoardChange => {
  const [first] = changes;
  const last = changes.at(-1)!;
  const cells = new Map(
    changes.flatMap(({ data }) => data.cells.map((cell) => [`${cell.unitId}.${cell.day}`, cell] as const)),
  );
  const id = changes.length === 1 ? last.id : `${first!.id}:${last.id.split(':').at(-1)}`;
  return { ...last, id, data: { ...last.data, cells: [...cells.values()] } };
};

/** Plans write many cells of a week at once, and pages should read the board once. */
const withBoardsMerged = (events: readonly Outgoing[]): Outgoing[] => {
  const boards = Map.groupBy(
    events.filter(({ event }) => event.type === 'board.changed'),
    ({ aggregate }) => aggregate,
  );
  return events.flatMap((it) => {
    const same = it.event.type === 'board.changed' ? boards.get(it.aggregate) : undefined;
    if (!same) return [it];
    return same[0] === it ? [{ ...it, event: mergedBoard(same.map(({ event }) => event as BoardChange)) }] : [];
  });
};

const failedFrom = (sequenceNumber: string | undefined): DynamoDBBatchResponse => ({
  batchItemFailures: sequenceNumber === undefined ? [] : [{ itemIdentifier: sequenceNumber }],
});

/**
 * Returns the first record not fully accepted, from which the stream redelivers. Events enter the log of their
 * organization here, because only the stream has the changes of an object in order (ADR 47).
 */
export const publishChanges = async (
  deps: PublishDeps,
  records: readonly DynamoDBRecord[],
): Promise<DynamoDBBatchResponse> => {
  const { events, unreadable } = readAll(records);
  for (const batch of batchesOf(withBoardsMerged(events))) {
    const refused = await publishBatch(deps, batch);
    if (refused) return failedFrom(refused.sequenceNumber);
  }
  return failedFrom(unreadable?.dynamodb?.SequenceNumber);
};

const publishBatch = async (
  { bus, eventLog }: PublishDeps,
  batch: readonly Outgoing[],
): Promise<Outgoing | undefined> => {
  try {
    // First, so that consumers of an event find it in the log.
    await logBatch(eventLog, batch);
    const refused = await bus.put(batch.map(({ event }) => event));
    return refused.length === 0 ? undefined : batch[Math.min(...refused)];
  } catch (error) {
    log.error('events were not published', error, { events: batch.length });
    return batch[0];
  }
};

const logBatch = async (eventLog: EventLogWriter, batch: readonly Outgoing[]): Promise<void> => {
  const logged = batch.flatMap(({ event }) => toOutboundEvent(event) ?? []);
  const byOrganization = Map.groupBy(logged, ({ organizationId }) => organizationId);
  await Promise.all([...byOrganization].map(([organizationId, events]) => eventLog.append(organizationId, events)));
};

/** Stops at an unreadable record, so the stream's retries isolate it. */
const readAll = (
  records: readonly DynamoDBRecord[],
): { events: Outgoing[]; unreadable: DynamoDBRecord | undefined } => {
  const events: Outgoing[] = [];
  for (const record of records) {
    try {
      events.push(...outgoing(record));
    } catch (error) {
      log.error('unreadable stream record', error, { eventId: record.eventID });
      return { events, unreadable: record };
    }
  }
  return { events, unreadable: undefined };
};
