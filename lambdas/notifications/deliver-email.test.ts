import { newAccount } from '../store/money/billing/billing-account';
import type { DomainEvent, EventOf, EventType } from '@shared/core/model/event';
import type { ApplicationStatus } from '@shared/core/model/enumerations';
import type { Language } from '@shared/text/language';
import type { JobCard } from '@shared/hiring/model/job';
import { describe, expect, it } from 'vitest';
import { parseAlertToken } from '../store/hiring/job-alerts/alert-token';
import { keyedHash } from '../platform/crypto/keyed-hash';
import { parseMailListToken } from '../store/messages/notifications/mail-list-token';
import { parseInvitationToken } from '../store/organizations/organizations/invitation-token';
import type { Mail } from '../platform/mail/send-email';
import { readIn, type Read } from '../platform/text/read-text';
import { deliverEmail } from './deliver-email';
import { deliverInApp } from './deliver-in-app';
import { notificationId } from './notification-id';
import { deliveryFakes } from './delivery.fake';
import type { EventReader } from '../events/ports';
import type { NewNotification } from '../store/messages/notifications/ports';

const ulid = '0'.repeat(26);
const ids = { jobId: `job_${ulid}`, applicationId: `app_${ulid}`, organizationId: `org_${ulid}` };
const hash = keyedHash(() => Promise.resolve(Buffer.from('key')));

const card = { jobId: ids.jobId, title: 'Ward nurse', organization: 'Harbor', status: 'active' } as JobCard;

const reader = (overrides: Partial<EventReader> = {}): EventReader => ({
  application: async () => ({
    jobTitle: 'Ward nurse',
    organization: 'Harbor',
    candidateName: 'Nora Nurse',
    answer: null,
  }),
  applicationStep: async () => ({ reason: 'Filled.', by: 'member', because: null, closing: null }),
  job: async () => ({ title: 'Ward nurse', team: ['poster', 'assignee'] }),
  account: async (userId) => ({
    email: `${userId}@example.test`,
    firstName: userId,
    lastName: 'Test',
    userType: 'doctor',
    language: 'en',
  }),
  webhook: async () => null,
  booking: async () => null,
  invite: async () => null,
  shift: async () => null,
  unitSupervisors: async () => [],
  upcomingShift: async () => null,
  awaitingApproval: async () => null,
  stoppedAt: async () => null,
  invitation: async () => ({
    email: 'new@example.test',
    organizationId: ids.organizationId,
    role: 'member',
    invitedBy: 'poster',
  }),
  jobInvitation: async () => null,
  reference: async () => null,
  referralInvitation: async () => null,
  organizationName: async () => 'Harbor',
  interview: async () => null,
  message: async () => null,
  offer: async () => null,
  placement: async () => null,
  openDocuments: async () => null,
  timesheet: async () => null,
  isManager: async () => false,
  managers: async () => [],
  openApplications: async () => [],
  exclusionHold: async () => 'none',
  moderationCase: async () => null,
  shiftCase: async () => null,
  ticket: async () => null,
  ticketPost: async () => null,
  organizationStanding: async () => null,
  organizationClosing: async () => null,
  unsettledWeeks: async () => ({ count: 0, more: false }),
  billing: async (ownerId) => newAccount(ownerId),
  credential: async () => ({
    label: 'License',
    status: 'needs_info',
    expiryDate: '2027-03-01',
    cause: null,
    note: 'A copy.',
  }),
  admins: async () => ['admin', 'pro'],
  delivery: async () => ({ name: 'ICU', search: { q: 'icu' }, professionals: [], jobs: [card], more: false }),
  ...overrides,
});

const event = <T extends EventType>(type: T, data: EventOf<T>['data']): DomainEvent =>
  ({ id: `${type}:1`, type, occurredAt: '2026-11-21T08:00:00.000Z', data }) as DomainEvent;
const moved = (from: ApplicationStatus, to: ApplicationStatus) =>
  event('application.status_changed', { ...ids, professionalId: 'pro', from, to });
const announced = (from: ApplicationStatus, to: ApplicationStatus) =>
  event('application.status_announced', { ...ids, professionalId: 'pro', from, to });
const submitted = event('application.submitted', { ...ids, professionalId: 'pro' });

const mailsFor = async (of: DomainEvent, from = reader()): Promise<Mail[]> => {
  const sent: Mail[] = [];
  const mailer = { send: async (mail: Mail) => void sent.push(mail) };
  const effects = await deliverEmail(
    { ...deliveryFakes(), reader: from, mailer, hash, siteUrl: 'https://site.test' },
    of,
  );
  for (const { run } of effects) await run();
  return sent;
};
const notificationsFor = async (of: DomainEvent, from = reader()): Promise<Read<NewNotification>[]> => {
  const stored: NewNotification[] = [];
  const notifications = { put: async (notification: NewNotification) => void stored.push(notification) };
  for (const { run } of await deliverInApp({ ...deliveryFakes(), reader: from, notifications }, of)) await run();
  return readIn('en', stored);
};
const recipients = async (of: DomainEvent, from = reader()) => ({
  mails: (await mailsFor(of, from)).map(({ to }) => to.split('@')[0]),
  notifications: (await notificationsFor(of, from)).map(({ userId }) => userId),
});
const both = (...people: string[]) => ({ mails: people, notifications: people });

