import { limits } from '@shared/limits';
import type { NewOutboundEvent, OutboundEvent } from '@shared/connect/model/outbound-event';
import { closingStates } from '@shared/organizations/model/organization-closing-vocabulary';
import { outboundSchemaVersion } from '@shared/connect/model/outbound-vocabulary';
import { addSeconds, epochSeconds, type Clock } from '../../../platform/clock';
import { any, buildCondition, equals, itemAbsent } from '../../../platform/table/conditions';
import { ConcurrentModificationError, retryOnConflict } from '../../../platform/table/retry-on-conflict';
import { getItems, transact, type Item, type Key, type Table, type Write } from '../../../platform/table/table';
import { entity, type EntityName } from '../../entity';
import { organizationClosingKeys } from '../../organizations/organization-closings/keys';
import { eventLogKeys } from './keys';
import type { EventLogWriter } from './ports';

/** A transaction has at most 100 writes: the check of the organization, the head, and three for each event. */
const eventsPerTransaction = 30;
/** Attempts against concurrent writes from several shards of the stream. */
const attempts = 20;
const daySeconds = 24 * 3600;

const sequenceIn = (item: Item | undefined): number => Number(item?.['sequence'] ?? 0);
const entityKey = ({ organizationId, entity: { type, id } }: NewOutboundEvent): Key =>
  eventLogKeys.eventLogEntity(organizationId, type, id);

/** States of a closing in which the log exists. */
const keptStates = closingStates.filter((state) => state !== 'removing' && state !== 'closed');

class OrganizationGoneError extends Error {}

/** Whether the log still exists: the last changes of members follow its removal. */
const notGone = (TableName: string, organizationId: string): Write => ({
  ConditionCheck: {
    TableName,
    Key: organizationClosingKeys.organizationClosing(organizationId),
    ...buildCondition(any(itemAbsent, ...keptStates.map((state) => equals('state', state)))),
  },
  refusal: OrganizationGoneError,
});

export const createEventLogWriter = (table: Table, clock: Clock): EventLogWriter => {
  const TableName = table.name;

  /** Raises a counter only from its last number. */
  const counted = (key: Key, name: EntityName, organizationId: string, from: number, to: number): Write => ({
    Put: {
      TableName,
      Item: { ...key, ...entity(name), organizationId, sequence: to },
      ...buildCondition(from === 0 ? itemAbsent : equals('sequence', from)),
    },
    refusal: ConcurrentModificationError,
  });

  const eventWrites = (event: OutboundEvent): Write[] => {
    const { entity: about, ...rest } = event;
    const now = clock.now();
    return [
      {
        Put: {
          TableName,
          Item: {
            ...eventLogKeys.loggedEvent(event.organizationId, event.sequence),
            ...rest,
            about,
            ...entity('LoggedEvent'),
            ttl: epochSeconds(addSeconds(now, limits.eventLogDays * daySeconds)),
          },
          ...buildCondition(itemAbsent),
        },
        refusal: ConcurrentModificationError,
      },
      {
        Put: {
          TableName,
          Item: {
            ...eventLogKeys.loggedEventId(event.organizationId, event.id),
            ...entity('LoggedEventId'),
            organizationId: event.organizationId,
            sequence: event.sequence,
            ttl: epochSeconds(addSeconds(now, limits.eventLogDays * daySeconds)),
          },
          ...buildCondition(itemAbsent),
        },
        refusal: ConcurrentModificationError,
      },
    ];
  };

  const appendOnce = async (organizationId: string, events: readonly NewOutboundEvent[]): Promise<void> => {
    const head = eventLogKeys.eventLogHead(organizationId);
    const marks = events.map(({ id }) => eventLogKeys.loggedEventId(organizationId, id));
    const [headItem, ...found] = await getItems(table, [head, ...marks, ...events.map(entityKey)], true);
    const fresh = events.filter((_, index) => found[index] === undefined);
    if (fresh.length === 0) return;
    const counts = new Map(
      events.map((event, index) => [entityKey(event).sk, sequenceIn(found[events.length + index])]),
    );
    const before = new Map(counts);
    const first = sequenceIn(headItem) + 1;
    const numbered = fresh.map((event, index): OutboundEvent => {
      const { sk } = entityKey(event);
      const ownSequence = (counts.get(sk) ?? 0) + 1;
      counts.set(sk, ownSequence);
      return {
        ...event,
        schemaVersion: outboundSchemaVersion,
        sequence: first + index,
        entity: { ...event.entity, sequence: ownSequence },
        data: event.data as OutboundEvent['data'],
      };
    });
    const touched = new Map(fresh.map((event) => [entityKey(event).sk, entityKey(event)]));
    await transact(table, [
      notGone(TableName, organizationId),
      counted(head, 'EventLogHead', organizationId, first - 1, first - 1 + fresh.length),
      ...[...touched].map(([sk, key]) =>
        counted(key, 'EventLogEntity', organizationId, before.get(sk) ?? 0, counts.get(sk) ?? 0),
      ),
      ...numbered.flatMap(eventWrites),
    ]);
  };

  return {
    async append(organizationId, events) {
      const once = [...new Map(events.map((event) => [event.id, event])).values()];
      for (let start = 0; start < once.length; start += eventsPerTransaction) {
        const part = once.slice(start, start + eventsPerTransaction);
        try {
          await retryOnConflict(() => appendOnce(organizationId, part), attempts);
        } catch (error) {
          if (!(error instanceof OrganizationGoneError)) throw error;
        }
      }
    },
  };
};
