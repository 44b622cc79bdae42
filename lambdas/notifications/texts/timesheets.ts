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
  const shown = { action: 'View timesheet', path: timesheetAddress(sheet.placementId, sheet.weekStartsOn) };
  switch (sheet.status) {
    case 'approved':
      return {
        ...shown,
        title: 'Hours approved',
        content: `Your hours for ${week} were approved: ${amount}.`,
        details: sheet.dueOn ? [`Payment is due by ${formatDay(sheet.dueOn)}.`] : [],
      };
    case 'disputed':
      return {
        ...shown,
        title: 'Timesheet returned',
        content: `Some hours for ${week} were returned. Correct them and submit the week again.`,
        details: sheet.lines.flatMap(({ day, dispute }) => (dispute ? [`${formatDay(day)}: ${dispute}`] : [])),
      };
    case 'paid':
      return {
        ...shown,
        title: 'Hours paid',
        content: `${amount} for ${week} was marked as paid.`,
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
    title: 'Hours to approve',
    content: `${professional.name} submitted ${hours} for the week of ${formatDay(weekStartsOn)} (“${jobTitle}”).`,
    action: 'View timesheet',
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
