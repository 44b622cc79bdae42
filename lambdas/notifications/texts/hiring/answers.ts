import type { EventOf } from '@shared/core/model/event';
import { paths, pathTo } from '@shared/paths';
import type { EventReader } from '../../../events/ports';
import { textsOf } from '../../../platform/text/deferred-text';
import { onSite } from '../../format';
import { teamOf } from '../../recipients';
import { defineTexts } from '../../text';

/** Steps that managers are notified of, because answers are missed. */
const forManagers = ['managers', 'paused', 'closed'];

const loadDue = async (reader: EventReader, { data }: EventOf<'job.answers_due'>) => {
  const { jobId, organizationId, on, step, waiting } = data;
  const [job, managers] = await Promise.all([
    reader.job(jobId),
    forManagers.includes(step) ? reader.managers(organizationId) : [],
  ]);
  return (
    job && {
      step,
      args: { jobTitle: job.title, waiting, day: { weekday: on } },
      path: pathTo(paths.jobApplications, { jobId }),
      recipients: [...teamOf(job), ...managers],
    }
  );
};

const loadExtended = async (reader: EventReader, { data }: EventOf<'application.answer_extended'>) => {
  const { applicationId, professionalId, from, to } = data;
  const application = await reader.application(applicationId);
  return (
    application && {
      professionalId,
      organization: application.organization,
      jobTitle: application.jobTitle,
      day: { weekday: to },
      before: { weekday: from },
      path: pathTo(paths.application, { applicationId }),
    }
  );
};

const t = textsOf('notifications/answers');

export const answerTexts = defineTexts({
  'job.answers_due': {
    load: loadDue,
    toUsers: [
      {
        recipients: ({ recipients }) => recipients,
        category: ({ step }) => (forManagers.includes(step) ? 'applications' : 'reminders'),
        inApp: ({ step, args, path }) => ({
          type: 'application',
          title: t(`due.${step}.title`),
          content: t(`due.${step}.content`, args),
          actionUrl: path,
        }),
        email: ({ step, args, path }, { siteUrl }) => ({
          subject:
            step === 'closed'
              ? t('due.email.closedSubject', { jobTitle: args.jobTitle })
              : t('due.email.subject', args),
          preview: t('due.email.preview', { day: args.day }),
          heading: t(`due.${step}.title`),
          paragraphs: [t(`due.${step}.content`, args), ...(step === 'closed' ? [] : [t('due.email.how')])],
          action: { label: t('due.email.action'), url: onSite(siteUrl, path) },
        }),
      },
    ],
  },

  'application.answer_extended': {
    load: loadExtended,
    toUsers: [
      {
        recipients: ({ professionalId }) => [professionalId],
        category: 'applications',
        inApp: ({ organization, jobTitle, day, before, path }) => ({
          type: 'application',
          title: t('extended.title', { day }),
          content: t('extended.content', { organization, jobTitle, day, before }),
          actionUrl: path,
        }),
        email: ({ organization, jobTitle, day, before, path }, { siteUrl }) => ({
          subject: t('extended.email.subject', { jobTitle }),
          preview: t('extended.email.preview', { organization, day }),
          heading: t('extended.email.heading', { day }),
          paragraphs: [t('extended.content', { organization, jobTitle, day, before }), t('extended.email.once')],
          action: { label: t('action'), url: onSite(siteUrl, path) },
        }),
      },
    ],
  },
});
