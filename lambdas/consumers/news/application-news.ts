import { applicantStatus } from '@shared/domain/application-status';
import type { EventOf } from '@shared/model/event';
import { applicantStatusLabels } from '@shared/model/vocabulary';
import { paths, pathTo } from '@shared/paths';
import {
  applicationReceived,
  applicationSent,
  applicationStatusChanged,
  mentionedInNote,
} from '../../runtime/mail/application-templates';
import type { News, NewsOf } from '../news';
import { isNewsToProfessional, isNewsToTeam, teamOf } from '../recipients';

const pageOf = (applicationId: string): string => pathTo(paths.application, { applicationId });

/** The team is told; the professional gets a confirmation by mail, and no notification of what they just did. */
const submitted: NewsOf<EventOf<'application.submitted'>> = async (reader, { occurredAt, data }) => {
  const { applicationId, jobId, professionalId } = data;
  const [application, job] = await Promise.all([reader.application(applicationId), reader.job(jobId)]);
  if (!application) return [];
  const confirmation: News = {
    userId: professionalId,
    category: 'applications',
    notification: null,
    mail: ({ siteUrl }) => applicationSent({ siteUrl, applicationId, ...application, appliedAt: occurredAt }),
    sms: null,
  };
  const team = teamOf(job).map((userId): News => ({
    userId,
    category: 'applications',
    notification: {
      type: 'application',
      title: 'New application',
      content: `${application.candidateName} applied for “${application.jobTitle}”.`,
      actionUrl: pageOf(applicationId),
    },
    mail: ({ siteUrl }) => applicationReceived({ siteUrl, applicationId, ...application }),
    sms: null,
  }));
  return [...team, confirmation];
};

const statusChanged: NewsOf<EventOf<'application.status_changed'>> = async (reader, { data }) => {
  const { applicationId, jobId, professionalId, to } = data;
  const [application, step] = await Promise.all([
    reader.application(applicationId),
    reader.applicationStep(applicationId, to),
  ]);
  if (!application) return [];
  const { jobTitle, organization, candidateName } = application;
  const actionUrl = pageOf(applicationId);
  const label = applicantStatusLabels[applicantStatus(to)];
  const change = { applicationId, ...application, reason: step?.reason ?? '' };
  // An interview that was confirmed tells of itself.
  const isTold = step?.by === professionalId || step?.because === 'interview';
  const professional: News[] =
    isNewsToProfessional(data) && !isTold
      ? [
          {
            userId: professionalId,
            category: 'applications',
            notification: {
              type: 'application',
              title: label,
              content: `Your application for “${jobTitle}” at ${organization} has a new status: ${label}.`,
              actionUrl,
            },
            mail: ({ siteUrl }) =>
              applicationStatusChanged({ siteUrl, ...change, status: applicantStatus(to), audience: 'professional' }),
            sms: null,
          },
        ]
      : [];
  const team = isNewsToTeam(data) ? teamOf(await reader.job(jobId)) : [];
  return [
    ...professional,
    ...team.map((userId): News => ({
      userId,
      category: 'applications',
      notification: {
        type: 'application',
        title: 'Application withdrawn',
        content: `${candidateName} withdrew the application for “${jobTitle}”.`,
        actionUrl,
      },
      mail: ({ siteUrl }) => applicationStatusChanged({ siteUrl, ...change, status: to, audience: 'employer' }),
      sms: null,
    })),
  ];
};

/** Those who are mentioned. The note itself is read on its page only. */
const noted: NewsOf<EventOf<'application.noted'>> = async (reader, { data }) => {
  const { applicationId, authorId, mentions } = data;
  if (mentions.length === 0) return [];
  const [application, author] = await Promise.all([reader.application(applicationId), reader.account(authorId)]);
  if (!application || !author) return [];
  const authorName = `${author.firstName} ${author.lastName}`;
  return mentions.map((userId): News => ({
    userId,
    category: 'applications',
    notification: {
      type: 'application',
      title: `${authorName} mentioned you`,
      content: `In a note about ${application.candidateName}, who applied for “${application.jobTitle}”.`,
      actionUrl: pageOf(applicationId),
    },
    mail: ({ siteUrl }) => mentionedInNote({ siteUrl, applicationId, ...application, authorName }),
    sms: null,
  }));
};

export const applicationNews = {
  'application.submitted': submitted,
  'application.status_changed': statusChanged,
  'application.noted': noted,
};