describe('the recipients of emails', () => {
  it('about an application: the poster and the assignee, each once; the applicant by mail', async () => {
    const team = ['poster', 'assignee'];
    expect(await recipients(submitted)).toEqual({ mails: [...team, 'pro'], notifications: team });
    const alone = reader({ job: async () => ({ title: '', team: ['poster'] }) });
    expect(await recipients(submitted, alone)).toEqual({ mails: ['poster', 'pro'], notifications: ['poster'] });
  });

  it('about a step: the professional once it is announced, when it looks different to them', async () => {
    expect(await recipients(announced('new', 'shortlisted'))).toEqual(both('pro'));
    expect(await recipients(announced('under_review', 'shortlisted'))).toEqual(both());
    expect(await recipients(announced('shortlisted', 'interview_scheduled'))).toEqual(both('pro'));
    expect(await recipients(moved('new', 'rejected'))).toEqual(both());
  });

  it('about a withdrawal: the team only', async () => {
    expect(await recipients(moved('offered', 'withdrawn'))).toEqual(both('poster', 'assignee'));
    expect(await recipients(announced('offered', 'withdrawn'))).toEqual(both());
  });

  it('about an assignment: the assignee', async () => {
    const assigned = event('job.assigned', { ...ids, assigneeId: 'assignee' });
    expect(await recipients(assigned)).toEqual(both('assignee'));
  });

  it('about a passed deadline: the poster and the assignee', async () => {
    const expired = event('job.expired', { jobId: ids.jobId, organizationId: ids.organizationId });
    expect(await recipients(expired)).toEqual({ mails: [], notifications: ['poster', 'assignee'] });
    const [notification] = await notificationsFor(expired);
    expect(notification?.content).toBe('“Ward nurse” closed because its application deadline passed.');
  });

  it('about a new member: the administrators, not the member', async () => {
    const joined = event('member.joined', { userId: 'pro', organizationId: ids.organizationId });
    expect(await recipients(joined)).toEqual({ mails: [], notifications: ['admin'] });
  });

  it('about the end of a membership: the person, as long as the organisation exists', async () => {
    const removed = event('member.removed', { userId: 'pro', organizationId: ids.organizationId });
    expect(await recipients(removed)).toEqual({ mails: ['pro'], notifications: [] });
    expect(await recipients(removed, reader({ organizationName: async () => '' }))).toEqual(both());
  });

  it('are none when the subject is gone', async () => {
    const gone = reader({ application: async () => null, job: async () => null, account: async () => null });
    expect(await recipients(submitted, gone)).toEqual(both());
    expect(await recipients(announced('new', 'rejected'), gone)).toEqual(both());
  });
});

it('never notifies the professional when they are shortlisted', async () => {
  const [mail] = await mailsFor(announced('new', 'shortlisted'));
  const [notification] = await notificationsFor(announced('new', 'shortlisted'));
  expect([mail?.subject, notification?.title]).toEqual(['Under Review: Ward nurse', 'Under Review']);
});

it('notifies the professional of a rejection with its reason, and of a reopened application', async () => {
  const because = (reason: string) =>
    reader({ applicationStep: async () => ({ reason, by: 'poster', because: null, closing: null }) });
  const [rejected] = await mailsFor(announced('new', 'rejected'), because('Someone else fits.'));
  expect(rejected?.text).toContain('Someone else fits.');
  const [back] = await mailsFor(announced('interview_scheduled', 'shortlisted'), because('Wrong candidate.'));
  expect(back?.text).not.toContain('Wrong candidate.');
  const [reopened] = await notificationsFor(announced('rejected', 'under_review'));
  expect(reopened?.title).toBe('Application reopened');
  const [mail] = await mailsFor(announced('rejected', 'under_review'));
  expect(mail?.subject).toBe('Application reopened: Ward nurse');
});

