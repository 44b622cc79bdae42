import { ids, text, type EventCandidate, type ItemChange } from '../stream-image';

const finished: readonly (string | null)[] = ['resolved', 'closed'];

/** No event for changes by the person, by an answer (its email reports it), or by merging tickets. */
export const ticketEvents = ({ before, after }: ItemChange): EventCandidate[] => {
  const data = ids(after, 'ticketId');
  const [ticketId, status, updatedAt] = [text(after, 'ticketId'), text(after, 'status'), text(after, 'updatedAt')];
  if (!before) return [{ type: 'ticket.opened', id: [ticketId], at: text(after, 'createdAt'), data }];
  const isKnown = text(after, 'statusBy') === 'person' || text(after, 'resolvedWith') || text(after, 'mergedInto');
  if (status === text(before, 'status') || !finished.includes(status) || isKnown) return [];
  return [{ type: 'ticket.finished', id: [ticketId, status, updatedAt], at: updatedAt, data: { ...data, status } }];
};

export const ticketPostEvents = ({ before, after }: ItemChange): EventCandidate[] => {
  if (before || text(after, 'kind') !== 'support') return [];
  const data = ids(after, 'ticketId', 'postId');
  return [{ type: 'ticket.answered', id: [text(after, 'postId')], at: text(after, 'createdAt'), data }];
};
