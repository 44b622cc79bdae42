import * as z from 'zod';
import { limits } from '../../../limits';
import { Day } from '../../../core/model/fields';
import { addDays } from '../../../core/rules/calendar-days';
import type { CurrentItem } from './compliance-item';

/** The last reminder, with the number of open items of each side. */
export const ComplianceReminder = z.object({
  step: z.enum(['start', 'expiring', 'expired']),
  /** Days until the first day or the expiration. */
  days: z.int().nonnegative(),
  on: Day,
  professional: z.int().nonnegative(),
  employer: z.int().nonnegative(),
});
export type ComplianceReminder = z.infer<typeof ComplianceReminder>;

type Watched = {
  startOn: string;
  startConfirmedAt: string | null;
  /** Last reminded expiration and step, by item. */
  reminded: Readonly<Record<string, string>>;
};

const start = 'start';
const daysUntil = (day: string, today: string): number => (Date.parse(day) - Date.parse(today)) / (24 * 3600 * 1000);

/** The nearest step reached. */
const stepOf = (days: number, steps: readonly number[]): number | null => {
  const reached = steps.filter((step) => days <= step);
  return reached.length === 0 ? null : Math.min(...reached);
};

const isOpen = ({ state }: CurrentItem): boolean =>
  state === 'missing' || state === 'rejected' || state === 'expired' || state === 'submitted';

/** Submitted items wait for the employer. */
const sideOf = ({ owner, state }: CurrentItem): 'professional' | 'employer' =>
  owner === 'professional' && state !== 'submitted' ? 'professional' : 'employer';

const countsOf = (items: readonly CurrentItem[]) => {
  const professional = items.filter((item) => sideOf(item) === 'professional').length;
  return { professional, employer: items.length - professional };
};

type Due = { reminder: ComplianceReminder | null; reminded: Record<string, string> };

const ofStart = (file: Watched, items: readonly CurrentItem[], today: string): Due => {
  const days = daysUntil(file.startOn, today);
  const step = days < 0 ? null : stepOf(days, limits.startReminderDays);
  const open = items.filter((item) => item.blocksStart && isOpen(item) && item.owner !== 'platform');
  if (step === null || file.reminded[start] === String(step)) return { reminder: null, reminded: file.reminded };
  const reminded = { ...file.reminded, [start]: String(step) };
  if (open.length === 0) return { reminder: null, reminded };
  return { reminder: { step: start, days, on: today, ...countsOf(open) }, reminded };
};

type Expiring = { item: CurrentItem; validUntil: string; days: number; mark: string };

const expiringOf = (item: CurrentItem, endOn: string | null, today: string): Expiring[] => {
  const { validUntil, state } = item;
  if (validUntil === null || (state !== 'expiring' && state !== 'expired')) return [];
  if (endOn !== null && validUntil >= endOn) return [];
  const days = daysUntil(validUntil, today);
  const step = days < 0 ? 'expired' : stepOf(days, limits.complianceExpiryDays);
  return step === null ? [] : [{ item, validUntil, days: Math.max(0, days), mark: `${validUntil} ${step}` }];
};

const ofExpiry = (file: Watched, items: readonly CurrentItem[], endOn: string | null, today: string): Due => {
  const news = items
    .flatMap((item) => expiringOf(item, endOn, today))
    .filter(({ item, mark }) => file.reminded[item.itemId] !== mark);
  const reminded = { ...file.reminded, ...Object.fromEntries(news.map(({ item, mark }) => [item.itemId, mark])) };
  const expired = news.filter(({ item }) => item.state === 'expired');
  const told = expired.length > 0 ? expired : news;
  if (told.length === 0) return { reminder: null, reminded };
  const days = Math.min(...told.map((it) => it.days));
  const step = expired.length > 0 ? 'expired' : 'expiring';
  return { reminder: { step, days, on: today, ...countsOf(told.map(({ item }) => item)) }, reminded };
};

/** Today's reminder, once: open items before the first day, expirations within the placement after it. */
export const dueReminder = (file: Watched, items: readonly CurrentItem[], endOn: string | null, today: string): Due =>
  file.startConfirmedAt === null ? ofStart(file, items, today) : ofExpiry(file, items, endOn, today);

/** Steps before the offer was accepted are skipped. */
export const firstReminded = (startOn: string, today: string): Record<string, string> => {
  const step = stepOf(daysUntil(startOn, today), limits.startReminderDays);
  return step === null ? {} : { [start]: String(step) };
};

/** The next morning in the Americas. */
export const nextWatch = (today: string): string => `${addDays(today, 1)}T13:00:00.000Z`;
