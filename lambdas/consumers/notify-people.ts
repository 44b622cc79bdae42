import { applicantStatusLabels } from '@shared/model/vocabulary';
import { applicantStatus } from '@shared/domain/application-status';
import type { DomainEvent, EventOf } from '@shared/model/event';
import { paths, pathTo } from '@shared/paths';
import { verificationStatusLabels } from '@shared/model/profile-vocabulary';
import { credentialsPage, expiryWords } from '../runtime/mail/credential-templates';
import { notificationId } from './notification-id';
import type { Effect, EventReader, NewNotification, Notifications } from './ports';
import { credentialNews, isNewsToProfessional, isNewsToTeam, teamOf } from './recipients';

export type NotifyDeps = { reader: EventReader; notifications: Notifications };
type Text = Pick<NewNotification, 'type' | 'title' | 'content' | 'actionUrl'>;

/** One notification for each person whom the event concerns. */
export const notifyPeople = async (deps: NotifyDeps, event: DomainEvent): Promise<Effect[]> => {
  switch (event.type) {
    case 'job.assigned':
      return jobAssigned(deps, event);
    case 'job.expired':
      return jobExpired(deps, event);
    case 'member.joined':
      return memberJoined(deps, event);
    case 'application.submitted':
      return applicationSubmitted(deps, event);
    case 'application.status_changed':
      return statusChanged(deps, event);
    case 'credential.status_changed':
      return credentialDecided(deps, event);
    case 'credential.expiring':
      return credentialExpiring(deps, event);
    default:
      return [];
  }
};

const notifyEach = (
  { notifications }: NotifyDeps,
  event: DomainEvent,
  userIds: readonly string[],
  text: Text,
): Effect[] =>
  userIds.map((userId) => ({
    id: userId,
    run: () => notifications.put({ ...text, userId, id: notificationId(event, userId), createdAt: event.occurredAt }),
  }));

const jobAssigned = async (deps: NotifyDeps, event: EventOf<'job.assigned'>): Promise<Effect[]> => {
  const { jobId, assigneeId } = event.data;
  const job = await deps.reader.job(jobId);
  if (!job) return [];
  return notifyEach(deps, event, [assigneeId], {
    type: 'job',
    title: 'A job was assigned to you',
    content: `You now manage “${job.title}” and its applications.`,
    actionUrl: pathTo(paths.manageJob, { jobId }),
  });
};

const jobExpired = async (deps: NotifyDeps, event: EventOf<'job.expired'>): Promise<Effect[]> => {
  const { jobId } = event.data;
  const job = await deps.reader.job(jobId);
  if (!job) return [];
  return notifyEach(deps, event, teamOf(job), {
    type: 'job',
    title: 'A job has closed',
    content: `“${job.title}” has closed: its application deadline has passed.`,
    actionUrl: pathTo(paths.manageJob, { jobId }),
  });
};

const memberJoined = async (deps: NotifyDeps, event: EventOf<'member.joined'>): Promise<Effect[]> => {
  const { userId, organizationId } = event.data;
  const [account, admins] = await Promise.all([deps.reader.account(userId), deps.reader.admins(organizationId)]);
  if (!account) return [];
  const others = admins.filter((admin) => admin !== userId);
  return notifyEach(deps, event, others, {
    type: 'system',
    title: 'New team member',
    content: `${account.firstName} ${account.lastName} joined your team.`,
    actionUrl: paths.teamSettings,
  });
};

const applicationSubmitted = async (deps: NotifyDeps, event: EventOf<'application.submitted'>): Promise<Effect[]> => {
  const { applicationId, jobId } = event.data;
  const [application, job] = await Promise.all([deps.reader.application(applicationId), deps.reader.job(jobId)]);
  if (!application) return [];
  return notifyEach(deps, event, teamOf(job), {
    type: 'application',
    title: 'New application',
    content: `${application.candidateName} applied for “${application.jobTitle}”.`,
    actionUrl: pathTo(paths.application, { applicationId }),
  });
};

const statusChanged = async (deps: NotifyDeps, event: EventOf<'application.status_changed'>): Promise<Effect[]> => {
  const { applicationId, jobId, professionalId, to } = event.data;
  const application = await deps.reader.application(applicationId);
  if (!application) return [];
  const { jobTitle, organization, candidateName } = application;
  const actionUrl = pathTo(paths.application, { applicationId });
  const label = applicantStatusLabels[applicantStatus(to)];
  const professional = isNewsToProfessional(event.data)
    ? notifyEach(deps, event, [professionalId], {
        type: 'application',
        title: label,
        content: `Your application for “${jobTitle}” at ${organization} has a new status: ${label}.`,
        actionUrl,
      })
    : [];
  const team = isNewsToTeam(event.data)
    ? notifyEach(deps, event, teamOf(await deps.reader.job(jobId)), {
        type: 'application',
        title: 'Application withdrawn',
        content: `${candidateName} withdrew the application for “${jobTitle}”.`,
        actionUrl,
      })
    : [];
  return [...professional, ...team];
};

const credentialDecided = async (deps: NotifyDeps, event: EventOf<'credential.status_changed'>): Promise<Effect[]> => {
  const { userId } = event.data;
  const news = credentialNews(await deps.reader.credential(event.data), event.data);
  if (!news) return [];
  const { label, status, note } = news;
  return notifyEach(deps, event, [userId], {
    type: 'system',
    title: `${label}: ${verificationStatusLabels[status]}`,
    content: note || `The verification of “${label}” has a new status: ${verificationStatusLabels[status]}.`,
    actionUrl: credentialsPage,
  });
};

const credentialExpiring = async (deps: NotifyDeps, event: EventOf<'credential.expiring'>): Promise<Effect[]> => {
  const { userId, days } = event.data;
  const credential = await deps.reader.credential(event.data);
  if (!credential) return [];
  return notifyEach(deps, event, [userId], {
    type: 'system',
    title: `${credential.label} ${expiryWords(days)}`,
    content: 'Renew it in time and enter its new dates in your profile, so that it stays verified.',
    actionUrl: credentialsPage,
  });
};
