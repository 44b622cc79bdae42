import { QueryCommand, UpdateCommand } from '@lambdas/platform/table/commands';
import { jobRoutes } from '@shared/hiring/api/jobs.routes';
import { notificationRoutes } from '@shared/messages/api/notifications.routes';
import { limits } from '@shared/limits';
import { messages, said } from '@shared/text/english.fixture';
import { NotificationSettings } from '@shared/messages/model/notification-settings';
import { randomInt } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { keys } from '@lambdas/store/keys';
import { mailListToken } from '@lambdas/store/messages/notifications/mail-list-token';
import { createStageHash } from '@lambdas/platform/crypto/stage-hash';
import { openTable } from '@lambdas/platform/table/table';
import type { SentText } from '../../../emulators/aws/text-outbox';
import type { ReceivedPush } from '../../../emulators/push/push-page';
import { api } from '../../support/client';
import { createJob, registerApplicant, registerTeam, type Team } from '../../support/marketplace';
import { registerProfessional, notifiedAtAnyTime, saveNotificationSettings, type Person } from '../../support/people';
import { sharedStack } from '../../support/stack';

const stack = await sharedStack();
const as = ({ token }: Person) => ({ token });
const local = async <T>(path: string, init?: RequestInit): Promise<T> =>
  (await (await fetch(`${stack.gateway}/_local/${path}`, init)).json()) as T;

const save = saveNotificationSettings;

let team: Team;
beforeAll(async () => {
  team = await registerTeam(stack);
});

const assignJob = async (): Promise<string> => {
  const job = await createJob(team.member);
  const body = { jobId: job.jobId, assigneeId: team.manager.userId };
  await api(jobRoutes.assignJob, { body }, as(team.admin));
  await stack.drain();
  return job.title;
};
const assignments = async () =>
  (await stack.mails(team.manager.email)).filter(({ text }) => text.includes('You now manage'));

