import { limits } from '@shared/limits';
import type { IntegrationProvider } from '@shared/connect/integrations/vocabulary';
import { addSeconds } from '../../../platform/clock';
import { lazyDependency } from '../../../platform/lazy-dependency';
import { saveConnectedBusyTimes } from '../../../store/messages/calendar/busy-times';
import type { IntegrationRef } from '../../../store/connect/integrations/ports';
import type { ConnectedVendor, ProviderWork, TaskResult, Tools, WorkContext } from '../ports';
import { busyTimesIn } from './busy-times';
import { channelAddress, channelToken, isEnding } from './calendar-channel';
import { noteChanges, noteMissing, queueDifferences, syncEntry } from './calendar-entries';
import { positionLink, positionSubject, readPosition, type Position } from './calendar-position';
import type { CalendarService, CalendarWork, Channel } from './ports';
import { syncTask } from './tasks';

const daySeconds = 24 * 3600;

const readAll = async (
  work: CalendarWork,
  vendor: ConnectedVendor,
  ref: IntegrationRef,
  { token, readAt }: { token: string | null; readAt: string | null },
): Promise<Position> => {
  const now = work.clock.now();
  const window = {
    from: addSeconds(now, -limits.feedDaysBack * daySeconds).toISOString(),
    to: addSeconds(now, limits.feedDaysAhead * daySeconds).toISOString(),
  };
  const listed = await work.calendar.list(vendor, window, token);
  const { events, isWhole } = listed;
  await noteChanges(work, ref, events);
  if (isWhole) await noteMissing(work, ref, events, window);
  await work.saveBusy(ref.owner.id, busyTimesIn(events, now.toISOString()));
  // A token keeps its original window.
  return { syncToken: listed.token, readAt: token === null ? now.toISOString() : readAt, channel: null };
};

const isOld = (readAt: string | null, now: Date): boolean =>
  readAt === null || readAt <= addSeconds(now, -limits.calendarReadAgainHours * 3600).toISOString();

const readCalendar = async (
  work: CalendarWork,
  vendor: ConnectedVendor,
  ref: IntegrationRef,
  before: Position,
): Promise<Position> => {
  const { syncToken, readAt } = before;
  const anew = { token: null, readAt: null };
  if (syncToken === null || isOld(readAt, work.clock.now())) return readAll(work, vendor, ref, anew);
  const changed = await work.calendar.changes(vendor, syncToken);
  // The token expired, or there was too much to read to the end.
  if (!changed?.token) return readAll(work, vendor, ref, anew);
  const { token } = changed;
  const isForeign = await noteChanges(work, ref, changed.events);
  return isForeign ? readAll(work, vendor, ref, { token, readAt }) : { ...before, syncToken: token };
};

const channelFor = async (
  work: CalendarWork,
  vendor: ConnectedVendor,
  { owner, provider, integrationId }: IntegrationRef,
  before: Channel | null,
): Promise<Channel | null> => {
  const { calendar, clock, siteUrl } = work;
  const now = clock.now();
  if (before && !isEnding(before, now)) return before;
  const longer = before && (await calendar.prolongChannel(vendor, before, now));
  if (longer) return longer;
  const token = await work.tokenFor(owner.id, integrationId);
  const channel = await calendar.openChannel(vendor, { token, address: channelAddress(siteUrl, provider) }, now);
  if (before && channel) await calendar.closeChannel(vendor, before);
  return channel;
};

const sync = async (work: CalendarWork, { vendor, integration }: WorkContext): Promise<TaskResult> => {
  const { integrationId } = integration;
  const before = readPosition(await work.links.get(integrationId, positionSubject));
  const read = await readCalendar(work, vendor, integration, before);
  await work.links.put(integrationId, positionLink({ ...read, channel: before.channel }));
  const channel = await channelFor(work, vendor, integration, before.channel);
  await work.links.put(integrationId, positionLink({ ...read, channel }));
  const now = work.clock.now();
  await queueDifferences(work, integration, now.toISOString());
  const minutes = channel ? limits.calendarReadMinutes.told : limits.calendarReadMinutes.untold;
  return { againAt: addSeconds(now, minutes * 60).toISOString() };
};

/** Runs when the service asks for it or ended the channel. Without a channel, reading opens another. */
const renew = async (work: CalendarWork, { vendor, integration }: WorkContext): Promise<void> => {
  const { integrationId } = integration;
  const { calendar, clock, links } = work;
  const before = readPosition(await links.get(integrationId, positionSubject));
  const channel = before.channel && (await calendar.prolongChannel(vendor, before.channel, clock.now()));
  await links.put(integrationId, positionLink({ ...before, channel }));
  await work.queueTask(integration, syncTask);
};

export const createCalendarWork = (work: CalendarWork): ProviderWork => ({
  tasks: {
    async entry(context, { subject }) {
      await syncEntry(work, context, subject);
      return undefined;
    },
    sync: (context) => sync(work, context),
    async renew(context) {
      await renew(work, context);
      return undefined;
    },
  },
});

export const calendarWork = (
  provider: IntegrationProvider,
  calendar: CalendarService,
  { table, integrations, links, hash, clock, siteUrl, queueTask }: Tools,
): ProviderWork =>
  createCalendarWork({
    calendar,
    // Loaded with its texts, which other providers don't need at startup.
    times: lazyDependency(async () => (await import('./own-times')).createOwnTimes(table)),
    links,
    saveBusy: (userId, times) => saveConnectedBusyTimes(table, { userId, provider }, times),
    queueTask,
    noteRemoved: (ref, removed) => integrations.recordRemovedEntry(ref, { ...removed, at: clock.now().toISOString() }),
    tokenFor: (userId, integrationId) => channelToken(hash, { userId, integrationId }),
    siteUrl,
    clock,
  });
