import { ids, text, type EventCandidate, type ItemChange } from '../stream-image';

export const webhookEvents = ({ before, after }: ItemChange): EventCandidate[] => {
  const { reason, at } = after['stopped']?.M ?? {};
  if (!reason?.S || !at?.S || at.S === before?.['stopped']?.M?.['at']?.S) return [];
  const data = { ...ids(after, 'webhookId', 'organizationId'), reason: reason.S, at: at.S };
  return [{ type: 'webhook.stopped', id: [text(after, 'webhookId'), at.S], at: at.S, data }];
};
