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
  /** Number of the calendar's change that wrote it. */
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
  /** Tokens of before are over. */
  oldest: number;
  events: Record<string, StoredEvent>;
  subscriptions: Subscription[];
};
/**
 * What a person does in their calendar, or Microsoft: an event, one that goes away, the end of tokens or subscriptions,
 * or a notification about the life of subscriptions.
 */
export type OutlookEdit = {
  email: string;
  event?: OutlookContent & { id: string };
  remove?: string;
  expire?: boolean;
  unsubscribe?: boolean;
  lifecycle?: string;
};

/** Without an offset, as Microsoft writes it; our requests and replies are in UTC. */
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
