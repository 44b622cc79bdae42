import type { Figure } from '@shared/hiring/model/employer-analytics';
import type { TFunction } from '@/lib/i18n/i18n';
import { locale } from '@/lib/i18n/language';

type T = TFunction<'analytics'>;

/** "8.1%", or a text for too few samples. */
export const percentOf = ({ value }: Figure, t: T): string => (value === null ? t('tooFew') : t('percent', { value }));

export const daysOf = ({ value }: Figure, t: T): string => (value === null ? t('tooFew') : t('days', { count: value }));

const signed = (value: number): string =>
  new Intl.NumberFormat(locale, { signDisplay: 'exceptZero', maximumFractionDigits: 1 }).format(value);

export type Change = { text: string; isGood: boolean | null };

const changeOf = (by: number, isMoreGood: boolean, text: (by: string) => string): Change => ({
  text: text(signed(by)),
  isGood: by === 0 ? null : by > 0 === isMoreGood,
});

/** Change in percent of the previous period, if that had enough to compare. */
export const growth = (now: number, before: number, least: number, t: T): Change | null =>
  before < least
    ? null
    : changeOf(Math.round((100 * (now - before)) / before), true, (by) => t('change.percent', { by }));

export const difference = (
  { now, before }: { now: Figure; before: Figure },
  unit: 'points' | 'days',
  t: T,
): Change | null => {
  if (now.value === null || before.value === null) return null;
  const by = Math.round(10 * (now.value - before.value)) / 10;
  return changeOf(by, unit === 'points', (text) => t(`change.${unit}`, { by: text }));
};
