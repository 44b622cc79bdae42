import { interviewPath } from '@shared/paths';
import { limits } from '@shared/limits';
import type { BusyTime } from '@shared/model/calendar';
import { createHash } from 'node:crypto';
import { addSeconds, type Clock } from '../../../platform/clock';
import type { InterviewTime } from '../../../store/interviews/calendar-entries';
import { createCalendarEntries, type CalendarEntries } from '../../../store/interviews/own-entries';
import { saveConnectedBusyTimes } from '../../../store/schedule/busy-times';
import type { IntegrationLink, IntegrationLinks, IntegrationRef, NewTask } from '../../../store/integrations/ports';
import type { ConnectedVendor, ProviderWork, TaskResult, Tools, WorkContext } from '../../ports';
import { channelAddress, channelToken, closeChannel, isEnding, openChannel, type Channel } from './google-channel';
import {
  busyTimesIn,
  deleteEvent,
  gone,
  listEvents,
  ownIdOf,
  putEvent,
  timeOf,
  type GoogleEvent,
  type Window,
  type OwnEvent,
} from './google-events';

export const syncTask: NewTask = { kind: 'sync', subject: 'calendar' };
export const entryTask = (interviewId: string): NewTask => ({ kind: 'entry', subject: interviewId });

export type GoogleWork = {
  entries: CalendarEntries;
  links: IntegrationLinks;
  saveBusy(userId: string, times: readonly BusyTime[]): Promise<void>;
  queueTask(ref: IntegrationRef, task: NewTask): Promise<void>;
  tokenFor(userId: string, integrationId: string): Promise<string>;
  siteUrl: string;
  clock: Pick<Clock, 'now'>;
};

/** Where the reading of a calendar is; kept like the entries, under a subject that no interview has. */
const position = 'calendar';
type Position = { syncToken: string | null; readAt: string | null; channel: Channel | null };

const readPosition = (link: IntegrationLink | null): Position => {
  const { syncToken, readAt, channelId, resourceId, channelUntil } = link?.data ?? {};
  const channel = channelId && resourceId && channelUntil ? { id: channelId, resourceId, until: channelUntil } : null;
  return { syncToken: syncToken ?? null, readAt: readAt ?? null, channel };
};

const positionLink = ({ syncToken, readAt, channel }: Position): IntegrationLink => ({
  subject: position,
  externalId: null,
  written: '',
  data: {
    ...(syncToken !== null && { syncToken }),
    ...(readAt !== null && { readAt }),
    ...(channel && { channelId: channel.id, resourceId: channel.resourceId, channelUntil: channel.until }),
  },
});

/** Letters and digits of base32hex, as Google asks for; the same for the same person and interview. */
export const eventIdOf = (userId: string, interviewId: string): string =>
  createHash('sha256').update(`${userId}\0${interviewId}`).digest('hex').slice(0, 40);

const isEntry = ({ subject }: IntegrationLink): boolean => subject !== position;
const removedThere = (link: IntegrationLink | null): boolean => link?.data['removed'] === 'yes';

const eventOf = (time: InterviewTime, userId: string, siteUrl: string): OwnEvent => {
  const { interviewId, jobTitle, type, place, timeZone, startsAt, endsAt, settled } = time;
  const url = new URL(interviewPath(interviewId), siteUrl).href;
  const id = eventIdOf(userId, interviewId);
  const location = type === 'video' || place === '' ? url : place;
  return { id, interviewId, summary: jobTitle, location, url, startsAt, endsAt, timeZone, settled };
};

const writtenOf = ({ startsAt, endsAt, timeZone, summary, location, settled }: OwnEvent): string =>
  createHash('sha256').update([startsAt, endsAt, timeZone, summary, location, settled].join('\0')).digest('base64url');

/**
 * The entry of an interview as it has to be. Here is the truth: both sides agreed on the time, so an edit in the calendar
 * is taken back. Who deletes the entry there doesn't want it; it comes back when the interview changes.
 */
