import { dashboardTab } from '@shared/paths';

export const professionalTabs = [
  'overview',
  dashboardTab.calendar,
  dashboardTab.jobs,
  dashboardTab.applications,
  dashboardTab.recommended,
  dashboardTab.interviews,
  dashboardTab.portfolio,
  dashboardTab.messages,
] as const;
export type ProfessionalTab = (typeof professionalTabs)[number];

export const tabIn = (search: URLSearchParams): ProfessionalTab => {
  const asked = search.get(dashboardTab.parameter);
  return professionalTabs.find((tab) => tab === asked) ?? 'overview';
};

export const toTab = (tab: ProfessionalTab): string => (tab === 'overview' ? '?' : `?${dashboardTab.parameter}=${tab}`);
