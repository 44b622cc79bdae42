import { ids, text, type EventCandidate, type ItemChange } from './stream-image';

/** Of a connection of an organization or of a person. */
export const integrationEvents = ({ before, after }: ItemChange): EventCandidate[] => {
  const at = after['stopped']?.M?.['at']?.S;
  if (!at || at === before?.['stopped']?.M?.['at']?.S) return [];
  const owner = after['organizationId'] ? ids(after, 'organizationId') : ids(after, 'userId');
  const data = { ...ids(after, 'integrationId', 'provider'), ...owner, at };
  return [{ type: 'integration.stopped', id: [text(after, 'integrationId'), at], at, data }];
};