const settleEntry = async (work: GoogleWork, { vendor, integration }: WorkContext, subject: string): Promise<void> => {
  const { links, entries, siteUrl } = work;
  const { integrationId, owner } = integration;
  const known = await links.get(integrationId, subject);
  const time = await entries.get(owner.id, subject);
  const id = eventIdOf(owner.id, subject);
  if (!time) {
    if (!known) return;
    await links.put(integrationId, { ...known, written: '' });
    await deleteEvent(vendor, id);
    return links.remove(integrationId, subject);
  }
  const event = eventOf(time, owner.id, siteUrl);
  const written = writtenOf(event);
  if (known?.written === written) return;
  if (removedThere(known) && known?.data['wanted'] === written) return;
  const { startsAt, endsAt } = event;
  const data = { startsAt, endsAt };
  // Unknown while it is written: a worker that stops here leaves the earlier or the later entry.
  await links.put(integrationId, { subject, externalId: id, written: '', data });
  await putEvent(vendor, event);
  await links.put(integrationId, { subject, externalId: id, written, data });
};

/** What a person did to an entry of ours. Our own writing comes back like this, too, and is what is stored. */
const noteEdit = async (work: GoogleWork, ref: IntegrationRef, event: GoogleEvent, link: IntegrationLink) => {
  const { subject, written, data } = link;
  // Being written, or noted before.
  if (written === '') return;
  if (event.status === 'cancelled') {
    const removed = { ...data, removed: 'yes', wanted: written };
    return work.links.put(ref.integrationId, { ...link, written: '', data: removed });
  }
  const time = timeOf(event);
  if (time && time.startsAt === data['startsAt'] && time.endsAt === data['endsAt']) return;
  await work.links.put(ref.integrationId, { ...link, written: '' });
  await work.queueTask(ref, entryTask(subject));
};

/** Deleted events come without the property, so entries are found by ID. Whether anything else changed. */
const noteChanges = async (work: GoogleWork, ref: IntegrationRef, events: readonly GoogleEvent[]): Promise<boolean> => {
  const links = (await work.links.list(ref.integrationId)).filter(isEntry);
  const byId = new Map(links.map((link) => [link.externalId, link]));
  let isForeign = false;
  for (const event of events) {
    const link = byId.get(event.id);
    if (link) await noteEdit(work, ref, event, link);
    else if (ownIdOf(event) === null) isForeign = true;
  }
  return isForeign;
};

/** Entries that are missing or old, and those of interviews that are gone: whatever was lost on the way. */
const queueDifferences = async (work: GoogleWork, ref: IntegrationRef, now: string): Promise<void> => {
  const times = await work.entries.upcoming(ref.owner.id, now);
  const links = (await work.links.list(ref.integrationId)).filter(isEntry);
  const [wanted, known] = [new Set(times.map((it) => it.interviewId)), new Map(links.map((it) => [it.subject, it]))];
  const isSettled = (time: InterviewTime): boolean => {
    const link = known.get(time.interviewId);
    const written = writtenOf(eventOf(time, ref.owner.id, work.siteUrl));
    return link !== undefined && (removedThere(link) ? link.data['wanted'] : link.written) === written;
  };
  const changed = times.filter((time) => !isSettled(time)).map((it) => it.interviewId);
  const over = links.filter(({ subject, data }) => !wanted.has(subject) && (data['endsAt'] ?? '') > now);
  for (const subject of [...changed, ...over.map((it) => it.subject)]) await work.queueTask(ref, entryTask(subject));
};

/** A whole reading doesn't name what was deleted: entries that it lacks. */
const noteMissing = async (work: GoogleWork, ref: IntegrationRef, events: readonly GoogleEvent[], window: Window) => {
  const listed = new Set(events.map(({ id }) => id));
  for (const link of (await work.links.list(ref.integrationId)).filter(isEntry)) {
    const { startsAt = '', endsAt = '' } = link.data;
    const isInside = startsAt < window.to && endsAt > window.from;
    if (!isInside || link.externalId === null || listed.has(link.externalId)) continue;
    await noteEdit(work, ref, gone(link.externalId), link);
  }
};

