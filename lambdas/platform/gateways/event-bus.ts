import { EventBridgeClient, PutEventsCommand } from '@aws-sdk/client-eventbridge';
import { eventSource, type DomainEvent } from '@shared/model/event';
import { environment } from '../environment';
import { sdkPatience, withBudget } from '../network/patience';

export type EventBus = {
  /** At most ten events; returns the indexes of refused ones. */
  put(events: readonly DomainEvent[]): Promise<number[]>;
};

export const createEventBus = (): EventBus => {
  const client = withBudget(new EventBridgeClient(sdkPatience()));
  const { EVENT_BUS_NAME: EventBusName } = environment('bus');
  return {
    async put(events) {
      const { Entries = [] } = await client.send(
        new PutEventsCommand({
          Entries: events.map((event) => ({
            EventBusName,
            Source: eventSource,
            DetailType: event.type,
            Detail: JSON.stringify(event),
            Time: new Date(event.occurredAt),
          })),
        }),
      );
      return Entries.flatMap(({ ErrorCode }, position) => (ErrorCode ? [position] : []));
    },
  };
};
