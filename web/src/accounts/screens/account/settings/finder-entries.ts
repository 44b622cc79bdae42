import type { Catalogs } from '@shared/locales/catalogs';
import type { Action } from '@shared/organizations/rules/permissions';
import {
  billingAddress,
  contactSupport,
  dataRightsId,
  openInvitation,
  paths,
  supportView,
  type BillingTab,
} from '@shared/paths';
import type { SettingsAreaName } from '@/accounts/parts/settings/settings-areas';

type Texts = Catalogs['settings-finder'];
type NamedBy<Key> = Key extends `entries.${infer Name}.title` ? Name : never;
type EntryName = NamedBy<keyof Texts>;

/** `needs`: shown to people who may do this; `professionals`: only to them. */
export type FinderEntry = {
  name: EntryName;
  area: SettingsAreaName;
  to: string;
  needs?: Action;
  professionals?: true;
  /** Only for people who may change the plan. */
  payers?: true;
};

const on =
  (area: SettingsAreaName, path: string) =>
  (name: EntryName, section: string): FinderEntry => ({ name, area, to: `${path}#${section}` });

const account = on('account', paths.accountSettings);
const notifications = on('notifications', paths.notificationSettings);
const privacy = on('privacy', paths.privacySettings);
const billing = (name: EntryName, tab: BillingTab): FinderEntry => ({
  name,
  area: 'billing',
  to: billingAddress(tab),
  payers: true,
});
const team = on('team', paths.teamSettings);

/** Items that can be found within pages; the pages themselves are found by name. */
export const finderEntries: readonly FinderEntry[] = [
  account('details', 'about'),
  account('timeZone', 'preferences'),
  account('appearance', 'preferences'),
  account('language', 'language'),
  account('email', 'email'),
  account('password', 'password'),
  account('twoFactor', 'two-factor'),
  account('activity', 'activity'),
  { ...account('clockPhones', 'clock-phones'), professionals: true },
  notifications('emailAlerts', 'email'),
  notifications('pushAlerts', 'push'),
  notifications('textMessages', 'sms'),
  notifications('popUps', 'browser'),
  notifications('quietHours', 'preferences'),
  { ...privacy('visibility', 'visibility'), professionals: true },
  { ...privacy('blocked', 'blocked'), professionals: true },
  privacy('dataExport', dataRightsId),
  privacy('deleteAccount', dataRightsId),
  privacy('terms', 'legal'),
  billing('plan', 'subscription'),
  billing('paymentMethods', 'methods'),
  billing('invoices', 'history'),
  team('members', 'members'),
  { name: 'invitations', area: 'team', to: openInvitation, needs: 'manageTeam' },
  { ...team('teamTwoFactor', 'two-factor'), needs: 'manageTeam' },
  { name: 'verification', area: 'companyProfile', to: paths.organizationVerification, needs: 'verifyOrganization' },
  { name: 'contactSupport', area: 'help', to: contactSupport },
  { name: 'tickets', area: 'help', to: `${paths.support}?${supportView.parameter}=${supportView.tickets}` },
];
