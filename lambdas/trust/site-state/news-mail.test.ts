import { AppError } from '@shared/errors';
import { limits } from '@shared/limits';
import { newestNews } from '@shared/news';
import { describe, expect, it } from 'vitest';
import type { NewsMailRun } from '../../store/trust/site-state/news-mails';
import { getNextNewsMail, sendNewsMail } from './news-mail';
import type { NewsMailDeps } from './ports';

const dayMs = 24 * 3600 * 1000;
const now = new Date('2026-12-15T10:00:00.000Z');
const daysAgo = (days: number): string => new Date(now.getTime() - days * dayMs).toISOString();
const earlier = (days: number, changes: Partial<NewsMailRun> = {}): NewsMailRun => ({
  number: newestNews.number - 1,
  reason: 'Monthly',
  requestedAt: daysAgo(days),
  finishedAt: daysAgo(days),
  sent: 40,
  version: 3,
  after: null,
  ...changes,
});

const world = (last: NewsMailRun | null = null, readers = ['ann', 'bob']) => {
  let stored = last;
  const deps: NewsMailDeps = {
    mails: {
      last: async () => stored,
      async begin(mail, before) {
        if ((stored?.version ?? 0) !== before) throw new AppError('STALE_VERSION');
        stored = { ...mail, after: null };
      },
      advance: async () => undefined,
    },
    readers: {
      count: async () => ({ count: readers.length, more: false }),
      page: async () => ({ userIds: readers, next: null }),
    },
    clock: { now: () => now },
  };
  return { deps, stored: () => stored };
};
const form = (changes = {}) => ({ number: newestNews.number, reason: 'Monthly', version: 0, ...changes });

describe('product news by email', () => {
  it('starts once, with the reason', async () => {
    const { deps, stored } = world();
    const mail = await sendNewsMail(deps, form());
    expect(mail).toMatchObject({ number: newestNews.number, reason: 'Monthly', finishedAt: null, sent: 0, version: 1 });
    expect(stored()).toMatchObject(mail);
    await expect(sendNewsMail(deps, form())).rejects.toMatchObject({ code: 'STALE_VERSION' });
    await expect(sendNewsMail(deps, form({ version: 1 }))).rejects.toMatchObject({
      code: 'ILLEGAL_TRANSITION',
      reason: 'newsMailSent',
    });
  });

  it('starts once when two owners send it at the same time', async () => {
    const { deps, stored } = world(earlier(40));
    const results = await Promise.allSettled([1, 2].map(() => sendNewsMail(deps, form({ version: 3 }))));
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(stored()?.version).toBe(4);
  });

  it('waits for a month after the last one, and says how long', async () => {
    const { deps } = world(earlier(limits.newsMailEveryDays - 2));
    await expect(sendNewsMail(deps, form({ version: 3 }))).rejects.toMatchObject({
      code: 'TOO_EARLY',
      reason: 'newsMailTooEarly {"days":2}',
      extras: { retryAfterSeconds: 2 * 24 * 3600 },
    });
    expect(await getNextNewsMail(deps, 'en')).toMatchObject({
      nextAt: new Date(now.getTime() + 2 * dayMs).toISOString(),
      isSent: false,
      last: { sent: 40, version: 3 },
    });
    const due = world(earlier(limits.newsMailEveryDays));
    expect((await getNextNewsMail(due.deps, 'en')).nextAt).toBeNull();
    expect(await sendNewsMail(due.deps, form({ version: 3 }))).toMatchObject({ version: 4 });
  });

  it('is rejected unless it is the one shown, and someone wants it', async () => {
    const other = sendNewsMail(world().deps, form({ number: newestNews.number - 1 }));
    await expect(other).rejects.toMatchObject({ code: 'STALE_VERSION' });
    const unwanted = sendNewsMail(world(null, []).deps, form());
    await expect(unwanted).rejects.toMatchObject({ code: 'ILLEGAL_TRANSITION', reason: 'newsMailUnwanted' });
  });

  it('is previewed in the reader’s language, with the number of recipients', async () => {
    const { deps } = world();
    const [english, french] = [await getNextNewsMail(deps, 'en'), await getNextNewsMail(deps, 'fr')];
    expect(english).toMatchObject({ readers: { count: 2, more: false }, last: null, nextAt: null, isSent: false });
    expect(english.subject).toMatch(/\S/);
    expect(english.text).not.toBe(french.text);
  });
});
