import { describe, expect, it } from 'vitest';
import { toDomainEvents } from '../domain-events';
import { imageOf } from '../stream-image.fake';

const ulid = '0'.repeat(26);
const person = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const [ann, bob] = [person(1), person(2)];
const conversationId = `cnv_${ulid}`;

const events = (before: object | null, after: object) =>
  toDomainEvents({
    dynamodb: {
      SequenceNumber: '1',
      ApproximateCreationDateTime: 1_795_248_000,
      ...(before && { OldImage: imageOf(before) }),
      NewImage: imageOf(after),
    },
  });

describe('events of messages', () => {
  const message = {
    entity: 'Message',
    id: `msg_${ulid}`,
    conversationId,
    senderId: ann,
    recipientId: bob,
    content: 'For nobody else',
    createdAt: '2026-11-21T08:00:00.000Z',
  };

  it('name the writer and the recipient, without the text', () => {
    const found = events(null, message);
    expect(found).toEqual([
      {
        id: `message.sent:${conversationId}:${message.id}`,
        type: 'message.sent',
        occurredAt: message.createdAt,
        data: { conversationId, messageId: message.id, senderId: ann, recipientId: bob },
      },
    ]);
    expect(events(null, message)).toEqual(found);
  });

  it('report each reader’s progress, with a new ID each time', () => {
    const stored = (read: [number, number]) => ({
      entity: 'Conversation',
      conversationId,
      participants: [{ userId: ann }, { userId: bob }],
      read,
    });
    expect(events(null, stored([0, 0]))).toEqual([]);
    expect(events(stored([0, 1]), stored([0, 1]))).toEqual([]);
    const [first] = events(stored([0, 0]), stored([0, 1]));
    const [second] = events(stored([0, 1]), stored([0, 2]));
    expect(first).toMatchObject({ type: 'conversation.read', data: { conversationId, readerId: bob, otherId: ann } });
    expect(second?.id).not.toBe(first?.id);
  });
});
