import { analyticsTab, dashboardTab, paths } from '@shared/paths';

/** New locations of the former start pages' tabs. */
const ofEmployer: Record<string, string> = {
  jobs: paths.manageJobs,
  team: paths.teamSettings,
  'team-analytics': `${paths.analytics}?${analyticsTab.parameter}=${analyticsTab.team}`,
  applications: paths.applications,
  analytics: paths.analytics,
};

const ofProfessional: Record<string, string> = {
  calendar: paths.calendar,
  jobs: paths.jobs,
  applications: paths.applications,
  recommended: paths.jobs,
  interviews: paths.interviews,
  portfolio: paths.portfolio,
  messages: paths.messages,
};

const newPlace = (places: Record<string, string>, search: URLSearchParams): string | null => {
  const tab = search.get(dashboardTab.parameter);
  return tab !== null && Object.hasOwn(places, tab) ? places[tab]! : null;
};

export const employerPlaceOf = (search: URLSearchParams): string | null => newPlace(ofEmployer, search);
export const professionalPlaceOf = (search: URLSearchParams): string | null => newPlace(ofProfessional, search);
