import { isWanted } from '@shared/messages/rules/notification-delivery';
import { limits } from '@shared/limits';
import { mailListOf, mailLists, type MailList } from '@shared/messages/model/mail-lists';
import type { NotificationSettings } from '@shared/messages/model/notification-settings';
import type { Language } from '@shared/text/language';
import { duePages } from '../platform/due-pages';
import { addSeconds, type Clock } from '../platform/clock';
import type { DigestEntry, Digests } from '../store/messages/notifications/digests';
import { log } from '../platform/logger';
import { listed } from './listed-email';
import { renderEmail } from './render-email';
import type { EmailContext } from './text';
import { digest, weeklySummary } from './texts/messages/digest';
import type { Mail, Mailer } from '../platform/mail/send-email';
import { readIn, type Read } from '../platform/text/read-text';
import type { AccountReader } from '../store/accounts/accounts/ports';
import type { KeptNotification } from '../store/messages/notifications/notification-item';
import type { NotificationSettingsStore } from '../store/messages/notifications/notification-settings';
import type { NotificationRepository } from '../store/messages/notifications/ports';

export type DigestDeps = EmailContext & {
  digests: Digests;
  settings: Pick<NotificationSettingsStore, 'get'>;
  notifications: Pick<NotificationRepository, 'list'>;
  accounts: AccountReader;
  mailer: Mailer;
  clock: Pick<Clock, 'now'>;
};

/** `quiet`: nothing left to send; `taken`: another run was first. */
type Outcome = 'sent' | 'quiet' | 'taken' | 'failed';
export type DigestResult = Record<Outcome, number>;

export const sendDueDigests = async (deps: DigestDeps, hasTime: () => boolean): Promise<DigestResult> => {
  const now = deps.clock.now();
  const result: DigestResult = { sent: 0, quiet: 0, taken: 0, failed: 0 };
  for await (const page of duePages(deps.digests.page, now, hasTime)) {
    for (const outcome of await Promise.all(page.due.map(({ userId }) => sendDigest(deps, userId, now)))) {
      result[outcome] += 1;
    }
  }
  return result;
};

const sendDigest = async (deps: DigestDeps, userId: string, now: Date): Promise<Outcome> => {
  const entries = await deps.digests.take(userId, now);
  if (!entries) return 'taken';
  try {
    const account = await deps.accounts.get(userId);
    const mail = account && (await mailOf(deps, userId, entries, { now, language: account.language }));
    if (mail) await deps.mailer.send({ ...mail, to: account.email });
    await deps.digests.removeSent(userId, entries);
    return mail ? 'sent' : 'quiet';
  } catch (error) {
    log.error('digest failed', error);
    await deps.digests.release(userId);
    return 'failed';
  }
};

type ReadEntry = Read<DigestEntry>;
const byTime = (a: ReadEntry, b: ReadEntry): number => b.createdAt.localeCompare(a.createdAt);

/** Unsubscribing from a digest covers the lists in it. */
const listsOf = (entries: readonly ReadEntry[]): MailList[] => {
  const lists = entries.map(({ category }) => mailListOf[category]);
  return mailLists.filter((it) => lists.includes(it));
};

const mailOf = async (
  deps: DigestDeps,
  userId: string,
  stored: readonly DigestEntry[],
  { now, language }: { now: Date; language: Language },
): Promise<Omit<Mail, 'to'> | null> => {
  const settings = await deps.settings.get(userId);
  const entries = await readIn(language, stored, settings.timezone);
  const updates = entries
    .filter(({ kind, category }) => kind === 'news' && isWanted(settings, category, 'email'))
    .sort(byTime);
  const first = updates.slice(0, limits.digestEntries);
  const shown = { siteUrl: deps.siteUrl, entries: first, more: updates.length - first.length };
  const summary = await summaryOf(deps, userId, entries, { settings, now, language });
  if (!summary && first.length === 0) return null;
  const draft = summary
    ? await listed(weeklySummary({ ...shown, ...summary }), { userId, lists: ['emailWeeklyDigest'] }, deps)
    : await listed(digest(shown), { userId, lists: listsOf(updates) }, deps);
  return renderEmail(deps.siteUrl, draft, language);
};

const summaryOf = async (
  { notifications }: DigestDeps,
  userId: string,
  entries: readonly ReadEntry[],
  { settings, now, language }: { settings: NotificationSettings; now: Date; language: Language },
): Promise<{ unread: Read<KeptNotification>[]; unreadMore: boolean } | null> => {
  if (!settings.emailWeeklyDigest || !entries.some(({ kind }) => kind === 'weekly')) return null;
  const { items } = await notifications.list({ userId, now, unreadOnly: true });
  const weekAgo = addSeconds(now, -7 * 24 * 3600).toISOString();
  const known = new Set(entries.map(({ title, actionUrl }) => `${title}\0${actionUrl}`));
  const unread = (await readIn(language, items, settings.timezone)).filter(
    ({ createdAt, title, actionUrl }) => createdAt >= weekAgo && !known.has(`${title}\0${actionUrl}`),
  );
  if (unread.length === 0) return null;
  return { unread: unread.slice(0, limits.weeklyEntries), unreadMore: unread.length > limits.weeklyEntries };
};
