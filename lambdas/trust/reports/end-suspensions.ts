import { systemClock } from '../../platform/clock';
import { openTable } from '../../platform/table/table';
import { scheduledRun } from '../../platform/scheduled-run';
import { createCaseWriter } from '../../store/trust/reports/cases';
import { createDueSuspensions } from '../../store/trust/reports/due-suspensions';
import { endDueSuspensions } from './end-due-suspensions';

const table = openTable();
const deps = { cases: createCaseWriter(table), due: createDueSuspensions(table), clock: systemClock };

const reserveMs = 10_000;

export const handler = scheduledRun({ name: 'suspensions', reserveMs }, (hasTime) => endDueSuspensions(deps, hasTime));
