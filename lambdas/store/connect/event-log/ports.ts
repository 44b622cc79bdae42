import type { NewOutboundEvent, OutboundEvent } from '@shared/connect/model/outbound-event';

export type EventLogWriter = {
  /** In this order, each once. All are of one organization. */
  append(organizationId: string, events: readonly NewOutboundEvent[]): Promise<void>;
};

export type EventLogReader = {
  /** Those after a sequence number, oldest first, without gaps between them. */
  after(organizationId: string, sequence: number, limit: number): Promise<OutboundEvent[]>;
  /** Null if it isn't logged, or not any more. */
  byId(organizationId: string, eventId: string): Promise<OutboundEvent | null>;
  at(organizationId: string, sequence: number): Promise<OutboundEvent | null>;
  /** Sequence number of the last event; 0 without any. */
  last(organizationId: string): Promise<number>;
};
