import { applicantStatus } from '@shared/hiring/rules/application-status';
import type { EventOf } from '@shared/core/model/event';
import { paths, pathTo } from '@shared/paths';
import type { EventReader } from '../../../events/ports';
import type { MailBody } from '../../../platform/mail/markup';
import { textsOf } from '../../../platform/text/deferred-text';
import { onSite } from '../../format';
import { notifiesProfessional, notifiesTeam, teamOf } from '../../recipients';
import { defineTexts, type EmailContext } from '../../text';

const pathOf = (applicationId: string): string => pathTo(paths.application, { applicationId });

const loadSubmitted = async (reader: EventReader, { data }: EventOf<'application.submitted'>) => {
  const { applicationId, jobId, professionalId } = data;
  const [application, job] = await Promise.all([reader.application(applicationId), reader.job(jobId)]);
  if (!application) return null;
  return {
    ...application,
    path: pathOf(applicationId),
    professionalId,
    team: teamOf(job),
  };
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
    status: { label: `applicantStatus.${applicantStatus(to)}` } as const,
    reopened: from === 'rejected',
    // Reasons are internal to the team, except for rejections.
    reason: to === 'rejected' ? (change.step?.reason ?? '') : '',
    closing: to === 'rejected' ? (change.step?.closing ?? null) : null,
  };
};
type Announcement = NonNullable<Awaited<ReturnType<typeof loadAnnouncement>>>;

const t = textsOf('notifications/applications');

/** The employer's own text, or ours for a reason from the list. */
const reasonLines = ({ reason, closing, organization }: Announcement) => {
  const words = closing ? t('announced.email.closing', { words: { label: `closing.${closing}` } }) : reason;
  if (closing === 'unanswered') return [words];
  return words ? [t('announced.email.reason', { organization }), words] : [];
};

const announcementEmail = (announcement: Announcement, { siteUrl }: EmailContext): MailBody => {
  const { status, jobTitle, organization, path } = announcement;
  return {
    subject: t('announced.email.subject', { status, jobTitle }),
    preview: t('announced.email.preview', { status }),
    heading: t('announced.email.heading', { status }),
    paragraphs: [t('announced.content', { jobTitle, organization, status }), ...reasonLines(announcement)],
    action: { label: t('action'), url: onSite(siteUrl, path) },
  };
};

const reopenedEmail = (announcement: Announcement, { siteUrl }: EmailContext): MailBody => {
  const { status, jobTitle, organization, path } = announcement;
  return {
    subject: t('reopened.email.subject', { jobTitle }),
    preview: t('reopened.email.preview', { organization }),
    heading: t('reopened.email.heading'),
    paragraphs: [t('reopened.content', { organization, jobTitle, status }), t('reopened.email.next')],
    action: { label: t('action'), url: onSite(siteUrl, path) },
  };
};

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
        inApp: ({ candidateName: candidate, jobTitle, path }) => ({
          type: 'application',
          title: t('submitted.title'),
          content: t('submitted.content', { candidate, jobTitle }),
          actionUrl: path,
        }),
        email: ({ candidateName: candidate, jobTitle, path }, { siteUrl }) => ({
          subject: t('submitted.email.subject', { jobTitle }),
          preview: t('submitted.email.preview', { candidate }),
          heading: t('submitted.title'),
          paragraphs: [t('submitted.content', { candidate, jobTitle })],
          action: { label: t('submitted.email.action'), url: onSite(siteUrl, path) },
        }),
      },
      {
        // Confirmation by email only: the professional just applied.
        recipients: ({ professionalId }) => [professionalId],
        category: 'applications',
        email: ({ organization, jobTitle, answer, path }, { siteUrl }) => ({
          subject: t('sent.subject', { jobTitle }),
          preview: t('sent.preview', { organization }),
          heading: t('sent.heading'),
          paragraphs: [
            t('sent.received', { organization, jobTitle }),
            ...(answer ? [t('sent.reply', { organization, days: answer.days, day: { weekday: answer.on } })] : []),
            t('sent.next'),
          ],
          action: { label: t('action'), url: onSite(siteUrl, path) },
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
        inApp: ({ candidateName: candidate, jobTitle, path }) => ({
          type: 'application',
          title: t('withdrawn.title'),
          content: t('withdrawn.content', { candidate, jobTitle }),
          actionUrl: path,
        }),
        email: ({ to, candidateName: candidate, jobTitle, reason, path }, { siteUrl }) => {
          const status = { label: `applicationStatus.${to}` } as const;
          return {
            subject: t('withdrawn.email.subject', { status, jobTitle }),
            preview: t('withdrawn.email.preview', { candidate, status }),
            heading: t('withdrawn.email.heading', { candidate, status }),
            paragraphs: [
              t('withdrawn.email.text', { candidate, jobTitle, status }),
              ...(reason ? [t('withdrawn.email.reason'), reason] : []),
            ],
            action: { label: t('action'), url: onSite(siteUrl, path) },
          };
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
        inApp: ({ reopened, status, jobTitle, organization, path }) => ({
          type: 'application',
          title: reopened ? t('reopened.title') : t('announced.title', { status }),
          content: t(reopened ? 'reopened.content' : 'announced.content', { organization, jobTitle, status }),
          actionUrl: path,
        }),
        email: (announcement, to) =>
          announcement.reopened ? reopenedEmail(announcement, to) : announcementEmail(announcement, to),
      },
    ],
  },

  'application.noted': {
    load: loadNote,
    toUsers: [
      {
        // The note is only on the page, because inboxes aren't private to the team.
        recipients: ({ mentions }) => mentions,
        category: 'applications',
        inApp: ({ authorName: author, candidateName: candidate, jobTitle, path }) => ({
          type: 'application',
          title: t('noted.title', { author }),
          content: t('noted.content', { candidate, jobTitle }),
          actionUrl: path,
        }),
        email: ({ authorName: author, candidateName: candidate, jobTitle, path }, { siteUrl }) => ({
          subject: t('noted.email.subject', { author, candidate }),
          preview: t('noted.email.preview', { jobTitle }),
          heading: t('noted.email.heading'),
          paragraphs: [t('noted.email.text', { author, candidate, jobTitle })],
          action: { label: t('noted.email.action'), url: onSite(siteUrl, path) },
        }),
      },
    ],
  },
});
