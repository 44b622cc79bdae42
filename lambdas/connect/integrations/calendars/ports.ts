import type { CalendarEntryKind } from '@shared/connect/integrations/calendar-entries';
import type { BusyTime } from '@shared/messages/model/calendar';
import type { Clock } from '../../../platform/clock';
import type { IntegrationLinks, IntegrationRef, NewTask } from '../../../store/connect/integrations/ports';
import type { ConnectedVendor } from '../ports';

/** What is read of an event. Titles, places, and people aren't kept. */
export type CalendarEvent = {
  id: string;
  /** The interview or shift of an entry of ours, where the answer says so. */
  subjectId: string | null;
  isGone: boolean;
  takesTime: boolean;
  /** Null where the answer doesn't say it. All-day events are in UTC. */
  startsAt: string | null;
  endsAt: string | null;
  allDay: boolean;
};

export type Window = { from: string; to: string };
/** `token`: from which changes are read; null if there is none. `isWhole`: read to the end. */
export type Listed = { events: CalendarEvent[]; token: string | null; isWhole: boolean };
export type Changes = { events: CalendarEvent[]; token: string | null };

/**
 * An interview or a shift of the calendar's owner. `settled`: false while it is only proposed or asked for. `takesTime`:
 * whether they are busy then.
 */
export type OwnTime = {
  subjectId: string;
  kind: CalendarEntryKind;
  summary: string;
  location: string;
  /** Where it is on this site. */
  path: string;
  startsAt: string;
  endsAt: string;
  timeZone: string;
  settled: boolean;
  takesTime: boolean;
};
export type OwnTimes = {
  /** Consistent. */
  get(userId: string, subjectId: string): Promise<OwnTime | null>;
  /** Not over yet. */
  upcoming(userId: string, now: string): Promise<OwnTime[]>;
};

/** The entry of an interview or shift as it has to be. `key`: the same for the same person and subject, 40 hexadecimal digits. */
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
  /** Of everything above. */
  written: string;
};

/** By which the service tells of changes. `resourceId`: for services that ask for it again. */
export type Channel = { id: string; resourceId: string; until: string };
export type WantedChannel = { token: string; address: string };

/** The requests of a calendar service. */
export type CalendarService = {
  /** Everything in a window. `token`: a current one that was just read, for services that list without making one. */
  list(vendor: ConnectedVendor, window: Window, token: string | null): Promise<Listed>;
  /** Null if the token is over. */
  changes(vendor: ConnectedVendor, token: string): Promise<Changes | null>;
  /** The ID that an entry will have; null where the service chooses it. */
  idFor(key: string): string | null;
  /** Makes or changes it, also after a call whose answer got lost. `id`: null if it isn't known. Returns its ID. */
  put(vendor: ConnectedVendor, entry: Entry, id: string | null): Promise<string>;
  remove(vendor: ConnectedVendor, entry: Pick<Entry, 'subjectId'> & { id: string | null }): Promise<void>;
  /** Null if the service refuses the address; then the calendar is read more often. */
  openChannel(vendor: ConnectedVendor, wanted: WantedChannel, now: Date): Promise<Channel | null>;
  /** Null if it can't last longer, so that another one replaces it. */
  prolongChannel(vendor: ConnectedVendor, channel: Channel, now: Date): Promise<Channel | null>;
  closeChannel(vendor: ConnectedVendor, channel: Channel): Promise<void>;
};

export type CalendarWork = {
  calendar: CalendarService;
  times: OwnTimes;
  links: IntegrationLinks;
  saveBusy(userId: string, times: readonly BusyTime[]): Promise<void>;
  queueTask(ref: IntegrationRef, task: NewTask): Promise<void>;
  /** Says to the calendar's owner that deleting an entry cancels no shift. */
  noteRemoved(ref: IntegrationRef, removed: { shiftId: string; written: string }): Promise<void>;
  tokenFor(userId: string, integrationId: string): Promise<string>;
  siteUrl: string;
  clock: Pick<Clock, 'now'>;
};
