import { savedJobRoutes } from '@shared/api/saved-jobs.routes';
import type { EventOf } from '@shared/model/event';
import { paths, pathTo } from '@shared/paths';
import { alertToken } from '../../runtime/alert-token';
import { jobAlert, jobAssigned } from '../../runtime/mail/templates';
import type { MailContext, NewsOf } from '../news';
import type { EventDelivery } from '../ports';
import { teamOf } from '../recipients';

const assigned: NewsOf<EventOf<'job.assigned'>> = async (reader, { data: { jobId, assigneeId } }) => {
  const job = await reader.job(jobId);
  if (!job) return [];
  return [
    {
      userId: assigneeId,
      category: 'applications',
      notification: {
        type: 'job',
        title: 'A job was assigned to you',
        content: `You now manage “${job.title}” and its applications.`,
        actionUrl: pathTo(paths.manageJob, { jobId }),
      },
      mail: ({ siteUrl }) => jobAssigned({ siteUrl, jobId, jobTitle: job.title }),
      sms: null,
    },
  ];
};

const expired: NewsOf<EventOf<'job.expired'>> = async (reader, { data: { jobId } }) => {
  const job = await reader.job(jobId);
  if (!job) return [];
  const notification = {
    type: 'job' as const,
    title: 'A job has closed',
    content: `“${job.title}” has closed: its application deadline has passed.`,
    actionUrl: pathTo(paths.manageJob, { jobId }),
  };
  return teamOf(job).map((userId) => ({ userId, category: 'applications', notification, mail: null, sms: null }));
};

type Matched = EventOf<'job_alert.matched'>['data'];

/** RFC 8058: the mail program's own button posts to the first address, the link in the text opens a page. */
const alertMail = async ({ siteUrl, hash }: MailContext, data: Matched, delivery: EventDelivery) => {
  const token = await alertToken(hash, data);
  const post = savedJobRoutes.unsubscribeJobAlert.path.replace('{token}', encodeURIComponent(token));
  const unsubscribeUrl = new URL(pathTo(paths.unsubscribeAlert, { token }), siteUrl).href;
  return {
    ...jobAlert({ ...delivery, siteUrl, unsubscribeUrl }),
    headers: {
      'List-Unsubscribe': `<${new URL(post, siteUrl).href}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
};

const matched: NewsOf<EventOf<'job_alert.matched'>> = async (reader, { data }) => {
  const delivery = await reader.delivery(data);
  if (!delivery || delivery.jobs.length === 0) return [];
  const { name, search, jobs, more } = delivery;
  const one = jobs.length === 1 && !more;
  return [
    {
      userId: data.userId,
      category: 'jobAlerts',
      notification: {
        type: 'job',
        title: `${jobs.length}${more ? '+' : ''} new ${one ? 'job' : 'jobs'} for “${name}”`,
        content: `Your job alert found “${jobs[0]?.title ?? ''}”${one ? '' : ' and more'}.`,
        actionUrl: `${paths.jobs}?${new URLSearchParams(search).toString()}`,
      },
      mail: (context) => alertMail(context, data, delivery),
      sms: null,
    },
  ];
};

export const jobNews = { 'job.assigned': assigned, 'job.expired': expired, 'job_alert.matched': matched };
