import { systemClock } from '../../platform/clock';
import { lazyDependency } from '../../platform/lazy-dependency';
import { createDailyCounts } from '../../platform/table/daily-limits';
import { createAnalyticsReports } from '../../store/hiring/analytics/reports';
import { createHttpPlatform } from '../../store/http-platform';
import { createFillMonths } from '../../store/work/shifts/filling/fill-months';
import { createShiftLineWeeks } from '../../store/work/timesheets/shift-line-weeks';
import { createLocations } from '../../store/work/locations/locations';
import { createOrganizations } from '../../store/organizations/organizations/organizations';
import { createFigureDeps } from './figure-deps';
import type { Deps } from './ports';

export const platform = createHttpPlatform();
const { table, hash } = platform;

export const deps: Deps = {
  ...createFigureDeps(table),
  fillMonths: createFillMonths(table),
  shiftLines: createShiftLineWeeks(table),
  locations: createLocations(table),
  reports: createAnalyticsReports(table),
  organizations: createOrganizations(table),
  pdf: lazyDependency(async () => ({ draw: (await import('./draw-sections')).drawSections })),
  throttle: createDailyCounts(table, systemClock),
  hash,
};
