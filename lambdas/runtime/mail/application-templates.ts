import { respondBy } from '@shared/domain/business-days';
import type { ApplicationStatus } from '@shared/model/enumerations';
import { applicantStatusLabels, applicationStatusLabels } from '@shared/model/vocabulary';
import { paths, pathTo } from '@shared/paths';
import { renderMail, type MailContent } from './markup';

type OnSite<T> = T & { siteUrl: string; applicationId: string };

const pageOf = ({ siteUrl, applicationId }: OnSite<unknown>): string =>
  new URL(pathTo(paths.application, { applicationId }), siteUrl).href;

const day = new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' });

/** To the professional: what they sent has arrived, and when an answer can be expected. */
export const applicationSent = (
  about: OnSite<{ jobTitle: string; organization: string; appliedAt: string }>,
): MailContent => {
  const { siteUrl, jobTitle, organization, appliedAt } = about;
  return renderMail(siteUrl, {
    subject: `Your application for ${jobTitle}`,
    preview: `${organization} has received your application.`,
    heading: 'Your application was sent',
    paragraphs: [
      `${organization} has received your application for “${jobTitle}”.`,
      `Applications are reviewed within 2-3 business days: expect a reply by ${day.format(respondBy(new Date(appliedAt)))}.`,
      'You will hear from us about every step. Until a decision is made you can withdraw the application on its page.',
    ],
    action: { label: 'View your application', url: pageOf(about) },
  });
};

export const applicationReceived = (about: OnSite<{ jobTitle: string; candidateName: string }>): MailContent => {
  const { siteUrl, jobTitle, candidateName } = about;
  return renderMail(siteUrl, {
    subject: `New application for ${jobTitle}`,
    preview: `${candidateName} applied.`,
    heading: 'New application',
    paragraphs: [`${candidateName} applied for “${jobTitle}”.`],
    action: { label: 'Read the application', url: pageOf(about) },
  });
};

type StatusChange = OnSite<{
  jobTitle: string;
  organization: string;
  status: ApplicationStatus;
  /** Whose wording of the status is used. */
  audience: 'professional' | 'employer';
  candidateName: string;
  reason: string;
}>;

/** What the other side wrote stands by itself: it may be a letter that begins with a greeting. */
export const applicationStatusChanged = (change: StatusChange): MailContent => {
  const { siteUrl, jobTitle, organization, status, audience, candidateName, reason } = change;
  const forEmployer = audience === 'employer';
  const label = (forEmployer ? applicationStatusLabels : applicantStatusLabels)[status];
  const whose = forEmployer ? `The application of ${candidateName}` : 'Your application';
  const where = forEmployer ? `“${jobTitle}”` : `“${jobTitle}” at ${organization}`;
  return renderMail(siteUrl, {
    subject: `${label}: ${jobTitle}`,
    preview: `${whose} has a new status: ${label}.`,
    heading: `${whose}: ${label}`,
    paragraphs: [
      `${whose} for ${where} now has the status “${label}”.`,
      ...(reason ? [forEmployer ? 'The reason given:' : `${organization} wrote:`, reason] : []),
    ],
    action: { label: 'Open the application', url: pageOf(change) },
  });
};

/** What the note says stays on its page: a mailbox is not the team's. */
export const mentionedInNote = (
  about: OnSite<{ jobTitle: string; candidateName: string; authorName: string }>,
): MailContent => {
  const { siteUrl, jobTitle, candidateName, authorName } = about;
  return renderMail(siteUrl, {
    subject: `${authorName} mentioned you: ${candidateName}`,
    preview: `In a note about the application for ${jobTitle}.`,
    heading: 'You were mentioned in a note',
    paragraphs: [`${authorName} mentioned you in a note about ${candidateName}, who applied for “${jobTitle}”.`],
    action: { label: 'Read the note', url: pageOf(about) },
  });
};
