import { matchPath } from 'react-router-dom';
import type { Me } from '@shared/accounts/api/accounts.routes';
import { scopeOf, type Action } from '@shared/organizations/rules/permissions';
import { providersOf } from '@shared/connect/integrations/providers';
import { contactSupport, openInvitation, paths, type SitePath } from '@shared/paths';
import { isEmployer } from '@/lib/auth/home-for';

export type SettingsAreaName =
  | 'companyProfile'
  | 'profile'
  | 'account'
  | 'notifications'
  | 'billing'
  | 'privacy'
  | 'team'
  | 'locations'
  | 'integrations'
  | 'audit'
  | 'reliability'
  | 'facilityLists'
  | 'messageTemplates'
  | 'reports'
  | 'help';

export type SettingsArea = {
  name: SettingsAreaName;
  to: SitePath;
  /** Other pages of the area. */
  pages?: readonly SitePath[];
};

type Person = Pick<Me, 'userType' | 'membership' | 'support'>;

export const may = (action: Action, { membership }: Pick<Me, 'membership'>): boolean =>
  membership !== null && scopeOf(action, membership.role) !== 'none';

/** Professionals pay for themselves; an organization's administrators for all of it. */
export const mayManageBilling = (person: Person): boolean =>
  !person.support && (isEmployer(person) ? may('manageBilling', person) : true);

const account: SettingsArea = { name: 'account', to: paths.accountSettings };
const notifications: SettingsArea = { name: 'notifications', to: paths.notificationSettings };
const billing: SettingsArea = { name: 'billing', to: paths.billing };
const privacy: SettingsArea = { name: 'privacy', to: paths.privacySettings };
const help: SettingsArea = { name: 'help', to: paths.support, pages: [paths.supportTicket] };
const integrations: SettingsArea = {
  name: 'integrations',
  to: paths.integrations,
  pages: [paths.webhook, paths.connection, paths.connectFinish],
};
/** For everyone who can connect a service of their own. */
const ownIntegrations: readonly SettingsArea[] = providersOf('person').length > 0 ? [integrations] : [];
const company: SettingsArea = {
  name: 'companyProfile',
  to: paths.employerProfile,
  pages: [paths.organizationVerification],
};

/** The cards of the settings page. Only pages that exist for the person have one. */
export const settingsAreas = (person: Person): readonly SettingsArea[] => {
  if (person.support) return [account, notifications, privacy];
  return isEmployer(person)
    ? [
        company,
        account,
        notifications,
        ...(person.membership ? [billing] : []),
        { name: 'team', to: paths.teamSettings },
        ...(may('manageLocations', person) ? [{ name: 'locations', to: paths.locations } as const] : []),
        ...(may('manageApiKeys', person) ? [integrations] : ownIntegrations),
        privacy,
        help,
      ]
    : [{ name: 'profile', to: paths.editProfile }, account, notifications, billing, ...ownIntegrations, privacy, help];
};

/** Areas below the cards, which fewer people need. */
export const furtherAreas = (person: Person): readonly SettingsArea[] => [
  ...(may('decideCompliance', person) ? [{ name: 'facilityLists', to: paths.facilityLists } as const] : []),
  ...(person.membership ? [{ name: 'messageTemplates', to: paths.messageTemplates } as const] : []),
  ...(may('readReliability', person) ? [{ name: 'reliability', to: paths.reliability } as const] : []),
  ...(may('readAuditLog', person) ? [{ name: 'audit', to: paths.auditLog } as const] : []),
  ...(person.support ? [] : [{ name: 'reports', to: paths.myReports } as const]),
];

export const isAreaOf = (pathname: string, { to, pages = [] }: SettingsArea): boolean =>
  [to, ...pages].some((page) => matchPath(page, pathname) !== null);

export type QuickAction = { name: 'updateCompany' | 'inviteMembers' | 'manageSubscription' | 'getHelp'; to: string };

export const quickActions = (person: Person): readonly QuickAction[] => [
  ...(may('editCompanyProfile', person) ? [{ name: 'updateCompany', to: paths.employerProfile } as const] : []),
  ...(may('manageTeam', person) ? [{ name: 'inviteMembers', to: openInvitation } as const] : []),
  ...(mayManageBilling(person) ? [{ name: 'manageSubscription', to: paths.billing } as const] : []),
  ...(person.support ? [] : [{ name: 'getHelp', to: contactSupport } as const]),
];
