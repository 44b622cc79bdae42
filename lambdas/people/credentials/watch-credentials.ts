import { createVerifications } from '../../store/people/credentials/verifications';
import { systemClock } from '../../platform/clock';
import { openTable } from '../../platform/table/table';
import { scheduledRun } from '../../platform/scheduled-run';
import { createDueVerifications } from '../../store/people/credentials/due-verifications';
import { watchDueCredentials } from './watch-due-credentials';

const table = openTable();
const deps = { due: createDueVerifications(table), verifications: createVerifications(table), clock: systemClock };

const reserveMs = 10_000;

export const handler = scheduledRun({ name: 'credentials', reserveMs }, (hasTime) =>
  watchDueCredentials(deps, hasTime),
);
