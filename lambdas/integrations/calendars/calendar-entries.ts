import { interviewPath } from '@shared/paths';
import { createHash } from 'node:crypto';
import type { InterviewTime } from '../../store/interviews/calendar-entries';
import type { IntegrationLink, IntegrationRef } from '../../store/integrations/ports';
import type { WorkContext } from '../ports';
import { isEntry } from './calendar-position';
import type { CalendarEvent, CalendarWork, Entry, Window } from './ports';
import { entryTask } from './tasks';

/** The same for the same person and interview. */
export const entryKeyOf = (userId: string, interviewId: string): string =>
  createHash('sha256').update(`${userId}\0${interviewId}`).digest('hex').slice(0, 40);

const removedThere = (link: IntegrationLink | null): boolean => link?.data['removed'] === 'yes';

const writtenOf = ({ startsAt, endsAt, timeZone, summary, location, settled }: Omit<Entry, 'written'>): string =>
  createHash('sha256').update([startsAt, endsAt, timeZone, summary, location, settled].join('\0')).digest('base64url');

const entryOf = (time: InterviewTime, userId: string, siteUrl: string): Entry => {
  const { interviewId, jobTitle: summary, type, place, timeZone, startsAt, endsAt, settled } = time;
  const url = new URL(interviewPath(interviewId), siteUrl).href;
  const key = entryKeyOf(userId, interviewId);
  const location = type === 'video' || place === '' ? url : place;
  const entry = { key, interviewId, summary, location, url, startsAt, endsAt, timeZone, settled };
  return { ...entry, written: writtenOf(entry) };
};

/**
 * The entry of an interview as it has to be. Here is the truth: both sides agreed on the time, so an edit in the calendar
 * is taken back. Who deletes the entry there doesn't want it; it comes back when the interview changes.
 */
export const settleEntry = async (
  work: CalendarWork,
  { vendor, integration }: WorkContext,
  interviewId: string,
): Promise<void> => {
  const { links, entries, siteUrl, calendar } = work;
  const { integrationId, owner } = integration;
  const known = await links.get(integrationId, interviewId);
  const time = await entries.get(owner.id, interviewId);
  if (!time) {
    if (!known) return;
    await links.put(integrationId, { ...known, written: '' });
    await calendar.remove(vendor, { interviewId, id: known.externalId });
    return links.remove(integrationId, interviewId);
  }
  const entry = entryOf(time, owner.id, siteUrl);
  const { written, startsAt, endsAt } = entry;
  if (known?.written === written) return;
  if (removedThere(known) && known?.data['wanted'] === written) return;
  const link = { subject: interviewId, data: { startsAt, endsAt } };
  const before = calendar.idFor(entry.key) ?? known?.externalId ?? null;
  // Unknown while it is written: a worker that stops here leaves the earlier or the later entry.
  await links.put(integrationId, { ...link, externalId: before, written: '' });
  const externalId = await calendar.put(vendor, entry, before);
  await links.put(integrationId, { ...link, externalId, written });
};

/** What a person did to an entry of ours. Our own writing comes back like this, too, and is what is stored. */
const noteEdit = async (work: CalendarWork, ref: IntegrationRef, event: Edit, link: IntegrationLink) => {
  const { subject, written, data } = link;
  // Being written, or noted before.
  if (written === '') return;
  if (event.isGone) {
    const removed = { ...data, removed: 'yes', wanted: written };
    return work.links.put(ref.integrationId, { ...link, written: '', data: removed });
  }
  const { startsAt, endsAt } = event;
  if (startsAt === null || endsAt === null) return;
  if (startsAt === data['startsAt'] && endsAt === data['endsAt']) return;
  await work.links.put(ref.integrationId, { ...link, written: '' });
  await work.queueTask(ref, entryTask(subject));
};
type Edit = Pick<CalendarEvent, 'isGone' | 'startsAt' | 'endsAt'>;

const entriesOf = async ({ links }: CalendarWork, { integrationId }: IntegrationRef): Promise<IntegrationLink[]> =>
  (await links.list(integrationId)).filter(isEntry);

/** Deleted events come without what marks them, so entries are found by ID. Whether anything else changed. */
export const noteChanges = async (
  work: CalendarWork,
  ref: IntegrationRef,
  events: readonly CalendarEvent[],
): Promise<boolean> => {
  const byId = new Map((await entriesOf(work, ref)).map((link) => [link.externalId, link]));
  let isForeign = false;
  for (const event of events) {
    const link = byId.get(event.id);
    if (link) await noteEdit(work, ref, event, link);
    else if (event.interviewId === null) isForeign = true;
  }
  return isForeign;
};

/** Entries that are missing or old, and those of interviews that are gone: whatever was lost on the way. */
export const queueDifferences = async (work: CalendarWork, ref: IntegrationRef, now: string): Promise<void> => {
  const times = await work.entries.upcoming(ref.owner.id, now);
  const links = await entriesOf(work, ref);
  const [wanted, known] = [new Set(times.map((it) => it.interviewId)), new Map(links.map((it) => [it.subject, it]))];
  const isSettled = (time: InterviewTime): boolean => {
    const link = known.get(time.interviewId);
    const { written } = entryOf(time, ref.owner.id, work.siteUrl);
    return link !== undefined && (removedThere(link) ? link.data['wanted'] : link.written) === written;
  };
  const changed = times.filter((time) => !isSettled(time)).map((it) => it.interviewId);
  const over = links.filter(({ subject, data }) => !wanted.has(subject) && (data['endsAt'] ?? '') > now);
  for (const subject of [...changed, ...over.map((it) => it.subject)]) await work.queueTask(ref, entryTask(subject));
};

const gone: Edit = { isGone: true, startsAt: null, endsAt: null };

/** A whole reading doesn't name what was deleted: entries that it lacks. */
export const noteMissing = async (
  work: CalendarWork,
  ref: IntegrationRef,
  events: readonly CalendarEvent[],
  window: Window,
): Promise<void> => {
  const listed = new Set(events.map(({ id }) => id));
  for (const link of await entriesOf(work, ref)) {
    const { startsAt = '', endsAt = '' } = link.data;
    const isInside = startsAt < window.to && endsAt > window.from;
    if (!isInside || link.externalId === null || listed.has(link.externalId)) continue;
    await noteEdit(work, ref, gone, link);
  }
};
