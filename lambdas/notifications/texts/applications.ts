import { applicantStatus } from '@shared/domain/application-status';
import { respondBy } from '@shared/domain/business-days';
import type { EventOf } from '@shared/model/event';
import { applicantStatusLabels, applicationStatusLabels } from '@shared/model/vocabulary';
import { paths, pathTo } from '@shared/paths';
import type { EventReader } from '../../events/ports';
import { renderMail } from '../../platform/mail/markup';
import { formatWeekday, onSite } from '../format';
import { notifiesProfessional, notifiesTeam, teamOf } from '../recipients';
import { defineTexts } from '../text';

const pathOf = (applicationId: string): string => pathTo(paths.application, { applicationId });

const loadSubmitted = async (reader: EventReader, { occurredAt, data }: EventOf<'application.submitted'>) => {
  const { applicationId, jobId, professionalId } = data;
  const [application, job] = await Promise.all([reader.application(applicationId), reader.job(jobId)]);
  if (!application) return null;
  return { ...application, path: pathOf(applicationId), professionalId, team: teamOf(job), appliedAt: occurredAt };
};

type StatusChange = EventOf<'application.status_changed' | 'application.status_announced'>;

const loadStep = async (reader: EventReader, { data: { applicationId, to } }: StatusChange) => {
  const [application, step] = await Promise.all([
    reader.application(applicationId),
    reader.applicationStep(applicationId, to),
  ]);
  return application && { ...application, path: pathOf(applicationId), to, step };
};

const loadStatusChange = async (reader: EventReader, event: EventOf<'application.status_changed'>) => {
  if (!notifiesTeam(event.data)) return null;
  const change = await loadStep(reader, event);
  return (
    change && {
      ...change,
      reason: change.step?.reason ?? '',
      team: teamOf(await reader.job(event.data.jobId)),
    }
  );
};

const loadAnnouncement = async (reader: EventReader, event: EventOf<'application.status_announced'>) => {
  const { from, to, professionalId } = event.data;
  const change = notifiesProfessional(event.data) ? await loadStep(reader, event) : null;
  if (!change || change.step?.because === 'interview') return null;
  return {
    ...change,
    professionalId,
    label: applicantStatusLabels[applicantStatus(to)],
    reopened: from === 'rejected',
    // Reasons are internal to the team, except for rejections.
    reason: to === 'rejected' ? (change.step?.reason ?? '') : '',
  };
};
type Announcement = NonNullable<Awaited<ReturnType<typeof loadAnnouncement>>>;

const announcementEmail = ({ label, jobTitle, organization, reason, path }: Announcement, siteUrl: string) =>
  renderMail(siteUrl, {
    subject: `${label}: ${jobTitle}`,
    preview: `Your application is now “${label}”.`,
    heading: `Your application: ${label}`,
    paragraphs: [
      `Your application for “${jobTitle}” at ${organization} is now “${label}”.`,
      ...(reason ? [`${organization} wrote:`, reason] : []),
    ],
    action: { label: 'View application', url: onSite(siteUrl, path) },
  });

const reopenedEmail = ({ label, jobTitle, organization, path }: Announcement, siteUrl: string) =>
  renderMail(siteUrl, {
    subject: `Application reopened: ${jobTitle}`,
    preview: `${organization} is considering you again.`,
    heading: 'Your application was reopened',
    paragraphs: [
      `${organization} reopened your application for “${jobTitle}”. Its status is now “${label}”.`,
      "You don't need to do anything. If you're no longer interested, you can withdraw it on its page.",
    ],
    action: { label: 'View application', url: onSite(siteUrl, path) },
  });

const loadNote = async (reader: EventReader, { data }: EventOf<'application.noted'>) => {
  const { applicationId, authorId, mentions } = data;
  if (mentions.length === 0) return null;
  const [application, author] = await Promise.all([reader.application(applicationId), reader.account(authorId)]);
  if (!application || !author) return null;
  return {
    ...application,
    path: pathOf(applicationId),
    mentions,
    authorName: `${author.firstName} ${author.lastName}`,
  };
};

