import { applicantStatus } from '@shared/domain/application-status';
import type { EventOf } from '@shared/model/event';
import { applicantStatusLabels } from '@shared/model/vocabulary';
import { paths, pathTo } from '@shared/paths';
import { applicationReceived, applicationStatusChanged } from '../../runtime/mail/templates';
import type { News, NewsOf } from '../news';
import { isNewsToProfessional, isNewsToTeam, teamOf } from '../recipients';

const submitted: NewsOf<EventOf<'application.submitted'>> = async (reader, { data: { applicationId, jobId } }) => {
  const [application, job] = await Promise.all([reader.application(applicationId), reader.job(jobId)]);
  if (!application) return [];
  return teamOf(job).map((userId) => ({
    userId,
    category: 'applications',
    notification: {
      type: 'application',
      title: 'New application',
      content: `${application.candidateName} applied for “${application.jobTitle}”.`,
      actionUrl: pathTo(paths.application, { applicationId }),
    },
    mail: ({ siteUrl }) => applicationReceived({ siteUrl, applicationId, ...application }),
    sms: null,
  }));
};

const statusChanged: NewsOf<EventOf<'application.status_changed'>> = async (reader, { data }) => {
  const { applicationId, jobId, professionalId, to } = data;
  const [application, reason] = await Promise.all([
    reader.application(applicationId),
    reader.reason(applicationId, to),
  ]);
  if (!application) return [];
  const { jobTitle, organization, candidateName } = application;
  const actionUrl = pathTo(paths.application, { applicationId });
  const label = applicantStatusLabels[applicantStatus(to)];
  const change = { applicationId, ...application, reason };
  const professional: News[] = isNewsToProfessional(data)
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

export const applicationNews = { 'application.submitted': submitted, 'application.status_changed': statusChanged };
