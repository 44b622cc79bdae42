import { describe, expect, it } from 'vitest';
import { toDomainEvents } from '../domain-events';
import { imageOf } from '../stream-image.fake';

const userId = '00000000-0000-4000-8000-000000000001';
const referenceId = `ref_${'0'.repeat(26)}`;
const data = { userId, referenceId };
const sentAt = '2026-11-21T08:00:00.000Z';
const open = {
  entity: 'Reference',
  ...data,
  name: 'Dana Fields',
  email: 'dana@stmary.example',
  status: 'open',
  sentAt,
  closedAt: null,
  reminders: 0,
};

const events = (before: object | null, after: object) =>
  toDomainEvents({
    dynamodb: {
      SequenceNumber: '1',
      ApproximateCreationDateTime: 1_795_248_000,
      ...(before && { OldImage: imageOf(before) }),
      NewImage: imageOf(after),
    },
  });
const typesOf = (before: object | null, after: object) => events(before, after).map(({ type }) => type);

describe('events of references', () => {
  it('name neither the writer nor the address', () => {
    const id = `reference.requested:${referenceId}:${sentAt}`;
    expect(events(null, open)).toEqual([{ id, type: 'reference.requested', occurredAt: sentAt, data }]);
  });

  it('follow each request of the person', () => {
    const again = { ...open, sentAt: '2026-12-01T08:00:00.000Z', reminders: 0 };
    expect(typesOf({ ...open, reminders: 2 }, again)).toEqual(['reference.requested']);
  });

  it('follow each reminder', () => {
    const [reminder] = events(open, { ...open, reminders: 1 });
    expect(reminder).toMatchObject({ type: 'reference.reminder_due', data });
    expect(reminder?.id).toBe(`reference.reminder_due:${referenceId}:${sentAt}:1`);
  });

  it.each(['answered', 'declined'])('say when it was %s', (status) => {
    const closedAt = '2026-11-22T08:00:00.000Z';
    expect(events(open, { ...open, status, closedAt })).toMatchObject([
      { type: 'reference.closed', occurredAt: closedAt, data: { ...data, status } },
    ]);
  });

  it('do not follow a withdrawal', () => {
    expect(typesOf(open, { ...open, status: 'withdrawn', closedAt: sentAt })).toEqual([]);
  });
});

it('an invitation of a colleague yields an event without the address', () => {
  const invitationId = `rfi_${'0'.repeat(26)}`;
  const invitation = { entity: 'ReferralInvitation', invitationId, userId, email: 'x@example.test', createdAt: sentAt };
  expect(events(null, invitation)).toEqual([
    {
      id: `referral.invited:${invitationId}`,
      type: 'referral.invited',
      occurredAt: sentAt,
      data: { invitationId, userId },
    },
  ]);
});
