import { paths } from '@shared/paths';

export type SettingsArea = { name: 'companyProfile' | 'profile' | 'account' | 'help'; to: string };

/** The areas of the settings page. */
export const settingsFor = (employer: boolean): readonly SettingsArea[] => [
  employer ? { name: 'companyProfile', to: paths.employerProfile } : { name: 'profile', to: paths.editProfile },
  { name: 'account', to: paths.accountSettings },
  { name: 'help', to: paths.help },
];
