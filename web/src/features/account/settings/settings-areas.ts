import { contactSupport, openInvitation, paths } from '@shared/paths';

export type SettingsArea = {
  name:
    | 'companyProfile'
    | 'profile'
    | 'account'
    | 'notifications'
    | 'privacy'
    | 'team'
    | 'audit'
    | 'facilityLists'
    | 'messageTemplates'
    | 'reports'
    | 'help';
  to: string;
};

export const settingsFor = (
  employer: boolean,
  { decidesCompliance, readsAudit, hasTeam }: { decidesCompliance: boolean; readsAudit: boolean; hasTeam: boolean },
): readonly SettingsArea[] => [
  employer ? { name: 'companyProfile', to: paths.employerProfile } : { name: 'profile', to: paths.editProfile },
  { name: 'account', to: paths.accountSettings },
  { name: 'notifications', to: paths.notificationSettings },
  employer ? { name: 'team', to: paths.teamSettings } : { name: 'privacy', to: paths.privacySettings },
  ...(decidesCompliance ? [{ name: 'facilityLists', to: paths.facilityLists } as const] : []),
  ...(readsAudit ? [{ name: 'audit', to: paths.auditLog } as const] : []),
  ...(hasTeam ? [{ name: 'messageTemplates', to: paths.messageTemplates } as const] : []),
  { name: 'reports', to: paths.myReports },
  { name: 'help', to: paths.support },
];

export type QuickAction = { name: 'updateCompany' | 'inviteMembers' | 'getHelp'; to: string };

export const quickActions: readonly QuickAction[] = [
  { name: 'updateCompany', to: paths.employerProfile },
  { name: 'inviteMembers', to: openInvitation },
  { name: 'getHelp', to: contactSupport },
];
