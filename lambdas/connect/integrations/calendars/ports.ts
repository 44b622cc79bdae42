import type { CalendarEntryKind } from '@shared/connect/integrations/calendar-entries';
import type { BusyTime } from '@shared/messages/model/calendar';
import type { Clock } from '../../../platform/clock';
import type { IntegrationLinks, IntegrationRef, NewTask } from '../../../store/connect/integrations/ports';
import type { ConnectedVendor } from '../ports';

/** The parts of an event that are read. Titles, places, and people aren't stored. */
export type CalendarEvent = {
  id: string;
  /** The interview or shift of our entry, if the response has it. */
  subjectId: string | null;
  isGone: boolean;
  takesTime: boolean;
  /** Null if the response lacks it. All-day events are in UTC. */
  startsAt: string | null;
  endsAt: string | null;
  allDay: boolean;
};

export type Window = { from: string; to: string };
/** `token`: start of later changes, or null. `isWhole`: read to the end. */
export type Listed = { events: CalendarEvent[]; token: string | null; isWhole: boolean };
export type Changes = { events: CalendarEvent[]; token: string | null };

/**
 * An interview or a shift of the calendar's owner. `settled`: false while it is proposed or requested. `takesTime`:
 * whether they are busy then.
 */
export type OwnTime = {
  subjectId: string;
  kind: CalendarEntryKind;
  summary: string;
  location: string;
  /** Path of its page on this site. */
  path: string;
  startsAt: string;
  endsAt: string;
  timeZone: string;
  settled: boolean;
  takesTime: boolean;
};
export type OwnTimes = {
  /** Consistent read. */
  get(userId: string, subjectId: string): Promise<OwnTime | null>;
  /** Interviews and shifts that are not over. */
  upcoming(userId: string, now: string): Promise<OwnTime[]>;
};

/** The desired entry of an interview or shift. `key`: derived from person and subject, 40 hexadecimal digits. */
export type Entry = {
  key: string;
  subjectId: string;
  summary: string;
  location: string;
  url: string;
  startsAt: string;
  endsAt: string;
  timeZone: string;
  settled: boolean;
  takesTime: boolean;
  /** Hash of all fields above. */
  written: string;
};

/** The push channel of a calendar. `resourceId`: for services that require it later. */
export type Channel = { id: string; resourceId: string; until: string };
export type WantedChannel = { token: string; address: string };

/** Requests to a calendar service. */
export type CalendarService = {
  /** Lists a window. `token`: the current one, for services whose list doesn't return one. */
  list(vendor: ConnectedVendor, window: Window, token: string | null): Promise<Listed>;
  /** Returns null if the token expired. */
  changes(vendor: ConnectedVendor, token: string): Promise<Changes | null>;
  /** Returns the ID of the future entry; null where the service chooses it. */
  idFor(key: string): string | null;
  /** Creates or updates it, also after a call whose response was lost. `id`: null if unknown. Returns its ID. */
  put(vendor: ConnectedVendor, entry: Entry, id: string | null): Promise<string>;
  remove(vendor: ConnectedVendor, entry: Pick<Entry, 'subjectId'> & { id: string | null }): Promise<void>;
  /** Returns null if the service rejects the address; then the calendar is read more often. */
  openChannel(vendor: ConnectedVendor, wanted: WantedChannel, now: Date): Promise<Channel | null>;
  /** Returns null if it can't be extended and needs a replacement. */
  prolongChannel(vendor: ConnectedVendor, channel: Channel, now: Date): Promise<Channel | null>;
  closeChannel(vendor: ConnectedVendor, channel: Channel): Promise<void>;
};

export type CalendarWork = {
  calendar: CalendarService;
  times: OwnTimes;
  links: IntegrationLinks;
  saveBusy(userId: string, times: readonly BusyTime[]): Promise<void>;
  queueTask(ref: IntegrationRef, task: NewTask): Promise<void>;
  /** Tells the calendar's owner that deleting an entry cancels no shift. */
  noteRemoved(ref: IntegrationRef, removed: { shiftId: string; written: string }): Promise<void>;
  tokenFor(userId: string, integrationId: string): Promise<string>;
  siteUrl: string;
  clock: Pick<Clock, 'now'>;
};