describe('the settings', () => {
  it('are the defaults at first, and what was saved afterwards', async () => {
    const person = await registerProfessional();
    const changed = NotificationSettings.parse({
      frequency: 'daily',
      smsMessages: true,
      timezone: 'Europe/London',
      quietHoursStart: '23:30',
    });
    const saved = await save(person, changed);
    expect(saved.body.settings).toEqual({ ...changed });
    const read = await api(notificationRoutes.getNotificationSettings, {}, as(person));
    expect(read.body).toMatchObject({ settings: changed, phone: '+12025550143', phoneVerified: false });
    expect(Buffer.from(read.body.pushPublicKey, 'base64url')).toHaveLength(65);
  });

  it.each([
    { timezone: 'Atlantis/Capital' },
    { quietHoursStart: '24:00' },
    { frequency: 'yearly' },
    { pushEverything: true },
  ])('reject %j', async (changes) => {
    const person = await registerProfessional();
    const answer = await save(person, changes as never);
    expect(answer.status).toBe(400);
  });

  it('are not overwritten by a form that was opened before emails were stopped', async () => {
    const person = await registerProfessional();
    const { body: opened } = await save(person, { emailMessages: true });
    const { settings, version } = opened;
    const send = (body: Pick<typeof opened, 'settings' | 'version'>) =>
      api(notificationRoutes.saveNotificationSettings, { body }, as(person));
    const token = await mailListToken(createStageHash(), { userId: person.userId, lists: ['emailMessages'] });
    await api(notificationRoutes.stopMails, { params: { token } });
    const stale = await send({ settings: { ...settings, frequency: 'daily' }, version });
    expect([stale.status, stale.body]).toMatchObject([409, { code: 'STALE_VERSION' }]);

    const { body: now } = await api(notificationRoutes.getNotificationSettings, {}, as(person));
    expect(now.settings).toEqual({ ...settings, emailMessages: false });
    const again = { settings: { ...now.settings, frequency: 'daily' as const }, version: now.version };
    const both = await Promise.all([send(again), send(again)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { body: saved } = await api(notificationRoutes.getNotificationSettings, {}, as(person));
    expect(saved).toMatchObject({ settings: again.settings, version: now.version + 1 });
  });
});

describe('a queued email', () => {
  const letBeDue = async (userId: string): Promise<void> => {
    const table = openTable();
    const past = new Date(Date.now() - 60_000).toISOString();
    const entries = await table.client.send(
      new QueryCommand({
        TableName: table.name,
        KeyConditionExpression: 'pk = :pk AND begins_with(sk, :entry)',
        ExpressionAttributeValues: { ':pk': keys.digest(userId).pk, ':entry': 'ENTRY#job' },
      }),
    );
    for (const { pk, sk } of entries.Items ?? []) {
      await table.client.send(
        new UpdateCommand({
          TableName: table.name,
          Key: { pk, sk },
          UpdateExpression: 'SET dueAt = :past',
          ExpressionAttributeValues: { ':past': past },
        }),
      );
    }
    await table.client.send(
      new UpdateCommand({
        TableName: table.name,
        Key: keys.digest(userId),
        UpdateExpression: 'SET dueAt = :past, gsi1sk = :position',
        ExpressionAttributeValues: { ':past': past, ':position': `${past}#${userId}` },
      }),
    );
  };

  it('is sent once with the others when due, however often the function runs', async () => {
    await save(team.manager, { frequency: 'hourly' });
    const titles = [await assignJob(), await assignJob()];
    expect(await assignments()).toEqual([]);
    await stack.runSchedule('send-digests');
    expect(await assignments()).toEqual([]);

    await letBeDue(team.manager.userId);
    await Promise.all([stack.runSchedule('send-digests'), stack.runSchedule('send-digests')]);
    await stack.runSchedule('send-digests');
    const mails = await assignments();
    expect(mails.map(({ subject }) => subject)).toEqual(['2 updates from Wardline']);
    for (const title of titles) expect(mails[0]?.text).toContain(title);

    await save(team.manager, {});
    await assignJob();
    expect(await assignments()).toHaveLength(2);
  });

  it('is not written when turned off; the bell still shows it', async () => {
    await save(team.manager, { emailApplications: false });
    const before = (await assignments()).length;
    const title = await assignJob();
    expect(await assignments()).toHaveLength(before);
    const bell = await api(notificationRoutes.listNotifications, { query: { show: 'unread' } }, as(team.manager));
    expect(bell.body.items[0]?.content).toContain(title);
    expect(bell.body.items[0]?.category).toBe('applications');
    await save(team.manager, {});
  });
});

describe('an email about activity', () => {
  const post = (address: string, method = 'POST') =>
    fetch(address, {
      method,
      ...(method === 'POST' && {
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: 'List-Unsubscribe=One-Click',
      }),
    });
  const settingsOf = async (person: Person) =>
    (await api(notificationRoutes.getNotificationSettings, {}, as(person))).body.settings;

  it('is stopped by a mail program’s POST, also repeated, and by no read', async () => {
    const { manager } = team;
    await save(manager, { smsMessages: true });
    const title = await assignJob();
    const mail = (await assignments()).find(({ text }) => text.includes(title));
    expect(mail?.headers?.['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
    const address = /^<(.*)>$/.exec(mail?.headers?.['list-unsubscribe'] ?? '')?.[1] ?? '';
    expect((await post(address, 'GET')).ok).toBe(false);
    expect((await post(`${address}x`)).status).toBe(400);
    expect((await settingsOf(manager)).emailApplications).toBe(true);
    for (let n = 0; n < 2; n += 1) {
      expect(await (await post(address)).json()).toEqual({ lists: ['emailApplications'], ...said('mailsStopped') });
    }
    expect(await settingsOf(manager)).toEqual({ ...notifiedAtAnyTime, smsMessages: true, emailApplications: false });
    await save(manager, {});
  });

  it('is stopped for people who never saved settings, and nothing else is', async () => {
    const person = await registerProfessional();
    const token = await mailListToken(createStageHash(), { userId: person.userId, lists: ['emailMessages'] });
    expect((await api(notificationRoutes.stopMails, { params: { token } })).status).toBe(200);
    expect(await settingsOf(person)).toEqual({
      ...(await settingsOf(await registerProfessional())),
      emailMessages: false,
    });
  });
});

describe('a push', () => {
  type Subscription = { endpoint: string; keys: { p256dh: string; auth: string } };
  const subscribe = async (person: Person): Promise<Subscription> => {
    const subscription = await local<Subscription>('push/subscriptions', { method: 'POST' });
    const saved = await api(notificationRoutes.savePushSubscription, { body: subscription }, as(person));
    expect(saved.body).toEqual({ subscribed: true });
    return subscription;
  };
  const received = async ({ endpoint }: Subscription) =>
    (await local<ReceivedPush[]>('push.json')).filter(({ subscriptionId }) => endpoint.endsWith(subscriptionId));

  it('reaches each browser of the person, encrypted, with the bell’s content', async () => {
    const [phone, laptop] = [await subscribe(team.manager), await subscribe(team.manager)];
    const title = await assignJob();
    for (const browser of [phone, laptop]) {
      const pushes = await received(browser);
      expect(pushes).toHaveLength(1);
      expect(pushes[0]?.message).toMatchObject({
        title: "You've been assigned a job",
        body: `You now manage “${title}” and its applications.`,
      });
    }

    await api(notificationRoutes.removePushSubscription, { body: { endpoint: phone.endpoint } }, as(team.manager));
    await fetch(laptop.endpoint, { method: 'DELETE' });
    await assignJob();
    expect(await received(phone)).toHaveLength(1);
    expect(await stack.deadLetters()).toEqual([]);
  });

  it('goes to the person who uses the browser now', async () => {
    const browser = await subscribe(team.manager);
    const other = await registerProfessional();
    const body = { ...browser };
    await api(notificationRoutes.savePushSubscription, { body }, as(other));
    await api(notificationRoutes.removePushSubscription, { body: { endpoint: body.endpoint } }, as(team.manager));
    await assignJob();
    expect(await received(browser)).toEqual([]);
  });

  it.each([
    'https://169.254.169.254/latest/meta-data',
    'https://elsewhere.example/push',
    'http://localhost:1/admin',
    'http://fcm.googleapis.com/fcm/send/abc',
  ])('is never sent to %s', async (endpoint) => {
    const { keys: browserKeys } = await local<Subscription>('push/subscriptions', { method: 'POST' });
    const body = { endpoint, keys: browserKeys };
    const answer = await api(notificationRoutes.savePushSubscription, { body }, as(team.manager));
    expect([answer.status, Object.keys((answer.body as { fields?: object }).fields ?? {})]).toEqual([
      400,
      ['endpoint'],
    ]);
  });

  it('needs keys that are valid for encryption', async () => {
    const { endpoint } = await local<Subscription>('push/subscriptions', { method: 'POST' });
    const body = { endpoint, keys: { p256dh: 'AAAA', auth: 'AAAA' } };
    expect((await api(notificationRoutes.savePushSubscription, { body }, as(team.manager))).status).toBe(400);
  });
});

describe('a phone number', () => {
  const newNumber = () => `+1 202 555 ${String(randomInt(10_000)).padStart(4, '0')}`;
  const ask = (person: Person, phone: string) => api(notificationRoutes.sendPhoneCode, { body: { phone } }, as(person));
  const show = (person: Person, code: string) => api(notificationRoutes.verifyPhone, { body: { code } }, as(person));
  const codeTo = async (phone: string): Promise<string> => {
    const texts = await local<SentText[]>(`texts.json?to=${encodeURIComponent(phone.replaceAll(' ', ''))}`);
    return /^\d{6}/.exec(texts[0]?.text ?? '')?.[0] ?? '';
  };

  it('is verified with the code sent to it, and with no other', async () => {
    const [person, phone] = [await registerApplicant(), newNumber()];
    expect((await ask(person, phone)).body).toEqual(said('phoneCodeSent'));
    const again = await ask(person, phone);
    expect([again.status, JSON.parse(JSON.stringify(again.body)).code]).toEqual([429, 'COOLDOWN']);
    const code = await codeTo(phone);
    const wrong = code === '111111' ? '222222' : '111111';
    expect((await show(person, wrong)).status).toBe(400);
    const shown = await Promise.all([show(person, code), show(person, code)]);
    expect(shown.map(({ status }) => status).sort()).toEqual([200, 400]);
    const settings = await api(notificationRoutes.getNotificationSettings, {}, as(person));
    expect(settings.body).toMatchObject({ phone: phone.replaceAll(' ', ''), phoneVerified: true });

    // A changed number must be verified again.
    await openTable().client.send(
      new UpdateCommand({
        TableName: openTable().name,
        Key: keys.account(person.userId),
        UpdateExpression: 'SET phone = :phone',
        ExpressionAttributeValues: { ':phone': '+1 202 555 9999' },
      }),
    );
    const after = await api(notificationRoutes.getNotificationSettings, {}, as(person));
    expect(after.body).toMatchObject({ phone: '+1 202 555 9999', phoneVerified: false });
  });

  it('allows a limited number of guesses', async () => {
    const [person, phone] = [await registerProfessional(), newNumber()];
    await ask(person, phone);
    const code = await codeTo(phone);
    const wrong = code === '111111' ? '222222' : '111111';
    for (let guess = 0; guess < limits.otpAttempts; guess += 1) await show(person, wrong);
    const spent = await show(person, code);
    expect([spent.status, JSON.stringify(spent.body)]).toEqual([429, expect.stringContaining(messages.codeSpent)]);
  });

  it('has to be one that can be dialled', async () => {
    const person = await registerProfessional();
    const answer = await ask(person, '555-0100');
    expect([answer.status, JSON.stringify(answer.body)]).toEqual([400, expect.stringContaining(messages.phoneInvalid)]);
  });
});
