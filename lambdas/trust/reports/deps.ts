import { systemClock } from '../../platform/clock';
import { createDailyCounts } from '../../platform/table/daily-limits';
import { createHttpPlatform } from '../../store/http-platform';
import { createCaseNames } from '../../store/trust/reports/case-names';
import { createReportCases } from '../../store/trust/reports/cases';
import { createReportedThings } from '../../store/trust/reports/reported-things';
import type { Deps } from './ports';

export const platform = createHttpPlatform();
const { table, cursors } = platform;

export const deps: Deps = {
  cases: createReportCases(table, cursors),
  things: createReportedThings(table, systemClock),
  names: createCaseNames(table),
  throttle: createDailyCounts(table, systemClock),
  clock: systemClock,
};
