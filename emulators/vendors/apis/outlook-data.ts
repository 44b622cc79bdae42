type Moment = { dateTime: string; timeZone: string };
export type OutlookContent = {
  subject?: string;
  location?: { displayName: string };
  body?: { contentType: string; content: string };
  start: Moment;
  end: Moment;
  isAllDay?: boolean;
  isCancelled?: boolean;
  showAs?: string;
  transactionId?: string;
  singleValueExtendedProperties?: { id: string; value: string }[];
};
export type StoredEvent = OutlookContent & {
  id: string;
  /** Revision of the calendar that wrote it. */
  revision: number;
  isRemoved: boolean;
};
export type Subscription = {
  id: string;
  notificationUrl: string;
  lifecycleNotificationUrl?: string;
  clientState: string;
  expirationDateTime: string;
};
export type StoredCalendar = {
  revision: number;
  /** Earlier tokens are expired. */
  oldest: number;
  events: Record<string, StoredEvent>;
  subscriptions: Subscription[];
};
/**
 * Simulates an edit by a person or Microsoft: an event, a removed one, expired tokens or subscriptions, or a lifecycle
 * notification.
 */
export type OutlookEdit = {
  email: string;
  event?: OutlookContent & { id: string };
  remove?: string;
  expire?: boolean;
  unsubscribe?: boolean;
  lifecycle?: string;
};

/** Without an offset, like Microsoft; our requests and replies are in UTC. */
export const instantOf = ({ dateTime }: Moment): number => Date.parse(`${dateTime.slice(0, 23)}Z`);

const shownMoment = (moment: Moment): Moment => ({
  dateTime: `${new Date(instantOf(moment)).toISOString().slice(0, 23)}0000`,
  timeZone: 'UTC',
});

export const shownEvent = ({ revision: _revision, isRemoved: _removed, ...event }: StoredEvent) => ({
  isAllDay: false,
  isCancelled: false,
  showAs: 'busy',
  responseStatus: { response: 'organizer', time: '0001-01-01T00:00:00Z' },
  type: 'singleInstance',
  ...event,
  start: shownMoment(event.start),
  end: shownMoment(event.end),
});
