import { formatMoney } from '@shared/domain/pay-label';
import type { EventOf } from '@shared/model/event';
import { timesheetAddress } from '@shared/paths';
import type { EventReader } from '../../events/ports';
import { timesheetView, type TimesheetItem } from '../../store/timesheets/timesheet-item';
import { formatDay, formatHours } from '../format';
import { teamOf } from '../recipients';
import { defineTexts } from '../text';
import { inAppAndEmail, type Wording } from '../wording';

const toWorker = (sheet: TimesheetItem): Wording | null => {
  const { expectedCents, currency } = timesheetView(sheet);
  const week = `the week of ${formatDay(sheet.weekStartsOn)} at ${sheet.organization}`;
  const amount = formatMoney(expectedCents, currency);
  const shown = { action: 'Open the week', path: timesheetAddress(sheet.placementId, sheet.weekStartsOn) };
  switch (sheet.status) {
    case 'approved':
      return {
        ...shown,
        title: 'Hours approved',
        content: `Your hours of ${week} are approved: ${amount}.`,
        details: sheet.dueOn ? [`They are to be paid by ${formatDay(sheet.dueOn)}.`] : [],
      };
    case 'disputed':
      return {
        ...shown,
        title: 'Hours sent back',
        content: `Some hours of ${week} were sent back. Correct them and hand them in again.`,
        details: sheet.lines.flatMap(({ day, dispute }) => (dispute ? [`${formatDay(day)}: ${dispute}`] : [])),
      };
    case 'paid':
      return {
        ...shown,
        title: 'Hours paid',
        content: `${amount} for ${week} is marked as paid.`,
        details: sheet.payReference ? [`Reference: ${sheet.payReference}`] : [],
      };
    default:
      return null;
  }
};

const toTeam = (sheet: TimesheetItem): Wording => {
  const { professional, jobTitle, placementId, weekStartsOn } = sheet;
  const hours = formatHours(timesheetView(sheet).totalMinutes);
  return {
    title: 'Hours to sign off',
    content: `${professional.name} handed in ${hours} for the week of ${formatDay(weekStartsOn)}, “${jobTitle}”.`,
    action: 'Open the week',
    path: timesheetAddress(placementId, weekStartsOn),
  };
};

type Week = { sheet: TimesheetItem; team: readonly string[] };

const loadWeek = async (reader: EventReader, { data }: EventOf<'timesheet.changed'>): Promise<Week | null> => {
  const sheet = await reader.timesheet(data);
  if (sheet?.status !== data.status) return null;
  if (sheet.status !== 'submitted') return { sheet, team: [] };
  const team = teamOf(await reader.job(sheet.jobId));
  return { sheet, team: team.filter((userId) => userId !== sheet.professional.userId) };
};

export const timesheetTexts = defineTexts({
  'timesheet.changed': {
    load: loadWeek,
    toUsers: [
      {
        recipients: ({ sheet }) => (toWorker(sheet) ? [sheet.professional.userId] : []),
        category: 'account',
        ...inAppAndEmail('job', ({ sheet }: Week) => toWorker(sheet)),
      },
      {
        recipients: ({ team }) => team,
        category: 'account',
        ...inAppAndEmail('job', ({ sheet }: Week) => toTeam(sheet)),
      },
    ],
  },
});
