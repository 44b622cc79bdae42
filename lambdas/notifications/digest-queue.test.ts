import type { DomainEvent } from '@shared/core/model/event';
import type { NotificationSettings } from '@shared/messages/model/notification-settings';
import { expect, it } from 'vitest';
import { keyedHash } from '../platform/crypto/keyed-hash';
import type { Mail } from '../platform/mail/send-email';
import { textsOf } from '../platform/text/deferred-text';
import { deliverEmail } from './deliver-email';
import { deliverInApp } from './deliver-in-app';
import type { EventReader } from '../events/ports';
import type { NewNotification } from '../store/messages/notifications/ports';
import { deliveryFakes } from './delivery.fake';

const ulid = '0'.repeat(26);
const assigned: DomainEvent = {
  id: 'job.assigned:1',
  type: 'job.assigned',
  occurredAt: '2026-11-18T17:20:00.000Z',
  data: { jobId: `job_${ulid}`, organizationId: `org_${ulid}`, assigneeId: 'ann' },
};
const changedPassword: DomainEvent = { ...assigned, type: 'account.password_changed', data: { userId: 'ann' } };
const reader = {
  job: async () => ({ title: 'Ward nurse', team: [] }),
  account: async () => ({
    email: 'ann@example.test',
    firstName: 'Ann',
    lastName: 'Test',
    userType: 'employer',
    language: 'en',
  }),
} as unknown as EventReader;
const assignedText = textsOf('notifications/jobs');
const hash = keyedHash(async () => Buffer.from('key'));

const told = async (settings: Partial<NotificationSettings>, event: DomainEvent = assigned) => {
  const mails: Mail[] = [];
  const world = deliveryFakes(settings, event.occurredAt);
  const mailer = { send: async (mail: Mail) => void mails.push(mail) };
  const deps = { ...world, reader, mailer, hash, siteUrl: 'https://site.test' };
  const effects = [...(await deliverEmail(deps, event)), ...(await deliverEmail(deps, event))];
  for (const { run } of effects) await run();
  return { mails: mails.length, held: world.entries };
};

it('queues a mail for the digest, the same one once', async () => {
  const { mails, held } = await told({ frequency: 'hourly' });
  expect(mails).toBe(0);
  expect(held).toEqual([
    {
      userId: 'ann',
      entryId: 'job.assigned:1',
      kind: 'news',
      category: 'applications',
      title: assignedText('assigned.title'),
      content: assignedText('assigned.content', { jobTitle: 'Ward nurse' }),
      actionUrl: `/jobs/manage/job_${ulid}`,
      dueAt: '2026-11-18T18:00:00.000Z',
      createdAt: assigned.occurredAt,
    },
  ]);
});

it('mails nothing that is turned off, and security mails always', async () => {
  expect(await told({ emailApplications: false })).toEqual({ mails: 0, held: [] });
  const closed = { frequency: 'weekly', emailApplications: false } as const;
  expect(await told(closed, changedPassword)).toEqual({ mails: 2, held: [] });
});

it('fills the bell, and queues a weekly summary once', async () => {
  const notifications: NewNotification[] = [];
  const put = async (it: NewNotification) => void notifications.push(it);
  const notifiedOn = async (settings: Partial<NotificationSettings>) => {
    const world = deliveryFakes(settings, assigned.occurredAt);
    for (const { run } of await deliverInApp({ ...world, reader, notifications: { put } }, assigned)) await run();
    return world.entries;
  };
  expect(await notifiedOn({ emailApplications: false, pushApplications: false })).toMatchObject([
    { entryId: 'weekly', kind: 'weekly', dueAt: '2026-11-23T13:00:00.000Z' },
  ]);
  expect(await notifiedOn({ emailWeeklyDigest: false })).toEqual([]);
  expect(notifications).toMatchObject([{ userId: 'ann', category: 'applications', sms: null }, { userId: 'ann' }]);
});
