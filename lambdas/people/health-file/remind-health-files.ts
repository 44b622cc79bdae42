import { systemClock } from '../../platform/clock';
import { openTable } from '../../platform/table/table';
import { scheduledRun } from '../../platform/scheduled-run';
import { createDueHealthFiles } from '../../store/people/health-file/due-health-files';
import { remindDueHealthFiles } from './remind-due-health-files';

const deps = { due: createDueHealthFiles(openTable()), clock: systemClock };

const reserveMs = 10_000;

export const handler = scheduledRun({ name: 'health files', reserveMs }, (hasTime) =>
  remindDueHealthFiles(deps, hasTime),
);
