import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  conversationIdOf,
  otherSide,
  type Side,
  type ConversationItem,
} from '../../store/messages/conversations/conversation-item';
import { blockedFor, unreadOf } from '../../store/messages/conversations/conversation-item';
import { newConversation, withBlock, withMessage, withRead } from './conversation-state';

const employer = { userId: '00000000-0000-4000-8000-000000000001', userType: 'employer' as const };
const professional = { userId: '00000000-0000-4000-8000-000000000002', userType: 'doctor' as const };
const organizationId = `org_${'0'.repeat(26)}`;
const at = '2026-11-21T08:00:00.000Z';
const begun = (): ConversationItem => newConversation({ organizationId, people: [professional, employer] }, at);
const [ofEmployer, ofProfessional]: [Side, Side] = [0, 1];

const sentBy = (conversation: ConversationItem, side: Side, minute = 0, recipientIsOnline = false) =>
  withMessage(conversation, {
    side,
    subject: '',
    preview: 'Hello',
    now: new Date(Date.parse(at) + minute * 60_000),
    recipientIsOnline,
  });

const Step = fc.oneof(
  fc.record({
    kind: fc.constant('send' as const),
    side: fc.constantFrom<Side>(0, 1),
    minute: fc.integer({ min: -5, max: 5 }),
  }),
  fc.record({ kind: fc.constant('read' as const), side: fc.constantFrom<Side>(0, 1), count: fc.nat({ max: 12 }) }),
);

describe('a conversation', () => {
  it('has the same ID for both sides, and another with another organisation or person', () => {
    const id = conversationIdOf(organizationId, ['a', 'b']);
    expect(id).toMatch(/^cnv_[0-9A-HJKMNP-TV-Z]{26}$/);
    expect(conversationIdOf(organizationId, ['b', 'a'])).toBe(id);
    expect(conversationIdOf('org_other', ['a', 'b'])).not.toBe(id);
    expect(conversationIdOf(organizationId, ['a', 'c'])).not.toBe(id);
  });

  it('orders messages strictly and counts correctly, whatever the clocks and the reading order', () => {
    fc.assert(
      fc.property(fc.array(Step, { maxLength: 40 }), (steps) => {
        let conversation = begun();
        const times: string[] = [];
        for (const step of steps) {
          if (step.kind === 'send') {
            const sent = sentBy(conversation, step.side, step.minute);
            times.push(sent.at);
            expect(sent.number).toBe(conversation.sent[step.side] + 1);
            conversation = sent.conversation;
          } else {
            conversation = withRead(conversation, step.side, step.count) ?? conversation;
          }
          for (const side of [0, 1] as const) {
            expect(unreadOf(conversation, side)).toBeGreaterThanOrEqual(0);
            expect(conversation.read[side]).toBeLessThanOrEqual(conversation.sent[otherSide(side)]);
          }
        }
        expect(times).toEqual([...new Set(times)].sort());
      }),
    );
  });

  it('is read once: an older message changes nothing', () => {
    const two = sentBy(sentBy(begun(), ofEmployer).conversation, ofEmployer, 1).conversation;
    const read = withRead(two, ofProfessional, 2)!;
    expect([unreadOf(two, ofProfessional), unreadOf(read, ofProfessional), unreadOf(read, ofEmployer)]).toEqual([
      2, 0, 0,
    ]);
    expect(withRead(read, ofProfessional, 1)).toBeNull();
    expect(withRead(read, ofProfessional, 9)).toBeNull();
  });

  it('can be reopened only by the person who ended it', () => {
    const ended = withBlock(begun(), ofEmployer, true)!;
    expect([blockedFor(ended, ofEmployer), blockedFor(ended, ofProfessional)]).toEqual(['by_me', 'by_them']);
    expect(withBlock(ended, ofProfessional, false)).toBeNull();
    const both = withBlock(ended, ofProfessional, true)!;
    expect(blockedFor(withBlock(both, ofEmployer, false)!, ofEmployer)).toBe('by_them');
  });
});

describe('a recipient', () => {
  it('is notified once until everything is read, and not while on the page', () => {
    const first = sentBy(begun(), ofEmployer);
    const second = sentBy(first.conversation, ofEmployer);
    expect([first.tell, second.tell]).toEqual([true, false]);
    const half = withRead(second.conversation, ofProfessional, 1)!;
    expect(sentBy(half, ofEmployer).tell).toBe(false);
    const all = withRead(second.conversation, ofProfessional, 2)!;
    expect(sentBy(all, ofEmployer, 0, true).tell).toBe(false);
    expect(sentBy(sentBy(all, ofEmployer, 0, true).conversation, ofEmployer).tell).toBe(true);
  });
});

describe('the response time', () => {
  it('runs from an employer’s first message to the first answer, once', () => {
    const asked = sentBy(begun(), ofEmployer);
    expect(asked.response).toEqual({ userId: professional.userId, asked: true });
    const more = sentBy(asked.conversation, ofEmployer, 30);
    expect(more.response).toBeNull();
    const answer = sentBy(more.conversation, ofProfessional, 45);
    expect(answer.response).toEqual({ userId: professional.userId, answeredAfterMinutes: 45 });
    const later = sentBy(sentBy(answer.conversation, ofEmployer, 50).conversation, ofProfessional, 90);
    expect(later.response).toBeNull();
  });

  it('does not run when the professional wrote first, or between two of a team', () => {
    const first = sentBy(begun(), ofProfessional);
    expect(first.response).toBeNull();
    expect(sentBy(first.conversation, ofEmployer).response).toBeNull();
    const colleague = { ...employer, userId: professional.userId };
    const team = newConversation({ organizationId, people: [employer, colleague] }, at);
    expect(sentBy(team, ofEmployer).response).toBeNull();
  });
});
