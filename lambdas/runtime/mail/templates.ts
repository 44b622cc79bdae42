import { limits } from '@shared/limits';
import { teamRoleLabels, type TeamRole, type UserType } from '@shared/model/enumerations';
import { formatPay } from '@shared/domain/pay-label';
import type { JobCard } from '@shared/model/job';
import { paths, pathTo, sourceParameter } from '@shared/paths';
import { productName } from '@shared/product';
import { renderMail, type MailContent } from './markup';

/** Every mail links to the stage's site. */
type OnSite<T = unknown> = T & { siteUrl: string };

const link = (siteUrl: string, path: string): string => new URL(path, siteUrl).href;
const linkWithToken = (siteUrl: string, token: string): string =>
  link(siteUrl, `${paths.authCallback}?token=${encodeURIComponent(token)}`);

const codeLifetime = `The code is valid for ${limits.otpMinutes} minutes and works once. Nobody from ${productName} will ever ask you for it.`;
const linkLifetime = `The link is valid for ${limits.emailLinkHours} hours and works once.`;
const notYou = 'If this was not you, you can ignore this e-mail.';

export const verificationCode = ({ siteUrl, code }: OnSite<{ code: string }>): MailContent =>
  renderMail(siteUrl, {
    subject: `${code} is your ${productName} verification code`,
    preview: 'Confirm your e-mail address with this code.',
    heading: 'Confirm your e-mail address',
    paragraphs: ['Enter this code to confirm your address:'],
    code,
    notes: [codeLifetime, notYou],
  });

export const confirmationLink = ({ siteUrl, token }: OnSite<{ token: string }>): MailContent =>
  renderMail(siteUrl, {
    subject: `Confirm your e-mail address for ${productName}`,
    preview: 'One click confirms your e-mail address.',
    heading: 'Confirm your e-mail address',
    paragraphs: [`Thank you for signing up with ${productName}. Confirm your address to start using your account.`],
    action: { label: 'Confirm e-mail address', url: linkWithToken(siteUrl, token) },
    notes: [linkLifetime, notYou],
  });

export const passwordResetCode = ({ siteUrl, code }: OnSite<{ code: string }>): MailContent =>
  renderMail(siteUrl, {
    subject: `${code} is your ${productName} password reset code`,
    preview: 'Set a new password with this code.',
    heading: 'Reset your password',
    paragraphs: ['Enter this code to choose a new password:'],
    code,
    notes: [codeLifetime, 'If you did not ask for this, you can ignore this e-mail: your password stays as it is.'],
  });

/** To the owner of an address that somebody tried to register or to move an account to. */
export const alreadyRegistered = ({ siteUrl }: OnSite): MailContent =>
  renderMail(siteUrl, {
    subject: `You already have a ${productName} account`,
    preview: 'Sign in with this address, or reset the password.',
    heading: 'You already have an account',
    paragraphs: [
      'Somebody, most likely you, just tried to use this address for an account. It already has one, so nothing was changed.',
      'Sign in as usual. If you do not remember the password, choose a new one from the sign-in page.',
    ],
    action: { label: 'Sign in', url: link(siteUrl, paths.login) },
    notes: [notYou],
  });

const firstSteps: Record<UserType, { text: string; label: string; path: string }> = {
  doctor: {
    text: 'Complete your profile so that employers see what you bring, then apply for your first position.',
    label: 'Complete your profile',
    path: paths.profileSetup,
  },
  employer: {
    text: 'Describe your organization, then post your first job to reach healthcare professionals.',
    label: 'Set up your company profile',
    path: paths.employerProfile,
  },
};

export const welcome = ({
  siteUrl,
  firstName,
  userType,
}: OnSite<{ firstName: string; userType: UserType }>): MailContent => {
  const { text, label, path } = firstSteps[userType];
  return renderMail(siteUrl, {
    subject: `Welcome to ${productName}`,
    preview: 'Your address is confirmed. Here is a good first step.',
    heading: `Welcome, ${firstName}`,
    paragraphs: ['Your e-mail address is confirmed and your account is ready.', text],
    action: { label, url: link(siteUrl, path) },
  });
};

export const passwordChanged = ({ siteUrl }: OnSite): MailContent =>
  renderMail(siteUrl, {
    subject: `Your ${productName} password was changed`,
    preview: 'Every session was ended.',
    heading: 'Your password was changed',
    paragraphs: [
      'The password of your account was just changed, and every session was ended.',
      'If this was you, there is nothing to do. If it was not, choose a new password at once.',
    ],
    action: { label: 'Reset password', url: link(siteUrl, paths.forgotPassword) },
  });

/** Notice to the present address when a change to another one was asked for. */
export const emailChanging = ({ siteUrl }: OnSite): MailContent =>
  renderMail(siteUrl, {
    subject: `Your ${productName} e-mail address is about to change`,
    preview: 'A change of your e-mail address was asked for.',
    heading: 'A new e-mail address was entered',
    paragraphs: [
      'Somebody signed in to your account asked to change its e-mail address. This address stays in use until the new one is confirmed.',
      'If this was you, there is nothing to do here. If it was not, reset your password now: that ends every session.',
    ],
    action: { label: 'Reset password', url: link(siteUrl, paths.forgotPassword) },
  });

