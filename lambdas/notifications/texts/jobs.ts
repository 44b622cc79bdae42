import { savedJobRoutes } from '@shared/api/saved-jobs.routes';
import { formatPay } from '@shared/domain/pay-label';
import type { EventOf } from '@shared/model/event';
import type { JobCard } from '@shared/model/job';
import { paths, pathTo, sourceParameter } from '@shared/paths';
import type { EventReader } from '../../events/ports';
import { renderMail, type MailCard } from '../../platform/mail/markup';
import { alertToken } from '../../store/job-alerts/alert-token';
import { onSite } from '../format';
import { teamOf } from '../recipients';
import { defineTexts } from '../text';

const loadAssigned = async (reader: EventReader, { data: { jobId, assigneeId } }: EventOf<'job.assigned'>) => {
  const job = await reader.job(jobId);
  return job && { jobTitle: job.title, path: pathTo(paths.manageJob, { jobId }), assigneeId };
};

const loadExpired = async (reader: EventReader, { data: { jobId } }: EventOf<'job.expired'>) => {
  const job = await reader.job(jobId);
  return job && { jobTitle: job.title, path: pathTo(paths.manageJob, { jobId }), team: teamOf(job) };
};

const loadMatched = async (reader: EventReader, { data }: EventOf<'job_alert.matched'>) => {
  const delivery = await reader.delivery(data);
  return delivery && delivery.jobs.length > 0 ? { ...data, ...delivery } : null;
};

const placeOf = ({ location, remote }: JobCard): string =>
  [...(location ? [location] : []), ...(remote ? ['Remote'] : [])].join(' · ');

const emailCard = (siteUrl: string, job: JobCard): MailCard => ({
  title: job.title,
  lines: [
    [job.organization, placeOf(job)].filter(Boolean).join(' · '),
    ...(job.salaryMinCents === null && job.salaryMaxCents === null ? [] : [formatPay(job)]),
  ],
  url: onSite(siteUrl, `${pathTo(paths.job, { jobId: job.jobId })}?${sourceParameter}=alert`),
});

const searchPath = (search: Record<string, string>): string =>
  `${paths.jobs}?${new URLSearchParams(search).toString()}`;

const newJobs = ({ jobs, more }: { jobs: readonly JobCard[]; more: boolean }): string =>
  `${jobs.length}${more ? '+' : ''} new ${jobs.length === 1 && !more ? 'job' : 'jobs'}`;

export const jobTexts = defineTexts({
  'job.assigned': {
    load: loadAssigned,
    toUsers: [
      {
        recipients: ({ assigneeId }) => [assigneeId],
        category: 'applications',
        inApp: ({ jobTitle, path }) => ({
          type: 'job',
          title: "You've been assigned a job",
          content: `You now manage “${jobTitle}” and its applications.`,
          actionUrl: path,
        }),
        email: ({ jobTitle, path }, { siteUrl }) =>
          renderMail(siteUrl, {
            subject: `You were assigned to ${jobTitle}`,
            preview: 'You now manage this job and its applications.',
            heading: "You've been assigned a job",
            paragraphs: [`You now manage the job “${jobTitle}” and its applications.`],
            action: { label: 'View job', url: onSite(siteUrl, path) },
          }),
      },
    ],
  },

  'job.expired': {
    load: loadExpired,
    toUsers: [
      {
        recipients: ({ team }) => team,
        category: 'applications',
        inApp: ({ jobTitle, path }) => ({
          type: 'job',
          title: 'Job closed',
          content: `“${jobTitle}” closed because its application deadline passed.`,
          actionUrl: path,
        }),
      },
    ],
  },

  'job_alert.matched': {
    load: loadMatched,
    toUsers: [
      {
        recipients: ({ userId }) => [userId],
        category: 'jobAlerts',
        inApp: ({ name, search, jobs, more }) => ({
          type: 'job',
          title: `${newJobs({ jobs, more })} for “${name}”`,
          content: `Your job alert found “${jobs[0]?.title ?? ''}”${jobs.length === 1 && !more ? '' : ' and more'}.`,
          actionUrl: searchPath(search),
        }),
        email: async ({ userId, jobAlertId, name, search, jobs, more }, { siteUrl, hash }) => {
          const token = await alertToken(hash, { userId, jobAlertId });
          const post = savedJobRoutes.unsubscribeJobAlert.path.replace('{token}', encodeURIComponent(token));
          const content = renderMail(siteUrl, {
            subject: `${newJobs({ jobs, more })}: ${name}`,
            preview: jobs.map(({ title }) => title).join(', '),
            heading: `New jobs for “${name}”`,
            paragraphs: [more ? 'The newest jobs that match your search:' : 'New jobs that match your search:'],
            cards: jobs.map((job) => emailCard(siteUrl, job)),
            action: { label: 'See all jobs', url: onSite(siteUrl, searchPath(search)) },
            notes: [`You're getting this email because of your job alert “${name}”.`],
            links: [{ label: 'Stop this alert', url: onSite(siteUrl, pathTo(paths.unsubscribeAlert, { token })) }],
          });
          return {
            ...content,
            // RFC 8058 one-click unsubscribe: the email client posts here; the link in the text opens a page.
            headers: {
              'List-Unsubscribe': `<${onSite(siteUrl, post)}>`,
              'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
            },
          };
        },
      },
    ],
  },
});
