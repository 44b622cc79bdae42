import { paths } from '@shared/paths';

const everybody = ['overview', 'jobs', 'applications', 'analytics'] as const;
const leading = ['overview', 'jobs', 'team', 'team-analytics', 'applications', 'analytics'] as const;
export type EmployerTab = (typeof leading)[number];

export const tabsFor = (manages: boolean): readonly EmployerTab[] => (manages ? leading : everybody);

export const tabKey = 'tab';

export const tabOf = (text: string | null, manages: boolean): EmployerTab =>
  tabsFor(manages).find((tab) => tab === text) ?? 'overview';

export const dashboardAt = (tab: EmployerTab): string => `${paths.employerDashboard}?${tabKey}=${tab}`;
