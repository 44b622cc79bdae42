import { analyticsRoutes } from '@shared/hiring/api/analytics.routes';
import type { SentFrequency } from '@shared/hiring/rules/report-schedule';
import { limits } from '@shared/limits';
import type { Analytics } from '@shared/hiring/model/analytics';
import { analyticsAddress, paths, pathTo } from '@shared/paths';
import type { MailBody } from '../../platform/mail/markup';
import type { MailKind } from '../../platform/mail/send-email';
import { textsOf } from '../../platform/text/deferred-text';

const t = textsOf('notifications/analytics');

type Report = {
  analytics: Analytics;
  organization: string;
  frequency: SentFrequency;
  siteUrl: string;
  token: string;
};

const onSite = (siteUrl: string, path: string): string => new URL(path, siteUrl).href;

/** Leaves out figures with too few samples. */
const paragraphsOf = ({ applications, hires, fill, offers, longWaits }: Analytics): MailBody['paragraphs'] => [
  t('applications', { count: applications.now, before: applications.before }),
  ...(applications.now > 0 ? [t('hires', { count: hires.now })] : []),
  ...(fill && fill.average.now.value !== null
    ? [t('fill', { count: fill.average.now.value, samples: fill.average.now.samples })]
    : []),
  ...(offers && offers.acceptance.now.samples > 0
    ? [t('offers', { accepted: offers.accepted.now, decided: offers.acceptance.now.samples })]
    : []),
  ...(longWaits > 0 ? [t('waits', { count: longWaits, days: limits.longWaitDays })] : []),
];

export const reportMail = ({ analytics, organization, frequency, siteUrl, token }: Report): MailBody => {
  const { from, to } = analytics.period;
  const span = { from: { day: from }, to: { day: to } };
  const paragraphs = paragraphsOf(analytics);
  return {
    subject: t(`subject.${frequency}`, { from: span.from }),
    preview: paragraphs[0] ?? '',
    heading: t('heading', { organization }),
    paragraphs: [t('period', span), ...paragraphs],
    action: { label: t('action'), url: onSite(siteUrl, analyticsAddress(from, to)) },
    notes: [t('why')],
    links: [{ label: t('stop'), url: onSite(siteUrl, pathTo(paths.stopAnalyticsReport, { token })) }],
  };
};

/** Builds the email, whose text links to a page. */
export const reportKind = (siteUrl: string, token: string): MailKind => {
  const post = analyticsRoutes.stopAnalyticsReport.path.replace('{token}', encodeURIComponent(token));
  return { unsubscribe: onSite(siteUrl, post) };
};
