import { dashboardTab } from '@shared/paths';

export const professionalTabs = ['overview', dashboardTab.calendar, dashboardTab.portfolio] as const;
export type ProfessionalTab = (typeof professionalTabs)[number];

/** The tab that the address chooses. */
export const tabIn = (search: URLSearchParams): ProfessionalTab => {
  const asked = search.get(dashboardTab.parameter);
  return professionalTabs.find((tab) => tab === asked) ?? 'overview';
};
