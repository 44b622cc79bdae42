import { createHash } from 'node:crypto';
import * as z from 'zod';
import type { Entry } from '../../calendars/ports';
import { VendorProblem } from '../../engine/vendor-problem';
import type { ConnectedVendor } from '../../ports';
import { graphApi } from '../microsoft/microsoft-adapter';
import { ownProperty } from './outlook-read';

const Made = z.object({ id: z.string().min(1) });
const Found = z.object({ value: z.array(Made) });

const eventsUrl = `${graphApi}/me/calendar/events`;
const addressOf = (id: string): string => `${graphApi}/me/events/${encodeURIComponent(id)}`;

/** UTC, because Microsoft doesn't support every IANA zone name. The calendar shows the owner's zone anyway. */
const momentOf = (instant: string) => ({ dateTime: instant.slice(0, 19), timeZone: 'UTC' });

/** Outlook uses one value for both. */
const shownAs = ({ settled, takesTime }: Entry): string => {
  if (!takesTime) return 'free';
  return settled ? 'busy' : 'tentative';
};

const bodyOf = (entry: Entry) => ({
  subject: entry.summary,
  location: { displayName: entry.location },
  body: { contentType: 'text', content: entry.url },
  start: momentOf(entry.startsAt),
  end: momentOf(entry.endsAt),
  showAs: shownAs(entry),
  singleValueExtendedProperties: [{ id: ownProperty, value: entry.subjectId }],
});

/** Finds the event of a worker that stopped before storing the ID, or from before the account was connected again. */
const findEvent = async (vendor: ConnectedVendor, subjectId: string): Promise<string | null> => {
  const filter = `singleValueExtendedProperties/Any(ep: ep/id eq '${ownProperty}' and ep/value eq '${subjectId}')`;
  const query = { $filter: filter, $select: 'id', $top: '1' };
  const { body } = await vendor.call({ operation: 'event.find', url: eventsUrl, query });
  const found = Found.safeParse(body);
  if (!found.success) throw new VendorProblem('malformed');
  return found.data.value[0]?.id ?? null;
};

/** Returns false if the event is gone. */
const updateEvent = async (vendor: ConnectedVendor, entry: Entry, id: string): Promise<boolean> => {
  const request = { operation: 'event.update', method: 'PATCH', url: addressOf(id), json: bodyOf(entry) } as const;
  return (await vendor.call({ ...request, accepts: [404] })).status !== 404;
};

/**
 * `transactionId` makes a repeated request idempotent: https://learn.microsoft.com/graph/api/resources/event.
 * It includes the content, because a deleted entry can be restored with other times.
 */
const transactionOf = ({ key, written }: Entry): string =>
  createHash('sha256').update(`${key}\0${written}`).digest('hex').slice(0, 40);

const makeEvent = async (vendor: ConnectedVendor, entry: Entry): Promise<string> => {
  const request = { operation: 'event.create', method: 'POST', url: eventsUrl } as const;
  const json = bodyOf(entry);
  const withId = { ...json, transactionId: transactionOf(entry) };
  const first = await vendor.call({ ...request, json: withId, accepts: [409] });
  const known = first.status === 409 ? await findEvent(vendor, entry.subjectId) : null;
  if (known !== null) return known;
  // 409 refers to an event that no longer exists.
  const { body } = first.status === 409 ? await vendor.call({ ...request, json }) : first;
  const made = Made.safeParse(body);
  if (!made.success) throw new VendorProblem('malformed');
  return made.data.id;
};

export const putEvent = async (vendor: ConnectedVendor, entry: Entry, id: string | null): Promise<string> => {
  if (id !== null && (await updateEvent(vendor, entry, id))) return id;
  const found = await findEvent(vendor, entry.subjectId);
  if (found !== null && found !== id && (await updateEvent(vendor, entry, found))) return found;
  return makeEvent(vendor, entry);
};

type Known = Pick<Entry, 'subjectId'> & { id: string | null };

export const deleteEvent = async (vendor: ConnectedVendor, { subjectId, id }: Known): Promise<void> => {
  const found = id ?? (await findEvent(vendor, subjectId));
  if (found === null) return;
  await vendor.call({ operation: 'event.delete', method: 'DELETE', url: addressOf(found), accepts: [404] });
};
