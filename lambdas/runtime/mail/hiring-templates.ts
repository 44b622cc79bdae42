import { formatMoney } from '@shared/domain/pay-label';
import type { OfferTerms } from '@shared/model/offer';
import { jobTypeLabels } from '@shared/model/vocabulary';
import { renderMail, type MailContent } from './markup';

/** "December 4, 2026" */
export const dayWords = (day: string): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));

/** "$150 per hour" */
export const payWords = ({ payCents, currency, rate }: Pick<OfferTerms, 'payCents' | 'currency' | 'rate'>): string =>
  `${formatMoney(payCents, currency)} per ${rate}`;

const periodWords = ({ startOn, endOn }: OfferTerms): string =>
  endOn === null ? `from ${dayWords(startOn)}` : `${dayWords(startOn)} to ${dayWords(endOn)}`;

/** The terms, one to a line. */
export const termsWords = (terms: OfferTerms): string[] => [
  `Pay: ${payWords(terms)}`,
  `When: ${periodWords(terms)}`,
  `Work: ${[jobTypeLabels[terms.jobType], ...(terms.hoursPerWeek === null ? [] : [`${terms.hoursPerWeek} hours a week`])].join(', ')}`,
  ...(terms.location ? [`Where: ${terms.location}`] : []),
  ...(terms.notes ? [terms.notes] : []),
];

type Told = {
  siteUrl: string;
  subject: string;
  /** What happened, in a sentence. */
  happened: string;
  /** More about it, each a paragraph. */
  details?: readonly string[];
  action: string;
  path: string;
};

/** Mail about an offer, a placement, hours or a review. */
export const hiringMail = ({ siteUrl, subject, happened, details = [], action, path }: Told): MailContent =>
  renderMail(siteUrl, {
    subject,
    preview: happened,
    heading: subject,
    paragraphs: [happened, ...details],
    action: { label: action, url: new URL(path, siteUrl).href },
  });
