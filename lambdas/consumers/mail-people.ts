import { applicantStatus } from '@shared/domain/application-status';
import type { DomainEvent, EventOf } from '@shared/model/event';
import { savedJobRoutes } from '@shared/api/saved-jobs.routes';
import { paths, pathTo } from '@shared/paths';
import { alertToken } from '../runtime/alert-token';
import { invitationToken } from '../runtime/invitation-token';
import type { KeyedHash } from '../runtime/keyed-hash';
import type { Mail, Mailer } from '../runtime/mail/mail-gateway';
import type { MailContent } from '../runtime/mail/markup';
import {
  applicationReceived,
  applicationStatusChanged,
  invitation as invitationMail,
  jobAlert,
  jobAssigned as jobAssignedMail,
  memberRemoved,
  passwordChanged,
  twoFactorChanged,
  welcome,
} from '../runtime/mail/templates';
import { credentialExpiring, credentialStatusChanged } from '../runtime/mail/credential-templates';
import type { Effect, EventReader } from './ports';
import { credentialNews, isNewsToProfessional, isNewsToTeam, teamOf } from './recipients';

export type MailDeps = { reader: EventReader; mailer: Mailer; hash: KeyedHash; siteUrl: string };

/** One mail for each person whom the event concerns, at the address that they have now. */
export const mailPeople = async (deps: MailDeps, event: DomainEvent): Promise<Effect[]> => {
  switch (event.type) {
    case 'account.verified':
      return welcomed(deps, event);
    case 'account.password_changed':
      return mailEach(deps, [event.data.userId], passwordChanged(deps));
    case 'account.two_factor_changed':
      return mailEach(deps, [event.data.userId], twoFactorChanged({ ...deps, ...event.data }));
    case 'invitation.created':
    case 'invitation.resent':
      return invited(deps, event);
    case 'member.removed':
      return removed(deps, event);
    case 'job_alert.matched':
      return alerted(deps, event);
    case 'job.assigned':
      return jobAssigned(deps, event);
    case 'application.submitted':
      return applicationSubmitted(deps, event);
    case 'application.status_changed':
      return statusChanged(deps, event);
    case 'credential.status_changed':
      return credentialDecided(deps, event);
    case 'credential.expiring':
      return expiring(deps, event);
    default:
      return [];
  }
};

const mailEach = (
  { reader, mailer }: MailDeps,
  userIds: readonly string[],
  content: MailContent & Pick<Mail, 'headers'>,
): Effect[] =>
  userIds.map((userId) => ({
    id: userId,
    run: async () => {
      const account = await reader.account(userId);
      if (account) await mailer.send({ ...content, to: account.email });
    },
  }));

const welcomed = async (deps: MailDeps, { data: { userId } }: EventOf<'account.verified'>): Promise<Effect[]> => {
  const account = await deps.reader.account(userId);
  return account ? mailEach(deps, [userId], welcome({ siteUrl: deps.siteUrl, ...account })) : [];
};

const invited = async (
  { reader, mailer, hash, siteUrl }: MailDeps,
  { data: { invitationId } }: EventOf<'invitation.created' | 'invitation.resent'>,
): Promise<Effect[]> => {
  const invitation = await reader.invitation(invitationId);
  if (!invitation) return [];
  const { email, role, organizationId } = invitation;
  const organization = await reader.organizationName(organizationId);
  const token = await invitationToken(hash, invitationId);
  const content = invitationMail({ siteUrl, token, organization, role });
  return [{ id: 'invited', run: () => mailer.send({ ...content, to: email }) }];
};

const removed = async (
  deps: MailDeps,
  { data: { userId, organizationId } }: EventOf<'member.removed'>,
): Promise<Effect[]> => {
  const organization = await deps.reader.organizationName(organizationId);
  return organization ? mailEach(deps, [userId], memberRemoved({ siteUrl: deps.siteUrl, organization })) : [];
};

/** RFC 8058: the mail program's own button posts to the first address, the link in the text opens a page. */
const alerted = async (deps: MailDeps, { data }: EventOf<'job_alert.matched'>): Promise<Effect[]> => {
  const { reader, hash, siteUrl } = deps;
  const delivery = await reader.delivery(data);
  if (!delivery || delivery.jobs.length === 0) return [];
  const token = await alertToken(hash, data);
  const post = savedJobRoutes.unsubscribeJobAlert.path.replace('{token}', encodeURIComponent(token));
  const unsubscribeUrl = new URL(pathTo(paths.unsubscribeAlert, { token }), siteUrl).href;
  return mailEach(deps, [data.userId], {
    ...jobAlert({ ...delivery, siteUrl, unsubscribeUrl }),
    headers: {
      'List-Unsubscribe': `<${new URL(post, siteUrl).href}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  });
};

const jobAssigned = async (
  deps: MailDeps,
  { data: { jobId, assigneeId } }: EventOf<'job.assigned'>,
): Promise<Effect[]> => {
  const job = await deps.reader.job(jobId);
  const jobTitle = job?.title ?? '';
  return job ? mailEach(deps, [assigneeId], jobAssignedMail({ siteUrl: deps.siteUrl, jobId, jobTitle })) : [];
};

const applicationSubmitted = async (
  deps: MailDeps,
  { data: { applicationId, jobId } }: EventOf<'application.submitted'>,
): Promise<Effect[]> => {
  const [application, job] = await Promise.all([deps.reader.application(applicationId), deps.reader.job(jobId)]);
  if (!application) return [];
  return mailEach(deps, teamOf(job), applicationReceived({ siteUrl: deps.siteUrl, applicationId, ...application }));
};

const statusChanged = async (deps: MailDeps, { data }: EventOf<'application.status_changed'>): Promise<Effect[]> => {
  const { applicationId, jobId, professionalId, to } = data;
  const [application, reason, job] = await Promise.all([
    deps.reader.application(applicationId),
    deps.reader.reason(applicationId, to),
    deps.reader.job(jobId),
  ]);
  if (!application) return [];
  const change = { siteUrl: deps.siteUrl, applicationId, ...application, reason };
  return [
    ...(isNewsToProfessional(data)
      ? mailEach(
          deps,
          [professionalId],
          applicationStatusChanged({ ...change, status: applicantStatus(to), audience: 'professional' }),
        )
      : []),
    ...(isNewsToTeam(data)
      ? mailEach(deps, teamOf(job), applicationStatusChanged({ ...change, status: to, audience: 'employer' }))
      : []),
  ];
};

const credentialDecided = async (deps: MailDeps, { data }: EventOf<'credential.status_changed'>): Promise<Effect[]> => {
  const news = credentialNews(await deps.reader.credential(data), data);
  return news ? mailEach(deps, [data.userId], credentialStatusChanged({ siteUrl: deps.siteUrl, ...news })) : [];
};

const expiring = async (deps: MailDeps, { data }: EventOf<'credential.expiring'>): Promise<Effect[]> => {
  const credential = await deps.reader.credential(data);
  if (!credential?.expiryDate) return [];
  const { label, expiryDate } = credential;
  const content = credentialExpiring({ siteUrl: deps.siteUrl, label, expiryDate, days: data.days });
  return mailEach(deps, [data.userId], content);
};
