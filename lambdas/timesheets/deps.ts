import { systemClock } from '../runtime/clock';
import { createDailyCounts } from '../runtime/daily-count-repository';
import { createHttpPlatform } from '../runtime/http-platform';
import { lazyPort } from '../runtime/lazy-port';
import { createPeople } from '../runtime/people-repository';
import { createEarnings } from './earnings-repository';
import type { Deps } from './ports';
import { createTimesheets } from './timesheet-repository';

export const platform = createHttpPlatform();
const { table, cursors } = platform;

export const deps: Deps = {
  timesheets: createTimesheets(table, cursors),
  earnings: createEarnings(table),
  people: createPeople(table),
  documents: lazyPort(async () => (await import('../runtime/files/documents-gateway')).createDocuments(systemClock)),
  // Fonts and layout are read only by who needs a page drawn.
  pdf: lazyPort(async () => ({ draw: (await import('./draw-timesheet')).drawTimesheet })),
  throttle: createDailyCounts(table, systemClock),
  clock: systemClock,
};
