import { isDeepStrictEqual } from 'node:util';
import type { PayoutOutcome } from '@shared/money/model/payout-vocabulary';
import { text, number, type EventCandidate, type ItemChange } from '../stream-image';

type Sent = { kind: string; id: string; at: string };

const noticesOf = (image: ItemChange['before']): Sent[] =>
  (image?.['notices']?.L ?? []).flatMap(({ M }) =>
    M?.['kind']?.S && M['id']?.S && M['at']?.S ? [{ kind: M['kind'].S, id: M['id'].S, at: M['at'].S }] : [],
  );

export const providerEvents = ({ before, after }: ItemChange): EventCandidate[] =>
  before
    ? []
    : [
        {
          type: 'billing.customer_changed',
          id: [text(after, 'eventId')],
          at: text(after, 'receivedAt'),
          data: { customerId: text(after, 'customerId') },
        },
      ];

export const billingAccountEvents = ({ before, after }: ItemChange): EventCandidate[] => {
  const ownerId = text(after, 'ownerId');
  const sent = new Set(noticesOf(before).map(({ kind, id }) => `${kind}#${id}`));
  const fresh = noticesOf(after).filter(({ kind, id }) => !sent.has(`${kind}#${id}`));
  const isChanged = !isDeepStrictEqual(before?.['applied'], after['applied']);
  return [
    ...(isChanged
      ? [
          {
            type: 'billing.plan_changed' as const,
            id: [ownerId, number(after, 'version')],
            at: null,
            data: { ownerId },
          },
        ]
      : []),
    ...fresh.map(({ kind, id, at }) => ({
      type: 'billing.notice_due' as const,
      id: [ownerId, kind, id],
      at,
      data: { ownerId, notice: kind, noticeId: id },
    })),
  ];
};

const outcomeOf = ({ before, after }: ItemChange): PayoutOutcome | null => {
  const status = text(after, 'status');
  if (text(before, 'method') === 'instant' && text(after, 'method') === 'standard') return 'rerouted';
  const isNews = text(before, 'status') !== status;
  return isNews && (status === 'paid' || status === 'failed') ? status : null;
};

export const payoutEvents = (change: ItemChange): EventCandidate[] => {
  const { after } = change;
  const status = outcomeOf(change);
  if (status === null) return [];
  const [payoutId, attempt] = [text(after, 'payoutId'), number(after, 'attempt')];
  return [
    {
      type: 'payout.settled',
      id: [payoutId, status, attempt],
      at: null,
      data: { payoutId, userId: text(after, 'userId'), status, attempt: Number(attempt) },
    },
  ];
};
