import { payMessage } from '@shared/hiring/rules/pay/pay-label';
import type { EventOf } from '@shared/core/model/event';
import type { JobCard } from '@shared/hiring/model/job';
import { stopAlertPath } from '@shared/messages/model/mail-lists';
import { paths, pathTo, sourceParameter } from '@shared/paths';
import type { ProfessionalCard } from '@shared/people/model/professional-view';
import type { EventDelivery, EventReader } from '../../../events/ports';
import type { MailCard } from '../../../platform/mail/markup';
import { textsOf, type DeferredText } from '../../../platform/text/deferred-text';
import { alertToken, type AlertKey } from '../../../store/hiring/job-alerts/alert-token';
import { onSite } from '../../format';
import { teamOf } from '../../recipients';
import { defineTexts, type EmailContext, type EmailDraft } from '../../text';

const loadAssigned = async (reader: EventReader, { data: { jobId, assigneeId } }: EventOf<'job.assigned'>) => {
  const job = await reader.job(jobId);
  return job && { jobTitle: job.title, path: pathTo(paths.manageJob, { jobId }), assigneeId };
};

const loadExpired = async (reader: EventReader, { data: { jobId } }: EventOf<'job.expired'>) => {
  const job = await reader.job(jobId);
  return job && { jobTitle: job.title, path: pathTo(paths.manageJob, { jobId }), team: teamOf(job) };
};

/** Recipients who can assign someone else. */
const loadUnattended = async (reader: EventReader, { data }: EventOf<'job.unattended'>) => {
  const [job, admins] = await Promise.all([reader.job(data.jobId), reader.admins(data.organizationId)]);
  const path = pathTo(paths.manageJob, { jobId: data.jobId });
  return job && { jobTitle: job.title, path, admins: admins.filter((userId) => userId !== data.leaverId) };
};

const loadMatched = async (reader: EventReader, { data }: EventOf<'job_alert.matched'>) => {
  const delivery = await reader.delivery(data);
  const isEmpty = !delivery || (delivery.jobs.length === 0 && delivery.professionals.length === 0);
  return isEmpty ? null : { ...data, ...delivery };
};

const t = textsOf('notifications/jobs');
const label = textsOf('labels/jobs');

const payOf = (job: JobCard): DeferredText => {
  const { key, values } = payMessage(job);
  return label(key, values);
};

const emailCard = (siteUrl: string, job: JobCard): MailCard => ({
  title: job.title,
  lines: [
    [job.organization, ...(job.location ? [job.location] : []), ...(job.remote ? [t('matched.email.remote')] : [])],
    ...(job.salaryMinCents === null && job.salaryMaxCents === null ? [] : [[payOf(job)]]),
  ],
  url: onSite(siteUrl, `${pathTo(paths.job, { jobId: job.jobId })}?${sourceParameter}=alert`),
});

const searchPath = (search: Record<string, string>): string =>
  `${paths.jobs}?${new URLSearchParams(search).toString()}`;

type Found = { name: string; jobs: readonly JobCard[]; more: boolean };

/** "20+" if there are more than the alert lists. */
const titleOf = ({ name, jobs, more }: Found): DeferredText => {
  const given = { count: jobs.length, name };
  return more ? t('matched.titleAtLeast', given) : t('matched.title', given);
};

const subjectOf = ({ name, jobs, more }: Found): DeferredText => {
  const given = { count: jobs.length, name };
  return more ? t('matched.email.subjectAtLeast', given) : t('matched.email.subject', given);
};

const contentOf = ({ jobs, more }: Found): DeferredText => {
  const given = { jobTitle: jobs[0]?.title ?? '' };
  return jobs.length === 1 && !more ? t('matched.one', given) : t('matched.several', given);
};

const candidatesPath = (search: Record<string, string>): string =>
  `${paths.doctors}?${new URLSearchParams(search).toString()}`;

const candidateCard = (siteUrl: string, { userId, displayName, title, location }: ProfessionalCard): MailCard => ({
  title: displayName,
  lines: [[title, location].filter(Boolean)],
  url: onSite(siteUrl, pathTo(paths.doctorProfile, { userId })),
});