it('invites with a token that only this stage can make', async () => {
  const invited = event('invitation.created', { invitationId: `inv_${ulid}`, organizationId: ids.organizationId });
  const [mail] = await mailsFor(invited);
  expect(mail?.to).toBe('new@example.test');
  const token = /invitations\/(\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
  expect(await parseInvitationToken(hash, decodeURIComponent(token))).toBe(`inv_${ulid}`);
});

it('writes in the language of the account, and invites in the inviter’s', async () => {
  const languages: Record<string, Language> = { poster: 'es', owner: 'fr' };
  const from = reader({
    account: async (userId) => ({
      email: `${userId}@example.test`,
      firstName: userId,
      lastName: 'Test',
      userType: 'employer',
      language: languages[userId] ?? 'en',
    }),
  });
  const invited = event('invitation.created', { invitationId: `inv_${ulid}`, organizationId: ids.organizationId });
  const mails = [
    ...(await mailsFor(event('account.verified', { userId: 'owner' }), from)),
    ...(await mailsFor(invited, from)),
  ];
  expect(mails.map(({ to, html }) => [to, /<html lang="(..)"/.exec(html)?.[1]])).toEqual([
    ['owner@example.test', 'fr'],
    ['new@example.test', 'es'],
  ]);
});

it('sends a repeated invitation with the same link', async () => {
  const data = { invitationId: `inv_${ulid}`, organizationId: ids.organizationId };
  const [first] = await mailsFor(event('invitation.created', data));
  const [again] = await mailsFor(event('invitation.resent', data));
  expect(again).toEqual(first);
});

describe('an email of a category', () => {
  const professionalId = '0b6f2f0e-2f7d-4a53-9d0f-3c3a5f1b7a10';
  const token = (mail: Mail | undefined) =>
    decodeURIComponent(/notifications\/stop\/(\S+)/.exec(mail?.text ?? '')?.[1] ?? '');

  it('explains how to unsubscribe, in the message and for mail programs, when that is possible', async () => {
    const [mail] = await mailsFor({
      ...announced('new', 'rejected'),
      ...{ data: { ...ids, professionalId, from: 'new', to: 'rejected' } },
    } as DomainEvent);
    expect(await parseMailListToken(hash, token(mail))).toEqual({
      userId: professionalId,
      lists: ['emailApplications'],
    });
    expect(mail?.kind).toEqual({ unsubscribe: `https://site.test/api/notifications/stop/${token(mail)}` });
    for (const part of [mail?.text, mail?.html]) expect(part).toContain('https://site.test/settings/notifications');
  });

  it('has no unsubscribe link when it is transactional', async () => {
    const [mail] = await mailsFor(event('account.password_changed', { userId: 'ann' }));
    expect([mail?.kind, token(mail)]).toEqual(['transactional', '']);
  });
});

describe('a job alert', () => {
  const data = { deliveryId: `dlv_${ulid}`, jobAlertId: `alr_${ulid}`, userId: '0b6f2f0e-2f7d-4a53-9d0f-3c3a5f1b7a10' };
  const matched = event('job_alert.matched', data);

  it('mails its matches, and how mail programs and people stop it', async () => {
    const [mail] = await mailsFor(matched);
    expect(mail?.to).toBe(`${data.userId}@example.test`);
    expect(mail?.subject).toBe('1 new job: ICU');
    const token = /unsubscribe\/(\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
    expect(await parseAlertToken(hash, decodeURIComponent(token))).toEqual({
      userId: data.userId,
      jobAlertId: data.jobAlertId,
    });
    expect(mail?.kind).toEqual({ unsubscribe: `https://site.test/api/job-alerts/unsubscribe/${token}` });
    expect(mail?.text).toContain('https://site.test/settings/notifications');
    expect(mail?.text).not.toContain('/notifications/stop/');
  });

  it('mails nothing when it is paused, no match is left, or the account is gone', async () => {
    expect(await mailsFor(matched, reader({ delivery: async () => null }))).toEqual([]);
    const empty = { name: '', search: {}, professionals: [], jobs: [], more: false };
    expect(await mailsFor(matched, reader({ delivery: async () => empty }))).toEqual([]);
    expect(await mailsFor(matched, reader({ account: async () => null }))).toEqual([]);
  });
});

it('emails the account’s owner about confirmation, password and two-factor', async () => {
  const userId = 'owner';
  const subjects = async (of: DomainEvent) => (await mailsFor(of)).map(({ to, subject }) => `${to} ${subject}`);
  expect(await subjects(event('account.verified', { userId }))).toEqual(['owner@example.test Welcome to Wardline']);
  expect(await subjects(event('account.password_changed', { userId }))).toHaveLength(1);
  expect(await subjects(event('account.two_factor_changed', { userId, enabled: true }))).toHaveLength(1);
});

it('gives a notification the same ID at every delivery, and another per recipient', () => {
  const at = { id: 'e', occurredAt: '2026-11-21T08:00:00.000Z' };
  expect(notificationId(at, 'ann')).toBe(notificationId(at, 'ann'));
  expect(notificationId(at, 'ann')).not.toBe(notificationId(at, 'bob'));
  expect(notificationId(at, 'ann')).toMatch(/^ntf_[0-9A-HJKMNP-TV-Z]{26}$/);
  const later = { ...at, occurredAt: '2026-11-21T08:00:00.001Z' };
  expect(notificationId(at, 'ann') < notificationId(later, 'ann')).toBe(true);
});
