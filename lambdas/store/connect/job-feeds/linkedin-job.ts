import { hasRate } from '@shared/hiring/rules/pay/pay';
import { placeOf } from '@shared/core/rules/places/place-of';
import { limits } from '@shared/limits';
import { defaultCountry } from '@shared/core/model/vocabulary';
import { markdownHtml } from '../../../platform/text/markdown-html';
import { withoutEntities } from '../../../platform/text/without-entities';
import type { JobItem } from '../../hiring/jobs/job-item';

/** Tags that LinkedIn shows: b, strong, u, i, br, p, ul, and li. Content of others becomes plain text. */
const supported = (html: string): string =>
  html
    .replaceAll(/<(\/?)em>/g, '<$1i>')
    .replaceAll(/<(\/?)ol(?: start="\d+")?>/g, '<$1ul>')
    .replaceAll(/<h\d>/g, '<p><strong>')
    .replaceAll(/<\/h\d>/g, '</strong></p>')
    .replaceAll(/<a href="[^"]*"[^>]*>|<\/a>/g, '');

const tags = /<[^>]*>/g;

/** Returns null below LinkedIn's minimum, which counts characters of the text. */
export const linkedInDescription = ({ description, requirements, benefits }: JobItem): string | null => {
  const html = supported([description, requirements, benefits].map(markdownHtml).join(''));
  const length = html.replaceAll(tags, '').trim().length;
  return length < limits.linkedInDescriptionMin ? null : withoutEntities(html);
};

const periods = { hour: 'HOURLY', day: 'DAILY', week: 'WEEKLY', month: 'MONTHLY', year: 'YEARLY' } as const;

/** Returns null without amounts, or without a time unit. In whole units of the currency. */
export const linkedInSalary = ({ salaryMinCents, salaryMaxCents, currency, rate, payBy }: JobItem) => {
  const [low, high] = [salaryMinCents ?? salaryMaxCents, salaryMaxCents ?? salaryMinCents];
  if (low === null || high === null || !hasRate(payBy)) return null;
  return { low: Math.round(low / 100), high: Math.round(high / 100), currency, period: periods[rate] };
};

/**
 * Formats "Boston, MA": LinkedIn maps city and state to a place, but not "Anywhere in the United States", so a remote
 * job has the country.
 */
export const linkedInLocation = ({ location, remote }: JobItem): string | null => {
  const typed = location.trim();
  return remote && typed !== '' && placeOf(typed) === null ? defaultCountry : typed || null;
};
