import type { AttributeValue, DynamoDBRecord } from 'aws-lambda';
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { domainEventsOf } from './domain-events';

const ulid = '0'.repeat(26);
const userId = randomUUID();
const at = '2026-11-21T08:00:00.000Z';

type Plain = Record<string, string | number | boolean | null>;
const attribute = (value: Plain[string]): AttributeValue => {
  if (value === null) return { NULL: true };
  if (typeof value === 'boolean') return { BOOL: value };
  return typeof value === 'number' ? { N: String(value) } : { S: value };
};
const image = (plain: Plain): Record<string, AttributeValue> =>
  Object.fromEntries(Object.entries(plain).map(([name, value]) => [name, attribute(value)]));
const record = (before: Plain | null, after: Plain | null): DynamoDBRecord => ({
  eventID: randomUUID(),
  dynamodb: {
    SequenceNumber: '111',
    ApproximateCreationDateTime: Date.parse(at) / 1000,
    ...(before && { OldImage: image(before) }),
    ...(after && { NewImage: image(after) }),
  },
});
const events = (before: Plain | null, after: Plain | null) => domainEventsOf(record(before, after));

describe('what a change of the table means', () => {
  const application = {
    entity: 'Application',
    applicationId: `app_${ulid}`,
    jobId: `job_${ulid}`,
    organizationId: `org_${ulid}`,
    professionalId: userId,
    status: 'new',
    version: 1,
    appliedAt: at,
    updatedAt: at,
    coverLetter: 'Secret words',
  };
  const job = {
    entity: 'Job',
    jobId: `job_${ulid}`,
    organizationId: `org_${ulid}`,
    publishedAt: null,
    assignedTo: null,
    updatedAt: at,
  };
  const account = { entity: 'Account', userId, emailVerifiedAt: null, twoFactorEnabled: false, email: 'a@b.test' };

  it('an application sent, and moved on', () => {
    const [submitted] = events(null, application);
    expect(submitted).toMatchObject({ type: 'application.submitted', occurredAt: at });
    const [moved] = events(application, { ...application, status: 'rejected', version: 2 });
    expect(moved).toMatchObject({
      id: `application.status_changed:app_${ulid}:2`,
      data: { from: 'new', to: 'rejected', professionalId: userId },
    });
    expect(events(application, { ...application, version: 2 })).toEqual([]);
    expect(events(application, null)).toEqual([]);
  });

  it('a posting published first, and assigned', () => {
    const published = { ...job, publishedAt: at };
    expect(events(null, published).map(({ type }) => type)).toEqual(['job.published']);
    expect(events(job, published).map(({ type }) => type)).toEqual(['job.published']);
    expect(events(published, { ...published, status: 'paused' })).toEqual([]);
    expect(events(published, { ...published, assignedTo: userId })).toMatchObject([
      { type: 'job.assigned', data: { assigneeId: userId } },
    ]);
    expect(events({ ...published, assignedTo: userId }, { ...published, assignedTo: userId })).toEqual([]);
  });

  it('an account confirmed and changed, but not its creation', () => {
    expect(events(null, account)).toEqual([]);
    expect(events(account, { ...account, emailVerifiedAt: at })).toMatchObject([
      { type: 'account.verified', data: { userId } },
    ]);
    expect(events(account, { ...account, passwordChangedAt: at })).toMatchObject([
      { type: 'account.password_changed', occurredAt: at },
    ]);
    expect(events(account, { ...account, twoFactorEnabled: true })).toMatchObject([
      { type: 'account.two_factor_changed', data: { enabled: true } },
    ]);
  });

  it('an invitation and a notification, once each', () => {
    const invitation = {
      entity: 'Invitation',
      invitationId: `inv_${ulid}`,
      organizationId: `org_${ulid}`,
      createdAt: at,
    };
    expect(events(null, invitation)).toMatchObject([{ id: `invitation.created:inv_${ulid}` }]);
    expect(events(invitation, { ...invitation, acceptedAt: at })).toEqual([]);
    const notification = { entity: 'Notification', id: `ntf_${ulid}`, userId, createdAt: at };
    expect(events(null, notification)).toMatchObject([{ data: { notificationId: `ntf_${ulid}`, userId } }]);
    expect(events(notification, { ...notification, isRead: true })).toEqual([]);
  });

  it('the same id each time a record is read, whatever the stream calls it', () => {
    expect(events(null, application)).toEqual(events(null, application));
  });

  it('nothing of anything else, and never a person’s words', () => {
    expect(events(null, { entity: 'Otp', userId })).toEqual([]);
    expect(JSON.stringify(events(null, application))).not.toContain('Secret words');
  });
});
