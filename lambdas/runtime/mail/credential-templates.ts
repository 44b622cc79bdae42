import { verificationStatusLabels } from '@shared/model/profile-vocabulary';
import type { VerificationStatus } from '@shared/model/verification';
import { paths } from '@shared/paths';
import { productName } from '@shared/product';
import { renderMail, type MailContent } from './markup';

/** Every status but waiting for a review. */
export type DecidedStatus = Exclude<VerificationStatus, 'pending'>;

/** The section of the profile that shows credentials and their verification. */
export const credentialsPage = `${paths.editProfile}#profile-licenses`;

/** "expires in 30 days", "expires in 1 day", "expires today" */
export const expiryWords = (days: number): string => {
  if (days === 0) return 'expires today';
  return `expires in ${days} ${days === 1 ? 'day' : 'days'}`;
};

const nextSteps: Record<DecidedStatus, string> = {
  verified: 'Employers now see that it is verified, by whom and since when.',
  needs_info: 'Answer in your profile or add a document there: then it is reviewed again.',
  rejected: 'Correct the entry or add a document that proves it, and it is reviewed again.',
  expired: 'Once it is renewed, enter its new dates in your profile: then it is reviewed again.',
};

type Decided = { siteUrl: string; label: string; status: DecidedStatus; note: string };

export const credentialStatusChanged = ({ siteUrl, label, status, note }: Decided): MailContent => {
  const words = verificationStatusLabels[status];
  return renderMail(siteUrl, {
    subject: `${label}: ${words}`,
    preview: `The verification of your credential has a new status: ${words}.`,
    heading: `${label}: ${words}`,
    paragraphs: [
      `The verification of “${label}” on ${productName} now has the status “${words}”.`,
      ...(note && status !== 'expired' ? [note] : []),
      nextSteps[status],
    ],
    action: { label: 'Open your credentials', url: new URL(credentialsPage, siteUrl).href },
  });
};

type Expiring = { siteUrl: string; label: string; expiryDate: string; days: number };

const longDay = (day: string): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));

export const credentialExpiring = ({ siteUrl, label, expiryDate, days }: Expiring): MailContent =>
  renderMail(siteUrl, {
    subject: `${label} ${expiryWords(days)}`,
    preview: 'Enter the new dates once it is renewed.',
    heading: `${label} ${expiryWords(days)}`,
    paragraphs: [
      `According to your profile, “${label}” is valid until ${longDay(expiryDate)}.`,
      'Renew it in time and enter its new dates in your profile, so that it stays verified.',
    ],
    action: { label: 'Open your credentials', url: new URL(credentialsPage, siteUrl).href },
  });
