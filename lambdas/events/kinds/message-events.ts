import { ids, text, type ItemChange, type EventCandidate, type StreamImage } from '../stream-image';

export const messageEvents = ({ before, after }: ItemChange): EventCandidate[] =>
  before
    ? []
    : [
        {
          type: 'message.sent',
          id: [text(after, 'conversationId'), text(after, 'id')],
          at: text(after, 'createdAt'),
          data: { ...ids(after, 'conversationId', 'senderId', 'recipientId'), messageId: text(after, 'id') },
        },
      ];

const readCounts = (image: StreamImage | null): string[] => (image?.['read']?.L ?? []).map((count) => count.N ?? '0');

export const conversationEvents = ({ before, after }: ItemChange): EventCandidate[] => {
  const participants = (after['participants']?.L ?? []).map((it) => text(it.M ?? null, 'userId'));
  const [earlier, now] = [readCounts(before), readCounts(after)];
  return now.flatMap((count, side) => {
    if (count === (earlier[side] ?? '0')) return [];
    const [readerId, otherId] = [participants[side] ?? null, participants[1 - side] ?? null];
    const data = { ...ids(after, 'conversationId'), readerId, otherId };
    return [
      { type: 'conversation.read' as const, id: [text(after, 'conversationId'), readerId, count], at: null, data },
    ];
  });
};
