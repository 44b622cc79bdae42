import { isShiftId } from '@shared/connect/integrations/calendar-entries';
import { createHash } from 'node:crypto';
import type { IntegrationLink, IntegrationRef } from '../../../store/connect/integrations/ports';
import type { WorkContext } from '../ports';
import { isEntry } from './calendar-position';
import { chosenEntries } from './chosen-entries';
import type { CalendarEvent, CalendarWork, Entry, OwnTime, Window } from './ports';
import { entryTask } from './tasks';

/** Returns the same key for the same person and subject. */
export const entryKeyOf = (userId: string, subjectId: string): string =>
  createHash('sha256').update(`${userId}\0${subjectId}`).digest('hex').slice(0, 40);

const removedThere = (link: IntegrationLink | null): boolean => link?.data['removed'] === 'yes';

/** Adds `free` only when needed, so older entries keep their hash. */
const writtenOf = (entry: Omit<Entry, 'written'>): string => {
  const { startsAt, endsAt, timeZone, summary, location, settled, takesTime } = entry;
  const parts = [startsAt, endsAt, timeZone, summary, location, settled, ...(takesTime ? [] : ['free'])];
  return createHash('sha256').update(parts.join('\0')).digest('base64url');
};

const entryOf = ({ kind: _kind, path, ...time }: OwnTime, userId: string, siteUrl: string): Entry => {
  const url = new URL(path, siteUrl).href;
  const entry = { ...time, key: entryKeyOf(userId, time.subjectId), location: time.location || url, url };
  return { ...entry, written: writtenOf(entry) };
};

/** Finds the interview or shift if the person wants it in this calendar. */
const wantedTime = async (
  { links, times }: CalendarWork,
  { integrationId, owner }: IntegrationRef,
  subjectId: string,
): Promise<OwnTime | null> => {
  const time = await times.get(owner.id, subjectId);
  return time && (await chosenEntries(links, integrationId)).includes(time.kind) ? time : null;
};

/**
 * Writes the entry of an interview or shift. Both sides agreed on the time, so an edit in the calendar is reverted.
 * A deleted entry stays deleted until the interview or shift changes.
 */
export const syncEntry = async (
  work: CalendarWork,
  { vendor, integration }: WorkContext,
  subjectId: string,
): Promise<void> => {
  const { links, siteUrl, calendar } = work;
  const { integrationId, owner } = integration;
  const known = await links.get(integrationId, subjectId);
  const time = await wantedTime(work, integration, subjectId);
  if (!time) {
    if (!known) return;
    await links.put(integrationId, { ...known, written: '' });
    await calendar.remove(vendor, { subjectId, id: known.externalId });
    return links.remove(integrationId, subjectId);
  }
  const entry = entryOf(time, owner.id, siteUrl);
  const { written, startsAt, endsAt } = entry;
  if (known?.written === written) return;
  // A past booking can still change, but a calendar doesn't need it.
  if (!known && endsAt <= work.clock.now().toISOString()) return;
  if (removedThere(known) && known?.data['wanted'] === written) return;
  const link = { subject: subjectId, data: { startsAt, endsAt } };
  const before = calendar.idFor(entry.key) ?? known?.externalId ?? null;
  // Unknown during the write: a worker that stops here leaves the earlier or the later entry.
  await links.put(integrationId, { ...link, externalId: before, written: '' });
  const externalId = await calendar.put(vendor, entry, before);
  await links.put(integrationId, { ...link, externalId, written });
};

/** Notifies the person who deletes an entry that the upcoming shift stays booked. */
const noteRemoved = async (work: CalendarWork, ref: IntegrationRef, { subject, written, data }: IntegrationLink) => {
  const isAhead = (data['startsAt'] ?? '') > work.clock.now().toISOString();
  if (isShiftId(subject) && isAhead) await work.noteRemoved(ref, { shiftId: subject, written });
};

/** Handles a person's edit of our entry. Our own writes come back too, and equal the stored entry. */
const noteEdit = async (work: CalendarWork, ref: IntegrationRef, event: Edit, link: IntegrationLink) => {
  const { subject, written, data } = link;
  // An entry that is being written, or an edit noted before.
  if (written === '') return;
  if (event.isGone) {
    // First, because a repeat has the same notification ID.
    await noteRemoved(work, ref, link);
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

/** Handles changes; deleted events lack our marker, so it looks up IDs. Returns whether anything else changed. */
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
    else if (event.subjectId === null) isForeign = true;
  }
  return isForeign;
};

/** Queues missing and outdated entries, and those of deleted interviews and shifts, to repair lost events. */
export const queueDifferences = async (work: CalendarWork, ref: IntegrationRef, now: string): Promise<void> => {
  const chosen = await chosenEntries(work.links, ref.integrationId);
  const times = (await work.times.upcoming(ref.owner.id, now)).filter(({ kind }) => chosen.includes(kind));
  const links = await entriesOf(work, ref);
  const [wanted, known] = [new Set(times.map((it) => it.subjectId)), new Map(links.map((it) => [it.subject, it]))];
  const isCurrent = (time: OwnTime): boolean => {
    const link = known.get(time.subjectId);
    const { written } = entryOf(time, ref.owner.id, work.siteUrl);
    return link !== undefined && (removedThere(link) ? link.data['wanted'] : link.written) === written;
  };
  const changed = times.filter((time) => !isCurrent(time)).map((it) => it.subjectId);
  // An edit of a past entry is noted before its task is queued, and a worker can stop in between.
  const isUnfinished = (link: IntegrationLink): boolean => link.written === '' && !removedThere(link);
  const over = links.filter(
    (link) => !wanted.has(link.subject) && ((link.data['endsAt'] ?? '') > now || isUnfinished(link)),
  );
  for (const subject of [...changed, ...over.map((it) => it.subject)]) await work.queueTask(ref, entryTask(subject));
};

const gone: Edit = { isGone: true, startsAt: null, endsAt: null };

/** Finds deleted entries: a full read doesn't list them. */
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