export const confirmNewEmail = ({ siteUrl, token }: OnSite<{ token: string }>): MailContent =>
  renderMail(siteUrl, {
    subject: `Confirm your new e-mail address for ${productName}`,
    preview: 'One click makes this the address of your account.',
    heading: 'Confirm your new e-mail address',
    paragraphs: ['Confirm that this is your address. From then on you sign in with it.'],
    action: { label: 'Confirm new address', url: linkWithToken(siteUrl, token) },
    notes: [linkLifetime, notYou],
  });

export const twoFactorChanged = ({ siteUrl, enabled }: OnSite<{ enabled: boolean }>): MailContent => {
  const state = enabled ? 'on' : 'off';
  return renderMail(siteUrl, {
    subject: `Two-factor authentication was turned ${state}`,
    preview: `Two-factor authentication of your ${productName} account is now ${state}.`,
    heading: `Two-factor authentication is ${state}`,
    paragraphs: [
      enabled
        ? 'From now on, signing in also asks for a code from your authenticator app. Keep your recovery codes in a safe place.'
        : 'From now on, your password alone is enough to sign in.',
      'If this was not you, reset your password at once and check your account settings.',
    ],
    action: { label: 'Open account settings', url: link(siteUrl, paths.accountSettings) },
  });
};

export const invitation = ({
  siteUrl,
  token,
  organization,
  role,
}: OnSite<{ token: string; organization: string; role: TeamRole }>): MailContent =>
  renderMail(siteUrl, {
    subject: `Join ${organization} on ${productName}`,
    preview: `You were invited as ${teamRoleLabels[role]}.`,
    heading: `${organization} invites you`,
    paragraphs: [
      `You were invited to join the team of ${organization} on ${productName} as ${teamRoleLabels[role]}.`,
      'Create your account with the button below to accept.',
    ],
    action: { label: 'Accept invitation', url: link(siteUrl, pathTo(paths.invitation, { token })) },
    notes: [`The invitation is valid for ${limits.invitationDays} days and works once.`],
  });

export const jobAssigned = ({ siteUrl, jobId, jobTitle }: OnSite<{ jobId: string; jobTitle: string }>): MailContent =>
  renderMail(siteUrl, {
    subject: `You were assigned to ${jobTitle}`,
    preview: 'You now manage this job and its applications.',
    heading: 'A job was assigned to you',
    paragraphs: [`You now manage the job “${jobTitle}” and its applications.`],
    action: { label: 'Open the job', url: link(siteUrl, pathTo(paths.manageJob, { jobId })) },
  });

/** To the employer's side. */
/** Also a confirmation to somebody who left. */
export const memberRemoved = ({ siteUrl, organization }: OnSite<{ organization: string }>): MailContent =>
  renderMail(siteUrl, {
    subject: `You are no longer in the team of ${organization}`,
    preview: `Your membership in the team of ${organization} has ended.`,
    heading: 'Your team membership has ended',
    paragraphs: [
      `You are no longer a member of the team of ${organization} on ${productName}, and you no longer see its jobs and applications.`,
      'Your account stays yours. If you did not expect this, please ask an administrator of the organization.',
    ],
    action: { label: 'Open your account', url: link(siteUrl, paths.accountSettings) },
  });

const placeOf = ({ location, remote }: JobCard): string =>
  [...(location ? [location] : []), ...(remote ? ['Remote'] : [])].join(' · ');

type Alert = {
  name: string;
  /** The search as it stands in an address. */
  search: Record<string, string>;
  jobs: readonly JobCard[];
  /** There are more than these. */
  more: boolean;
  unsubscribeUrl: string;
};

export const jobAlert = ({ siteUrl, name, search, jobs, more, unsubscribeUrl }: OnSite<Alert>): MailContent => {
  const count = `${jobs.length}${more ? '+' : ''} new ${jobs.length === 1 && !more ? 'job' : 'jobs'}`;
  return renderMail(siteUrl, {
    subject: `${count}: ${name}`,
    preview: jobs.map(({ title }) => title).join(', '),
    heading: `New jobs for “${name}”`,
    paragraphs: [more ? 'The newest jobs that your search finds:' : 'Your search finds what is new here:'],
    cards: jobs.map((job) => ({
      title: job.title,
      lines: [
        [job.organization, placeOf(job)].filter(Boolean).join(' · '),
        ...(job.salaryMinCents === null && job.salaryMaxCents === null ? [] : [formatPay(job)]),
      ],
      url: link(siteUrl, `${pathTo(paths.job, { jobId: job.jobId })}?${sourceParameter}=alert`),
    })),
    action: { label: 'See all jobs', url: link(siteUrl, `${paths.jobs}?${new URLSearchParams(search).toString()}`) },
    notes: [`You get this e-mail because of your job alert “${name}”.`],
    links: [{ label: 'Stop this alert', url: unsubscribeUrl }],
  });
};
