import { unreadEntities } from '@shared/platform/unread-entities';
import type { DynamoDBRecord } from 'aws-lambda';
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { toDomainEvents } from './domain-events';
import { imageOf } from './stream-image.fake';

const ulid = '0'.repeat(26);
const userId = randomUUID();
const at = '2026-11-21T08:00:00.000Z';

type Plain = { [name: string]: string | number | boolean | null | Plain };
const record = (before: Plain | null, after: Plain | null): DynamoDBRecord => ({
  eventID: randomUUID(),
  dynamodb: {
    SequenceNumber: '111',
    ApproximateCreationDateTime: Date.parse(at) / 1000,
    ...(before && { OldImage: imageOf(before) }),
    ...(after && { NewImage: imageOf(after) }),
  },
});
const events = (before: Plain | null, after: Plain | null) => toDomainEvents(record(before, after));

it.each(unreadEntities)('%s yields no event: consumers of the stream skip it', (entity) => {
  expect(events(null, { entity })).toEqual([]);
  expect(events({ entity }, { entity })).toEqual([]);
});

describe('events of a table change', () => {
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
    status: 'draft',
    version: 1,
  };
  const account = { entity: 'Account', userId, emailVerifiedAt: null, twoFactorEnabled: false, email: 'a@b.test' };

  it('report an application sent, and moved on', () => {
    const [submitted] = events(null, application);
    expect(submitted).toMatchObject({ type: 'application.submitted', occurredAt: at });
    const [moved] = events(application, { ...application, status: 'rejected', version: 2 });
    expect(moved).toMatchObject({
      id: `application.status_changed:app_${ulid}:2`,
      data: { from: 'new', to: 'rejected', professionalId: userId },
    });
    const held = { ...application, status: 'rejected', version: 2, seenStatus: 'new', seenVersion: 1 };
    expect(events(application, held).map(({ type }) => type)).toEqual(['application.status_changed']);
    expect(events(held, { ...held, seenStatus: 'rejected', seenVersion: 2 })).toMatchObject([
      {
        id: `application.status_announced:app_${ulid}:2`,
        type: 'application.status_announced',
        data: { from: 'new', to: 'rejected', professionalId: userId },
      },
    ]);
    const undone = { ...held, status: 'new', version: 3 };
    expect(events(held, undone).map(({ type }) => type)).toEqual(['application.status_changed']);
    expect(events(application, { ...application, seenStatus: 'new', seenVersion: 1, version: 2 })).toEqual([]);
    expect(events(application, null)).toEqual([]);
  });

  const types = (before: Plain | null, after: Plain | null) => events(before, after).map(({ type }) => type);

  it('report what others see of a profile, and its visibility', () => {
    const privacy = { visibility: 'public', contactInfoVisible: false };
    const profile = { entity: 'Profile', userId, updatedAt: at, version: 1, privacy, photo_url: null };
    expect(events(null, profile)).toEqual([
      { id: `profile.changed:${userId}:111`, type: 'profile.changed', occurredAt: at, data: { userId } },
    ]);
    for (const change of [{ version: 2 }, { privacy: { ...privacy, visibility: 'private' } }, { photo_url: '/x' }]) {
      expect(types(profile, { ...profile, ...change }), JSON.stringify(change)).toEqual(['profile.changed']);
    }
    expect(types(profile, { ...profile, blockedOrganizations: { first: 'org' } })).toEqual(['profile.changed']);
    expect(types(profile, { ...profile, resume: { fileName: 'cv.pdf' }, updatedAt: '2027-01-01' })).toEqual([]);
    expect(types(profile, { ...profile, privacy: { ...privacy } })).toEqual([]);
    expect(types({ entity: 'PrivateDetails', userId: null }, { entity: 'PrivateDetails', userId: 'x' })).toEqual([]);
  });

  it('report a posting published first, changed, assigned and deleted', () => {
    const published = { ...job, publishedAt: at, status: 'active', version: 2 };
    expect(types(null, job)).toEqual(['job.changed']);
    expect(types(job, published)).toEqual(['job.changed']);
    expect(types(published, { ...published, status: 'paused', version: 3 })).toEqual(['job.changed']);
    expect(types(published, { ...published, applicationCount: 1 })).toEqual([]);
    expect(events(published, { ...published, assignedTo: userId })).toMatchObject([
      { type: 'job.changed' },
      { type: 'job.assigned', data: { assigneeId: userId } },
    ]);
    expect(events({ ...published, assignedTo: userId }, { ...published, assignedTo: userId })).toEqual([]);
    expect(events(published, null)).toMatchObject([{ type: 'job.removed', data: { jobId: `job_${ulid}` } }]);
  });

  it('report a posting that expired, but not one that someone closed', () => {
    const active = { ...job, status: 'active', publishedAt: at };
    const closed = (by: string | null) => ({ ...active, status: 'closed', version: 2, statusChange: { by } });
    expect(types(active, closed(null))).toEqual(['job.changed', 'job.expired']);
    expect(types(active, closed(userId))).toEqual(['job.changed']);
    expect(types({ ...active, status: 'paused' }, closed(null))).toEqual(['job.changed']);
  });

  it('report a member who joins, moves to another team or leaves, but not the founder', () => {
    const membership = { entity: 'Membership', userId, organizationId: `org_${ulid}`, joinedAt: at, role: 'member' };
    expect(events(null, membership)).toMatchObject([{ type: 'member.joined', data: { userId } }]);
    expect(events(null, { ...membership, founded: true })).toEqual([]);
    expect(events(membership, { ...membership, role: 'admin' })).toEqual([]);
    const elsewhere = { ...membership, organizationId: `org_${'1'.repeat(26)}` };
    expect(types(membership, elsewhere)).toEqual(['member.joined']);
    expect(events(membership, null)).toMatchObject([
      { type: 'member.removed', data: { userId, organizationId: `org_${ulid}` } },
    ]);
  });

  it('report a new name or logo of an organisation, and no other field', () => {
    const organization = {
      entity: 'Organization',
      organizationId: `org_${ulid}`,
      company_name: 'Harbor',
      logo_url: null,
      updatedAt: at,
    };
    expect(types(null, organization)).toEqual(['organization.profile_changed']);
    expect(types(organization, { ...organization, company_name: 'Harbor Care' })).toEqual([
      'organization.changed',
      'organization.profile_changed',
    ]);
    expect(types(organization, { ...organization, logo_url: '/media/x.png' })).toEqual(['organization.changed']);
    expect(types(organization, { ...organization, website: 'https://harbor.test' })).toEqual([
      'organization.profile_changed',
    ]);
    expect(events(organization, { ...organization, company_description: 'Six wards.' })).toEqual([]);
  });

  it('report the matches of an alert, with IDs only', () => {
    const delivery = {
      entity: 'AlertDelivery',
      deliveryId: `dlv_${ulid}`,
      jobAlertId: `alr_${ulid}`,
      userId,
      createdAt: at,
    };
    expect(events(null, delivery)).toMatchObject([
      { type: 'job_alert.matched', data: { deliveryId: `dlv_${ulid}`, jobAlertId: `alr_${ulid}`, userId } },
    ]);
    expect(events(delivery, null)).toEqual([]);
  });

  it('report an account confirmed and changed, but not its creation', () => {
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
    const securityChange = { change: 'recovery_codes', at };
    expect(events(account, { ...account, securityChange })).toMatchObject([
      { type: 'account.security_changed', data: securityChange },
    ]);
    expect(events({ ...account, securityChange }, { ...account, securityChange, email: 'b@b.test' })).toEqual([]);
  });

  it('report an invitation and a notification, once each', () => {
    const invitation = {
      entity: 'Invitation',
      invitationId: `inv_${ulid}`,
      organizationId: `org_${ulid}`,
      createdAt: at,
    };
    expect(events(null, invitation)).toMatchObject([{ id: `invitation.created:inv_${ulid}` }]);
    expect(events(invitation, { ...invitation, acceptedAt: at })).toEqual([]);
    const sentAt = '2026-11-22T08:00:00.000Z';
    expect(events({ ...invitation, sentAt: at }, { ...invitation, sentAt })).toMatchObject([
      { id: `invitation.resent:inv_${ulid}:${sentAt}` },
    ]);
    const notification = { entity: 'Notification', id: `ntf_${ulid}`, userId, createdAt: at };
    expect(events(null, notification)).toMatchObject([{ data: { notificationId: `ntf_${ulid}`, userId } }]);
    const changed = { type: 'notification.changed', data: { notificationId: `ntf_${ulid}`, userId } };
    expect(events(notification, { ...notification, isRead: true })).toMatchObject([changed]);
    expect(events({ ...notification, isRead: true }, { ...notification, isRead: true, gsi1pk: '-' })).toEqual([]);
    expect(events(notification, null)).toMatchObject([changed]);
  });

  it('have the same ID each time a record is read', () => {
    expect(events(null, application)).toEqual(events(null, application));
  });

  it('report no other entity, and never a person’s words', () => {
    expect(events(null, { entity: 'Otp', userId })).toEqual([]);
    expect(JSON.stringify(events(null, application))).not.toContain('Secret words');
  });
});

describe('a payout event', () => {
  const payout = { entity: 'Payout', payoutId: `pay_${ulid}`, userId, status: 'sent', attempt: 1, amountCents: 655_50 };

  it('follows when the bank took or returned it, without the amount', () => {
    expect(events(payout, { ...payout, status: 'failed' })).toMatchObject([
      { type: 'payout.settled', data: { payoutId: `pay_${ulid}`, userId, status: 'failed', attempt: 1 } },
    ]);
    expect(events(payout, { ...payout, status: 'failed' })[0]!.data).not.toHaveProperty('amountCents');
    expect(events(payout, { ...payout, status: 'paid' })).toHaveLength(1);
    expect(events({ ...payout, status: 'paid' }, { ...payout, status: 'paid' })).toEqual([]);
    expect(events({ ...payout, status: 'failed' }, { ...payout, status: 'requested', attempt: 2 })).toEqual([]);
    const instant = { ...payout, method: 'instant' };
    expect(events(instant, { ...payout, status: 'requested', method: 'standard', attempt: 2 })).toMatchObject([
      { type: 'payout.settled', data: { status: 'rerouted', attempt: 2 } },
    ]);
  });
});
