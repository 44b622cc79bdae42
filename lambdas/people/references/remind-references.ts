import { systemClock } from '../../platform/clock';
import { openTable } from '../../platform/table/table';
import { scheduledRun } from '../../platform/scheduled-run';
import { createLeaving } from '../../store/accounts/account-deletions/leaving';
import { createDueReferences } from '../../store/people/references/due-references';
import { createReferences } from '../../store/people/references/references';
import type { RemindDeps } from './ports';
import { remindDueReferences } from './remind-due-references';

const table = openTable();
const deps: RemindDeps = {
  references: createReferences(table),
  due: createDueReferences(table),
  leaving: createLeaving(table),
  clock: systemClock,
};

const reserveMs = 5_000;

export const handler = scheduledRun({ name: 'references', reserveMs }, (hasTime) => remindDueReferences(deps, hasTime));
