import type { Me } from '@shared/accounts/api/accounts.routes';
import { limits } from '@shared/limits';
import { paths } from '@shared/paths';
import { alsoReturning, withReturnPath } from './return-path';

export type RoutedAccount = Pick<Me, 'userType' | 'email' | 'emailVerifiedAt' | 'profile_completion'> & {
  membership: Pick<NonNullable<Me['membership']>, 'role' | 'twoFactorDue'> | null;
  support?: true | undefined;
};
type Belonging = Pick<RoutedAccount, 'userType' | 'membership' | 'support'>;

/** Fixed at sign-up; an organization membership also counts as employer. */
export const isEmployer = (me: Belonging): boolean => me.userType === 'employer' || me.membership !== null;

/** Support staff can't write messages; employers need an organization, and two-factor sign-in if it is required. */
export const mayWriteMessages = (me: Belonging): boolean =>
  !me.support && (me.userType !== 'employer' || (me.membership !== null && !me.membership.twoFactorDue));

/** Whether the organization is unverified, and its grace period is over. */
export const isLocked = (me: Pick<Me, 'membership'> | null): boolean =>
  me?.membership?.unverified === true && me.membership.graceUntil === undefined;

export const dashboardFor = (me: Belonging): string => {
  if (me.support) return paths.admin;
  return isEmployer(me) ? paths.employerDashboard : paths.professionalDashboard;
};

export const profileFor = (me: Belonging): string => {
  if (me.support) return paths.accountSettings;
  return isEmployer(me) ? paths.employerProfile : paths.editProfile;
};

export const verifyEmailFor = (email: string, next: string | null = null): string => {
  const page = `${paths.verifyEmail}?email=${encodeURIComponent(email)}`;
  return next === null ? page : alsoReturning(page, next);
};

export const completeRegistrationFor = (next: string | null): string =>
  next === null ? paths.completeRegistration : withReturnPath(paths.completeRegistration, next);

/** Only administrators can complete the company profile, so no one else is redirected to it. */
const isHeldUpByProfile = (me: RoutedAccount): boolean => me.membership === null || me.membership.role === 'admin';

/** Start page after sign-in; null means signed out. */
export const homeFor = (me: RoutedAccount | null): string => {
  if (!me) return paths.login;
  if (!me.emailVerifiedAt) return verifyEmailFor(me.email);
  if (me.support || me.profile_completion >= limits.profileCompletionThreshold) return dashboardFor(me);
  if (!isEmployer(me)) return paths.authProfileSetup;
  return isHeldUpByProfile(me) ? paths.employerProfile : paths.employerDashboard;
};