const daySeconds = 24 * 3600;

const readAll = async (work: GoogleWork, vendor: ConnectedVendor, ref: IntegrationRef): Promise<Position> => {
  const now = work.clock.now();
  const window = {
    from: addSeconds(now, -limits.feedDaysBack * daySeconds).toISOString(),
    to: addSeconds(now, limits.feedDaysAhead * daySeconds).toISOString(),
  };
  const listed = await listEvents(vendor, window);
  const { events, syncToken, isWhole } = listed ?? { events: [], syncToken: null, isWhole: false };
  await noteChanges(work, ref, events);
  if (isWhole) await noteMissing(work, ref, events, window);
  await work.saveBusy(ref.owner.id, busyTimesIn(events, now.toISOString()));
  return { syncToken, readAt: now.toISOString(), channel: null };
};

const isOld = (readAt: string | null, now: Date): boolean =>
  readAt === null || readAt <= addSeconds(now, -limits.calendarReadAgainHours * 3600).toISOString();

const readCalendar = async (
  work: GoogleWork,
  vendor: ConnectedVendor,
  ref: IntegrationRef,
  before: Position,
): Promise<Position> => {
  const { syncToken, readAt } = before;
  if (syncToken === null || isOld(readAt, work.clock.now())) return readAll(work, vendor, ref);
  const changed = await listEvents(vendor, syncToken);
  // 410, or so much that it wasn't read to its end.
  if (!changed?.syncToken) return readAll(work, vendor, ref);
  const isForeign = await noteChanges(work, ref, changed.events);
  return isForeign ? readAll(work, vendor, ref) : { ...before, syncToken: changed.syncToken };
};

const channelFor = async (
  work: GoogleWork,
  vendor: ConnectedVendor,
  ref: IntegrationRef,
  before: Channel | null,
): Promise<Channel | null> => {
  if (before && !isEnding(before, work.clock.now())) return before;
  const token = await work.tokenFor(ref.owner.id, ref.integrationId);
  const channel = await openChannel(vendor, { token, address: channelAddress(work.siteUrl) });
  if (before && channel) await closeChannel(vendor, before);
  return channel;
};

const sync = async (work: GoogleWork, { vendor, integration }: WorkContext): Promise<TaskResult> => {
  const { integrationId } = integration;
  const before = readPosition(await work.links.get(integrationId, position));
  const read = await readCalendar(work, vendor, integration, before);
  await work.links.put(integrationId, positionLink({ ...read, channel: before.channel }));
  const channel = await channelFor(work, vendor, integration, before.channel);
  await work.links.put(integrationId, positionLink({ ...read, channel }));
  const now = work.clock.now();
  await queueDifferences(work, integration, now.toISOString());
  const minutes = channel ? limits.calendarReadMinutes.told : limits.calendarReadMinutes.untold;
  return { againAt: addSeconds(now, minutes * 60).toISOString() };
};

export const createGoogleWork = (work: GoogleWork): ProviderWork => ({
  tasks: {
    async entry(context, { subject }) {
      await settleEntry(work, context, subject);
      return undefined;
    },
    sync: (context) => sync(work, context),
  },
});

export const googleCalendarWork = ({ table, links, hash, clock, siteUrl, queueTask }: Tools): ProviderWork =>
  createGoogleWork({
    entries: createCalendarEntries(table),
    links,
    saveBusy: (userId, times) => saveConnectedBusyTimes(table, { userId, provider: 'google-calendar' }, times),
    queueTask,
    tokenFor: (userId, integrationId) => channelToken(hash, { userId, integrationId }),
    siteUrl,
    clock,
  });
