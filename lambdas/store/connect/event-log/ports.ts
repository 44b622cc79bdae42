import type { NewOutboundEvent, OutboundEvent } from '@shared/connect/model/outbound-event';

export type EventLogWriter = {
  /** Appends events of one organization in this order, each once. */
  append(organizationId: string, events: readonly NewOutboundEvent[]): Promise<void>;
};

export type EventLogReader = {
  /** Returns events after a sequence number, oldest first, without gaps. */
  after(organizationId: string, sequence: number, limit: number): Promise<OutboundEvent[]>;
  /** Returns null if it isn't logged, or not anymore. */
  byId(organizationId: string, eventId: string): Promise<OutboundEvent | null>;
  at(organizationId: string, sequence: number): Promise<OutboundEvent | null>;
  /** Returns the sequence number of the last event; 0 without any. */
  last(organizationId: string): Promise<number>;
};
