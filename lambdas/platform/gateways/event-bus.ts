import { eventSource, type DomainEvent } from '@shared/core/model/event';
import { environment } from '../environment';
import { askAws } from '../network/ask-aws';

export type EventBus = {
  /** Publishes at most ten events; returns the indexes of refused ones. */
  put(events: readonly DomainEvent[]): Promise<number[]>;
};

type Put = { Entries?: { ErrorCode?: string }[] };

export const createEventBus = (): EventBus => {
  const { EVENT_BUS_NAME: EventBusName } = environment('bus');
  return {
    async put(events) {
      const { Entries = [] } = await askAws<Put>('events', 'PutEvents', {
        Entries: events.map((event) => ({
          EventBusName,
          Source: eventSource,
          DetailType: event.type,
          Detail: JSON.stringify(event),
          // Unix time in seconds.
          Time: Date.parse(event.occurredAt) / 1000,
        })),
      });
      return Entries.flatMap(({ ErrorCode }, position) => (ErrorCode ? [position] : []));
    },
  };
};
