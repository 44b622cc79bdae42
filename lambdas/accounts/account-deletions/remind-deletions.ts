import { systemClock } from '../../platform/clock';
import { openTable } from '../../platform/table/table';
import { scheduledRun } from '../../platform/scheduled-run';
import { createDeletionReminders } from '../../store/accounts/account-deletions/account-deletions';
import { remindDueDeletions } from './remind-due-deletions';

const deps = { reminders: createDeletionReminders(openTable()), clock: systemClock };

const reserveMs = 5_000;

export const handler = scheduledRun({ name: 'deletion reminders', reserveMs }, (hasTime) =>
  remindDueDeletions(deps, hasTime),
);
