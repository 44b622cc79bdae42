import type { EventOf } from '@shared/core/model/event';
import { isOfShifts } from '@shared/work/rules/timesheets/timesheet-week';
import { timesheetAddress } from '@shared/paths';
import type { EventReader } from '../../../events/ports';
import { textsOf } from '../../../platform/text/deferred-text';
import { timesheetView, type TimesheetItem } from '../../../store/work/timesheets/timesheet-item';
import { hoursOf } from '../../format';
import { teamOf } from '../../recipients';
import { defineTexts } from '../../text';
import { inAppAndEmail, type Wording } from '../../wording';

const t = textsOf('notifications/timesheets');

const toWorker = (sheet: TimesheetItem): Wording | null => {
  const { expectedCents, currency } = timesheetView(sheet);
  const { organization } = sheet;
  const week = { day: sheet.weekStartsOn };
  const amount = { cents: expectedCents, currency };
  const shown = { action: t('action'), path: timesheetAddress(sheet.placementId, sheet.weekStartsOn) };
  switch (sheet.status) {
    case 'approved':
      return {
        ...shown,
        title: t('approved.title'),
        content: t('approved.content', { week, organization, amount }),
        details: sheet.dueOn ? [t('approved.due', { day: { day: sheet.dueOn } })] : [],
      };
    case 'disputed':
      return {
        ...shown,
        title: t('disputed.title'),
        content: t('disputed.content', { week, organization }),
        details: sheet.lines.flatMap(({ day, dispute }) =>
          dispute ? [t('disputed.day', { day: { day }, reason: dispute })] : [],
        ),
      };
    case 'paid':
      return {
        ...shown,
        title: t('paid.title'),
        content: t('paid.content', { amount, week, organization }),
        details: sheet.payReference ? [t('paid.reference', { reference: sheet.payReference })] : [],
      };
    default:
      return null;
  }
};

const toTeam = (sheet: TimesheetItem): Wording => {
  const { professional, jobTitle, placementId, weekStartsOn } = sheet;
  const hours = hoursOf(timesheetView(sheet).totalMinutes);
  return {
    title: t('submitted.title'),
    content: t('submitted.content', { professional: professional.name, hours, week: { day: weekStartsOn }, jobTitle }),
    action: t('action'),
    path: timesheetAddress(placementId, weekStartsOn),
  };
};

/** Weeks of shifts are skipped, because each approval is reported with its shift. */
const isForWorker = (sheet: TimesheetItem): boolean =>
  (sheet.status === 'approved' && !isOfShifts(sheet)) || sheet.status === 'disputed' || sheet.status === 'paid';

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
        recipients: ({ sheet }) => (isForWorker(sheet) ? [sheet.professional.userId] : []),
        category: 'account',
        ...inAppAndEmail('timesheet', ({ sheet }: Week) => toWorker(sheet)),
      },
      {
        recipients: ({ team }) => team,
        category: 'account',
        ...inAppAndEmail('timesheet', ({ sheet }: Week) => toTeam(sheet)),
      },
    ],
  },
});
