import { openInvitation, paths } from '@shared/paths';

export type SettingsArea = {
  name:
    | 'companyProfile'
    | 'profile'
    | 'account'
    | 'notifications'
    | 'privacy'
    | 'team'
    | 'facilityLists'
    | 'messageTemplates'
    | 'help';
  to: string;
};

export const settingsFor = (
  employer: boolean,
  { decidesCompliance, hasTeam }: { decidesCompliance: boolean; hasTeam: boolean },
): readonly SettingsArea[] => [
  employer ? { name: 'companyProfile', to: paths.employerProfile } : { name: 'profile', to: paths.editProfile },
  { name: 'account', to: paths.accountSettings },
  { name: 'notifications', to: paths.notificationSettings },
  employer ? { name: 'team', to: paths.teamSettings } : { name: 'privacy', to: paths.privacySettings },
  ...(decidesCompliance ? [{ name: 'facilityLists', to: paths.facilityLists } as const] : []),
  ...(hasTeam ? [{ name: 'messageTemplates', to: paths.messageTemplates } as const] : []),
  { name: 'help', to: paths.help },
];

export type QuickAction = { name: 'updateCompany' | 'inviteMembers' | 'getHelp'; to: string };

export const quickActions: readonly QuickAction[] = [
  { name: 'updateCompany', to: paths.employerProfile },
  { name: 'inviteMembers', to: openInvitation },
  { name: 'getHelp', to: paths.help },
];