export const applicationTexts = defineTexts({
  'application.submitted': {
    load: loadSubmitted,
    toUsers: [
      {
        recipients: ({ team }) => team,
        category: 'applications',
        inApp: ({ candidateName, jobTitle, path }) => ({
          type: 'application',
          title: 'New application',
          content: `${candidateName} applied for “${jobTitle}”.`,
          actionUrl: path,
        }),
        email: ({ candidateName, jobTitle, path }, { siteUrl }) =>
          renderMail(siteUrl, {
            subject: `New application for ${jobTitle}`,
            preview: `${candidateName} applied.`,
            heading: 'New application',
            paragraphs: [`${candidateName} applied for “${jobTitle}”.`],
            action: { label: 'Review application', url: onSite(siteUrl, path) },
          }),
      },
      {
        // Confirmation by email only: the professional just did it.
        recipients: ({ professionalId }) => [professionalId],
        category: 'applications',
        email: ({ organization, jobTitle, appliedAt, path }, { siteUrl }) =>
          renderMail(siteUrl, {
            subject: `Your application for ${jobTitle}`,
            preview: `${organization} has received your application.`,
            heading: 'Your application was sent',
            paragraphs: [
              `${organization} has received your application for “${jobTitle}”.`,
              `Applications are reviewed within 2-3 business days. Expect a reply by ${formatWeekday(respondBy(new Date(appliedAt)))}.`,
              "We'll let you know about every step. You can withdraw your application at any time before a decision.",
            ],
            action: { label: 'View application', url: onSite(siteUrl, path) },
          }),
      },
    ],
  },

  'application.status_changed': {
    load: loadStatusChange,
    toUsers: [
      {
        recipients: ({ team }) => team,
        category: 'applications',
        inApp: ({ candidateName, jobTitle, path }) => ({
          type: 'application',
          title: 'Application withdrawn',
          content: `${candidateName} withdrew their application for “${jobTitle}”.`,
          actionUrl: path,
        }),
        email: ({ to, candidateName, jobTitle, reason, path }, { siteUrl }) => {
          const label = applicationStatusLabels[to];
          const whose = `${candidateName}'s application`;
          return renderMail(siteUrl, {
            subject: `${label}: ${jobTitle}`,
            preview: `${whose} is now “${label}”.`,
            heading: `${whose}: ${label}`,
            paragraphs: [`${whose} for “${jobTitle}” is now “${label}”.`, ...(reason ? ['Reason:', reason] : [])],
            action: { label: 'View application', url: onSite(siteUrl, path) },
          });
        },
      },
    ],
  },

  'application.status_announced': {
    load: loadAnnouncement,
    toUsers: [
      {
        recipients: ({ professionalId }) => [professionalId],
        category: 'applications',
        inApp: ({ reopened, label, jobTitle, organization, path }) => ({
          type: 'application',
          title: reopened ? 'Application reopened' : label,
          content: reopened
            ? `${organization} reopened your application for “${jobTitle}”. Its status is now “${label}”.`
            : `Your application for “${jobTitle}” at ${organization} is now “${label}”.`,
          actionUrl: path,
        }),
        email: (announcement, { siteUrl }) =>
          announcement.reopened ? reopenedEmail(announcement, siteUrl) : announcementEmail(announcement, siteUrl),
      },
    ],
  },

  'application.noted': {
    load: loadNote,
    toUsers: [
      {
        // The note is shown on its page only: inboxes aren't private to the team.
        recipients: ({ mentions }) => mentions,
        category: 'applications',
        inApp: ({ authorName, candidateName, jobTitle, path }) => ({
          type: 'application',
          title: `${authorName} mentioned you`,
          content: `In a note about ${candidateName}, who applied for “${jobTitle}”.`,
          actionUrl: path,
        }),
        email: ({ authorName, candidateName, jobTitle, path }, { siteUrl }) =>
          renderMail(siteUrl, {
            subject: `${authorName} mentioned you: ${candidateName}`,
            preview: `In a note about the application for ${jobTitle}.`,
            heading: 'You were mentioned in a note',
            paragraphs: [
              `${authorName} mentioned you in a note about ${candidateName}, who applied for “${jobTitle}”.`,
            ],
            action: { label: 'View note', url: onSite(siteUrl, path) },
          }),
      },
    ],
  },
});
