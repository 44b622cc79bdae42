import { limits } from '@shared/limits';
import type { KeptNotification } from '../store/messages/notifications/notification-item';
import { NotificationSettings } from '@shared/messages/model/notification-settings';
import type { Language } from '@shared/text/language';
import { expect, it } from 'vitest';
import type { DigestEntry } from '../store/messages/notifications/digests';
import type { Mail } from '../platform/mail/send-email';
import { keyedHash } from '../platform/crypto/keyed-hash';
import { textsOf } from '../platform/text/deferred-text';
import { parseMailListToken } from '../store/messages/notifications/mail-list-token';
import { accountsOf } from './delivery.fake';
import { sendDueDigests, type DigestDeps } from './send-due-digests';

const hash = keyedHash(async () => Buffer.from('key'));
/** ID of a user in the tests' world. */
const ann = '0b6f2f0e-2f7d-4a53-9d0f-3c3a5f1b7a10';
const now = '2026-11-23T13:00:00.000Z';
const entry = (index: number, changes: Partial<DigestEntry> = {}): DigestEntry => ({
  entryId: `e${index}`,
  kind: 'news',
  category: 'applications',
  title: `News ${index}`,
  content: 'Something happened.',
  actionUrl: '/jobs',
  dueAt: now,
  createdAt: `2026-11-20T08:00:00.${String(index).padStart(3, '0')}Z`,
  ...changes,
});
const weekly = entry(0, { entryId: 'weekly', kind: 'weekly', category: 'account', title: '', content: '' });
const unread = (id: string, createdAt = '2026-11-22T08:00:00.000Z'): KeptNotification => ({
  id,
  type: 'system',
  category: 'account',
  title: `Unread ${id}`,
  content: '-',
  isRead: false,
  createdAt,
  actionUrl: '/jobs',
});

type Changes = {
  settings?: Partial<NotificationSettings>;
  bell?: KeptNotification[];
  fails?: boolean;
  language?: Language;
};
const world = (entries: DigestEntry[], { settings = {}, bell = [], fails = false, language = 'en' }: Changes = {}) => {
  let left = entries;
  let leased = false;
  const mails: Mail[] = [];
  const deps: DigestDeps = {
    digests: {
      page: async () => ({ due: left.length > 0 ? [{ userId: ann, dueAt: now }] : [], next: null }),
      take: async () => {
        if (leased) return null;
        leased = true;
        return left;
      },
      removeSent: async (_userId, sent) => {
        left = left.filter((it) => !sent.includes(it));
        leased = false;
      },
      release: async () => void (leased = false),
    },
    settings: { get: async () => NotificationSettings.parse(settings) },
    notifications: { list: async () => ({ items: bell, nextCursor: null }) },
    accounts: accountsOf({ language }),
    mailer: {
      send: async (mail) => {
        if (fails) throw new Error('down');
        mails.push(mail);
      },
    },
    hash,
    siteUrl: 'https://site.test',
    clock: { now: () => new Date(now) },
  };
  return { run: () => sendDueDigests(deps, () => true), mails, left: () => left.length };
};

it('sends one mail of due entries, newest first, and never again', async () => {
  const it = world([entry(1), entry(2), entry(3)]);
  expect(await it.run()).toEqual({ sent: 1, quiet: 0, taken: 0, failed: 0 });
  expect(await it.run()).toEqual({ sent: 0, quiet: 0, taken: 0, failed: 0 });
  expect(it.mails).toHaveLength(1);
  expect(it.mails[0]).toMatchObject({ to: 'ann@example.test', subject: '3 updates from Wardline' });
  expect(it.mails[0]?.text.indexOf('News 3')).toBeLessThan(it.mails[0]?.text.indexOf('News 1') ?? 0);
  expect(it.mails[0]?.text).toContain('https://site.test/settings/notifications');
});

it('sends one mail for two runs at once', async () => {
  const it = world([entry(1)]);
  const results = await Promise.all([it.run(), it.run()]);
  expect(it.mails.map(({ subject }) => subject)).toEqual(['News 1']);
  expect(results.map(({ sent }) => sent).sort()).toEqual([0, 1]);
});

it('lists up to the limit and counts the rest', async () => {
  const it = world(Array.from({ length: limits.digestEntries + 7 }, (_, index) => entry(index)));
  await it.run();
  expect(it.mails[0]?.subject).toBe(`${limits.digestEntries + 7} updates from Wardline`);
  expect(it.mails[0]?.text).toContain('+7 more on the site.');
});

it('omits categories that were turned off in the meantime', async () => {
  const it = world([entry(1)], { settings: { emailApplications: false } });
  expect(await it.run()).toMatchObject({ quiet: 1 });
  expect([it.mails, it.left()]).toEqual([[], 0]);
});

it('stays due when it could not be sent', async () => {
  const it = world([entry(1)], { fails: true });
  expect(await it.run()).toMatchObject({ failed: 1 });
  expect(it.left()).toBe(1);
});

it('summarizes a week that left unread notifications, together with due entries', async () => {
  const both = world([weekly, entry(1)], {
    bell: [unread('a'), unread('b'), unread('old', '2026-11-01T08:00:00.000Z')],
  });
  await both.run();
  expect(both.mails[0]?.subject).toBe('Your week on Wardline: 2 unread notifications');
  expect(both.mails[0]?.text).toContain('Unread b');
  expect(both.mails[0]?.text).toContain('News 1');
  expect(both.mails[0]?.text).not.toContain('Unread old');
});

it('sends no summary for a week without news, or when the person turned it off', async () => {
  expect(await world([weekly]).run()).toMatchObject({ quiet: 1 });
  const off = world([weekly], { bell: [unread('a')], settings: { emailWeeklyDigest: false } });
  expect(await off.run()).toMatchObject({ quiet: 1 });
});

it('uses the language of the person', async () => {
  const title = textsOf('notifications/messages')('title');
  const it = world([entry(1, { title }), entry(2, { title })], { language: 'es' });
  await it.run();
  expect(it.mails[0]).toMatchObject({ subject: '2 novedades de Wardline' });
  expect(it.mails[0]?.text).toContain('Mensaje nuevo');
  expect(it.mails[0]?.html).toContain('<html lang="es" dir="ltr"');
});

it('lists nothing twice in one mail', async () => {
  const bell = [{ ...unread('a'), title: 'News 1' }];
  const it = world([weekly, entry(1)], { bell });
  await it.run();
  expect(it.mails[0]?.subject).toBe('News 1');
});

const stoppedBy = async (mail: Mail | undefined) => {
  const { unsubscribe = '' } = typeof mail?.kind === 'object' ? mail.kind : {};
  const token = decodeURIComponent(
    /^https:\/\/site\.test\/api\/notifications\/stop\/(.+)$/.exec(unsubscribe)?.[1] ?? '',
  );
  expect(mail?.text).toContain(`https://site.test/notifications/stop/${token}`);
  return parseMailListToken(hash, token);
};

it('can be stopped in one click: a digest for its categories, a summary for summaries', async () => {
  const it = world([entry(1), entry(2, { category: 'messages' }), entry(3)]);
  await it.run();
  expect(await stoppedBy(it.mails[0])).toEqual({ userId: ann, lists: ['emailMessages', 'emailApplications'] });
  const week = world([weekly, entry(1)], { bell: [unread('a')] });
  await week.run();
  expect(await stoppedBy(week.mails[0])).toEqual({ userId: ann, lists: ['emailWeeklyDigest'] });
});
