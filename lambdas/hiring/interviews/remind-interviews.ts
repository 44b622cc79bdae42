import { systemClock } from '../../platform/clock';
import { openTable } from '../../platform/table/table';
import { scheduledRun } from '../../platform/scheduled-run';
import { createDueReminders } from '../../store/hiring/interviews/due-reminders';
import { remindDueInterviews } from './remind-due-interviews';

const deps = { reminders: createDueReminders(openTable()), clock: systemClock };

const reserveMs = 10_000;

export const handler = scheduledRun({ name: 'interviews', reserveMs }, (hasTime) => remindDueInterviews(deps, hasTime));
