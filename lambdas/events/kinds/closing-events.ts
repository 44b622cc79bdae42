import { ids, text, type EventCandidate, type ItemChange } from '../stream-image';

export const handOverEvents = ({ before, after }: ItemChange): EventCandidate[] => {
  const { from, to, ownRole, at } = after['handOver']?.M ?? {};
  if (!from?.S || !at?.S || at.S === before?.['handOver']?.M?.['at']?.S) return [];
  const data = { ...ids(after, 'organizationId'), from: from.S, to: to?.S, ownRole: ownRole?.S };
  return [{ type: 'organization.handed_over', id: [text(after, 'organizationId'), at.S], at: at.S, data }];
};

export const closingEvents = ({ before, after }: ItemChange): EventCandidate[] => {
  const state = text(after, 'state');
  const isNew = text(before, 'closingId') !== text(after, 'closingId');
  const changes = [
    // An organization that leaves with its only member is removed at once, without a time to cancel.
    ...(isNew && state !== 'removing' ? (['requested'] as const) : []),
    ...(!isNew && text(after, 'remindedAt') && !text(before, 'remindedAt') ? (['reminded'] as const) : []),
    ...(!isNew && state === 'canceling' && text(before, 'state') !== state ? (['canceled'] as const) : []),
    ...(!isNew && state === 'closed' && text(before, 'state') !== state ? (['closed'] as const) : []),
  ];
  const data = ids(after, 'organizationId', 'closesAt');
  return changes.map((change) => ({
    type: 'organization.closing_changed',
    id: [text(after, 'closingId'), change],
    at: null,
    data: { ...data, change },
  }));
};
