import { ids, text, type EventCandidate, type ItemChange } from '../stream-image';

/** The ID includes the entry's text, so reading the calendar again yields no new event. */
const removedEntryEvents = ({ before, after }: ItemChange): EventCandidate[] => {
  const removed = after['removedEntry']?.M ?? null;
  const at = text(removed, 'at');
  if (at === null || at === text(before?.['removedEntry']?.M ?? null, 'at')) return [];
  const data = { ...ids(removed ?? {}, 'shiftId'), professionalId: text(after, 'userId') };
  const id = [text(after, 'integrationId'), text(removed, 'shiftId'), text(removed, 'written')];
  return [{ type: 'booking.left_calendar', id, at, data }];
};

const stoppedEvents = ({ before, after }: ItemChange): EventCandidate[] => {
  const at = after['stopped']?.M?.['at']?.S;
  if (!at || at === before?.['stopped']?.M?.['at']?.S) return [];
  const owner = after['organizationId'] ? ids(after, 'organizationId') : ids(after, 'userId');
  const data = { ...ids(after, 'integrationId', 'provider'), ...owner, at };
  return [{ type: 'integration.stopped', id: [text(after, 'integrationId'), at], at, data }];
};

/** Events about a connection of an organization or of a person. */
export const integrationEvents = (change: ItemChange): EventCandidate[] => [
  ...stoppedEvents(change),
  ...removedEntryEvents(change),
];
