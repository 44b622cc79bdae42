import { systemClock } from '../../platform/clock';
import { openTable } from '../../platform/table/table';
import { scheduledRun } from '../../platform/scheduled-run';
import { createTwoFactorReminders } from '../../store/organizations/organizations/two-factor-reminders';
import { remindDueTwoFactor } from './remind-due-two-factor';

const deps = { reminders: createTwoFactorReminders(openTable()), clock: systemClock };

const reserveMs = 5_000;

export const handler = scheduledRun({ name: 'two-factor reminders', reserveMs }, (hasTime) =>
  remindDueTwoFactor(deps, hasTime),
);
