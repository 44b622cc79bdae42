import { limits } from '@shared/limits';
import { NotificationSettings } from '@shared/messages/model/notification-settings';
import { newestNews } from '@shared/news';
import { expect, it } from 'vitest';
import { keyedHash } from '../../platform/crypto/keyed-hash';
import type { Mail } from '../../platform/mail/send-email';
import { parseMailListToken } from '../../store/messages/notifications/mail-list-token';
import type { NewsMailRun } from '../../store/trust/site-state/news-mails';
import { accountsOf } from '../delivery.fake';
import { sendProductNews, type NewsDeps } from './send-product-news';

const hash = keyedHash(async () => Buffer.from('key'));
const requestedAt = '2026-12-15T10:00:00.000Z';
const idOf = (index: number): string => `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`;

type World = { readers?: number; perPage?: number; fails?: (to: string) => boolean; now?: string };

const world = ({ readers = 5, perPage = 2, fails = () => false, now = requestedAt }: World = {}) => {
  const wanting = new Set(Array.from({ length: readers }, (_, index) => idOf(index)));
  const claimed = new Set<string>();
  const mails: Mail[] = [];
  const state: { mail: NewsMailRun | null } = {
    mail: { number: newestNews.number, reason: '-', requestedAt, finishedAt: null, sent: 0, version: 1, after: null },
  };
  const deps: NewsDeps = {
    newsMails: {
      last: async () => state.mail && { ...state.mail },
      async advance({ version }, { sent, ...done }) {
        if (state.mail?.version === version) state.mail = { ...state.mail, ...done, sent: state.mail.sent + sent };
      },
    },
    readers: {
      async page(after) {
        const userIds = [...wanting].filter((it) => after === null || it > after).slice(0, perPage);
        return { userIds, next: userIds.length < perPage ? null : userIds.at(-1)! };
      },
    },
    settings: { get: async (userId) => NotificationSettings.parse({ emailMarketing: wanting.has(userId) }) },
    accounts: { get: async (userId) => accountsOf({ email: `${userId}@example.test` }).get(userId) },
    mailer: {
      async send(mail) {
        if (fails(mail.to)) throw new Error('down');
        mails.push(mail);
      },
    },
    processed: {
      async once(_consumer, id, work) {
        if (claimed.has(id)) return;
        claimed.add(id);
        await work();
      },
    },
    hash,
    siteUrl: 'https://site.test',
    clock: { now: () => new Date(now) },
  };
  return { deps, mails, state, wanting, run: (hasTime = () => true) => sendProductNews(deps, hasTime) };
};
const people = (mails: readonly Mail[]) => mails.map(({ to }) => to.split('@')[0]).sort();

it('sends news to everyone who opted in, once, with an unsubscribe link', async () => {
  const { run, mails, state } = world();
  expect(await run()).toEqual({ sent: 5, quiet: 0, failed: 0 });
  expect(await run()).toEqual({ sent: 0, quiet: 0, failed: 0 });
  expect(people(mails)).toEqual([0, 1, 2, 3, 4].map(idOf));
  expect(state.mail).toMatchObject({ sent: 5, finishedAt: requestedAt, after: null });
  const { kind, text = '' } = mails[0] ?? {};
  const token = decodeURIComponent(/notifications\/stop\/(\S+)/.exec(text)?.[1] ?? '');
  expect(kind).toEqual({ unsubscribe: `https://site.test/api/notifications/stop/${token}` });
  expect(await parseMailListToken(hash, token)).toEqual({ userId: idOf(0), lists: ['emailMarketing'] });
  expect(text).toContain('https://site.test/help/whats-new');
});

it('continues where a run ran out of time', async () => {
  const { run, mails, state } = world();
  await run(() => false);
  expect([mails.length, state.mail?.finishedAt]).toEqual([2, null]);
  await run();
  expect(people(mails)).toEqual([0, 1, 2, 3, 4].map(idOf));
});

it('mails each person once when two runs overlap or one starts over', async () => {
  const { run, mails, state } = world();
  await Promise.all([run(), run()]);
  state.mail = { ...state.mail!, after: null, finishedAt: null };
  await run();
  expect(people(mails)).toEqual([0, 1, 2, 3, 4].map(idOf));
});

it('skips people who opted out after the list was read', async () => {
  const { deps, wanting, mails } = world({ perPage: 10 });
  const { page } = deps.readers;
  const readers = {
    async page(after: string | null) {
      const read = await page(after);
      wanting.delete(idOf(3));
      return read;
    },
  };
  expect(await sendProductNews({ ...deps, readers }, () => true)).toEqual({ sent: 4, quiet: 1, failed: 0 });
  expect(people(mails)).not.toContain(idOf(3));
});

it('skips a recipient who cannot be reached, and stops when none can', async () => {
  const one = world({ fails: (to) => to.startsWith(idOf(1)) });
  expect(await one.run()).toEqual({ sent: 4, quiet: 0, failed: 1 });
  const all = world({ fails: () => true });
  expect(await all.run()).toEqual({ sent: 0, quiet: 0, failed: 2 });
  expect(all.state.mail?.finishedAt).toBeNull();
});

it('stops after some days, even if people are left', async () => {
  const now = new Date(Date.parse(requestedAt) + limits.newsMailRunDays * 24 * 3_600_000).toISOString();
  const { run, state, mails } = world({ now });
  await run();
  expect([mails, state.mail?.finishedAt]).toEqual([[], now]);
});

it('does nothing without a request', async () => {
  const { run, state, mails } = world();
  state.mail = null;
  expect(await run()).toEqual({ sent: 0, quiet: 0, failed: 0 });
  expect(mails).toEqual([]);
});