const candidatesTitle = ({ name, professionals, more }: EventDelivery): DeferredText => {
  const given = { count: professionals.length, name };
  return more ? t('candidates.titleAtLeast', given) : t('candidates.title', given);
};

/** Unsubscribes from this alert only. The link in the text opens a page. */
const unsubscribing = async (
  { userId, jobAlertId }: AlertKey,
  { siteUrl, hash }: EmailContext,
): Promise<Pick<EmailDraft, 'links' | 'kind'>> => {
  const token = await alertToken(hash, { userId, jobAlertId });
  const post = stopAlertPath.replace('{token}', encodeURIComponent(token));
  return {
    links: [{ label: t('matched.email.stop'), url: onSite(siteUrl, pathTo(paths.unsubscribeAlert, { token })) }],
    kind: { unsubscribe: onSite(siteUrl, post) },
  };
};

export const jobTexts = defineTexts({
  'job.assigned': {
    load: loadAssigned,
    toUsers: [
      {
        recipients: ({ assigneeId }) => [assigneeId],
        category: 'applications',
        inApp: ({ jobTitle, path }) => ({
          type: 'job',
          title: t('assigned.title'),
          content: t('assigned.content', { jobTitle }),
          actionUrl: path,
        }),
        email: ({ jobTitle, path }, { siteUrl }) => ({
          subject: t('assigned.email.subject', { jobTitle }),
          preview: t('assigned.email.preview'),
          heading: t('assigned.title'),
          paragraphs: [t('assigned.email.text', { jobTitle })],
          action: { label: t('assigned.email.action'), url: onSite(siteUrl, path) },
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
          title: t('expired.title'),
          content: t('expired.content', { jobTitle }),
          actionUrl: path,
        }),
      },
    ],
  },

  'job.unattended': {
    load: loadUnattended,
    toUsers: [
      {
        recipients: ({ admins }) => admins,
        category: 'applications',
        inApp: ({ jobTitle, path }) => ({
          type: 'job',
          title: t('unattended.title'),
          content: t('unattended.content', { jobTitle }),
          actionUrl: path,
        }),
      },
    ],
  },

  'job_alert.matched': {
    load: loadMatched,
    toUsers: [
      {
        recipients: ({ userId, jobs }) => (jobs.length > 0 ? [userId] : []),
        category: 'jobAlerts',
        inApp: (found) => ({
          type: 'job',
          title: titleOf(found),
          content: contentOf(found),
          actionUrl: searchPath(found.search),
        }),
        email: async (found, { siteUrl, hash }) => {
          const { name, search, jobs, more } = found;
          return {
            subject: subjectOf(found),
            preview: jobs.map(({ title }) => title).join(', '),
            heading: t('matched.email.heading', { name }),
            paragraphs: [more ? t('matched.email.newest') : t('matched.email.all')],
            cards: jobs.map((job) => emailCard(siteUrl, job)),
            action: { label: t('matched.email.action'), url: onSite(siteUrl, searchPath(search)) },
            notes: [t('matched.email.why', { name })],
            ...(await unsubscribing(found, { siteUrl, hash })),
          };
        },
      },
      {
        recipients: ({ userId, professionals }) => (professionals.length > 0 ? [userId] : []),
        category: 'jobAlerts',
        inApp: (found) => ({
          type: 'job',
          title: candidatesTitle(found),
          content: t('candidates.content'),
          actionUrl: candidatesPath(found.search),
        }),
        email: async (found, { siteUrl, hash }) => {
          const { name, search, professionals } = found;
          return {
            subject: candidatesTitle(found),
            preview: professionals.map(({ displayName }) => displayName).join(', '),
            heading: t('candidates.email.heading', { name }),
            paragraphs: [t('candidates.content')],
            cards: professionals.map((it) => candidateCard(siteUrl, it)),
            action: { label: t('candidates.email.action'), url: onSite(siteUrl, candidatesPath(search)) },
            notes: [t('candidates.email.why', { name })],
            ...(await unsubscribing(found, { siteUrl, hash })),
          };
        },
      },
    ],
  },
});
