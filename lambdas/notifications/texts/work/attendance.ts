import { isRemindedWith } from '@shared/work/rules/attendance/attendance-clock';
import type { Booking } from '@shared/work/model/booking';
import type { EventOf } from '@shared/core/model/event';
import { paths, pathTo, shiftOnBoard } from '@shared/paths';
import type { EventReader } from '../../../events/ports';
import { textsOf, type DeferredText } from '../../../platform/text/deferred-text';
import type { AttendanceItem } from '../../../store/work/attendance/attendance-item';
import { defineTexts } from '../../text';
import { inAppAndEmail, type Wording } from '../../wording';

const t = textsOf('notifications/shifts');

type What = EventOf<'attendance.noticed'>['data']['what'];
type Noticed = {
  what: What;
  item: AttendanceItem;
  organization: string;
  /** Whether others are invited instead. */
  isCovered: boolean;
  supervisors: readonly string[];
};

const textArgs = ({ item }: Noticed) => {
  const { startsAt, endsAt, timeZone, unit, location, professional } = item;
  return { professional: professional.name, unit, location, time: { slot: { startsAt, endsAt }, timeZone } };
};

const toUnit = (noticed: Noticed): Wording => {
  const shown = {
    action: t('openShift'),
    path: shiftOnBoard({ location: noticed.item.locationId, day: noticed.item.day, shift: noticed.item.shiftId }),
  };
  const { location: _location, ...args } = textArgs(noticed);
  if (noticed.what === 'missing') {
    const content = noticed.isCovered ? t('missing.covering', args) : t('missing.content', args);
    return { ...shown, title: t('missing.title'), content };
  }
  const minutes = noticed.item.runningLate?.minutes ?? 0;
  return { ...shown, title: t('late.title'), content: t('late.content', { ...args, minutes }) };
};

const toWorker = (noticed: Noticed): Wording => {
  const { professional: _professional, ...args } = textArgs(noticed);
  const shown = { action: t('openShift'), path: pathTo(paths.shiftDay, { shiftId: noticed.item.shiftId }) };
  return noticed.what === 'still_working'
    ? { ...shown, title: t('still.title'), content: t('still.content', args) }
    : { ...shown, title: t('missing.workerTitle'), content: t('missing.toWorker', args) };
};

const smsToWorker = ({ what, item: { unit }, organization }: Noticed): DeferredText =>
  what === 'still_working' ? t('still.sms', { unit, organization }) : t('missing.workerSms', { unit, organization });

/** Without names: text messages show on locked screens. */
const smsToUnit = ({ what, isCovered, item: { unit, runningLate } }: Noticed): DeferredText => {
  if (what !== 'missing') return t('late.sms', { unit, minutes: runningLate?.minutes ?? 0 });
  return isCovered ? t('missing.smsCovering', { unit }) : t('missing.sms', { unit });
};

const forWorker: readonly What[] = ['on_way', 'still_working'];

const isAccepted = ({ dispute }: AttendanceItem): boolean => dispute?.accepted === true;

/** Notifies the side that didn't settle the hours. */
const resolvedText = ({ item }: Noticed): Wording => {
  const { unit, location, day, locationId, shiftId, approved, professional } = item;
  const facts = { unit, location, day: { day }, hours: (approved?.minutes ?? 0) / 60 };
  const action = t('openShift');
  if (isAccepted(item)) {
    const content = t('hoursAccepted.content', { ...facts, professional: professional.name });
    return {
      action,
      path: shiftOnBoard({ location: locationId, day, shift: shiftId }),
      title: t('hoursAccepted.title'),
      content,
    };
  }
  return {
    action,
    path: pathTo(paths.shiftDay, { shiftId }),
    title: t('hoursSettled.title'),
    content: t('hoursSettled.content', facts),
  };
};

const toldOfSettling = ({ what, item, supervisors }: Noticed): readonly string[] => {
  if (what !== 'settled') return [];
  return isAccepted(item) ? supervisors : [item.professional.userId];
};

/** Whether it still applies: after clocking in or out, a person is no longer late, missing, or still working. */
const isCurrent = (what: What, status: Booking['status'], item: AttendanceItem): boolean => {
  if (what === 'settled') return item.dispute !== null && item.dispute.settledAt !== null;
  if (what === 'on_way' && item.runningLate !== null) return false;
  return status === (what === 'still_working' ? 'in_progress' : 'confirmed');
};

const load = async (reader: EventReader, { data }: EventOf<'attendance.noticed'>): Promise<Noticed | null> => {
  const found = await reader.booking({ shiftId: data.shiftId, userId: data.professionalId });
  const item = found?.attendance;
  if (!item || !isCurrent(data.what, found.booking.status, item)) return null;
  const supervisors = forWorker.includes(data.what) ? [] : await reader.unitSupervisors(found.shift);
  return {
    what: data.what,
    item,
    organization: found.shift.organization,
    isCovered: found.shift.coverNowAt !== undefined,
    supervisors: supervisors.filter((userId) => userId !== data.professionalId),
  };
};

type Waiting = {
  unit: string;
  count: number;
  until: string;
  timeZone: string;
  supervisors: readonly string[];
};

/** Attendance that still waits. */
const loadWaiting = async (
  reader: EventReader,
  { data }: EventOf<'attendance.approval_due'>,
): Promise<Waiting | null> => {
  const found = await reader.awaitingApproval(data);
  const waiting = (found?.items ?? []).filter(
    ({ approvedBySilenceAt: at }) => at !== null && isRemindedWith(data.until, at),
  );
  const first = waiting[0];
  if (!found || !first) return null;
  return {
    ...{ unit: found.unit, count: waiting.length, timeZone: first.timeZone },
    until: first.approvedBySilenceAt ?? data.until,
    supervisors: await reader.unitSupervisors(data),
  };
};

const waitingText = ({ unit, count, until, timeZone }: Waiting): Wording => ({
  action: t('approvalDue.title'),
  path: paths.timesheets,
  title: t('approvalDue.title'),
  content: t('approvalDue.content', { count, unit, by: { instant: until, timeZone } }),
});

export const attendanceTexts = defineTexts({
  'attendance.noticed': {
    load,
    toUsers: [
      {
        recipients: ({ what, item }) => (forWorker.includes(what) ? [item.professional.userId] : []),
        category: 'urgent',
        ...inAppAndEmail('job', (noticed: Noticed) => toWorker(noticed)),
        sms: smsToWorker,
      },
      {
        recipients: ({ what, supervisors }) => (what === 'settled' ? [] : supervisors),
        category: 'urgent',
        ...inAppAndEmail('job', (noticed: Noticed) => toUnit(noticed)),
        sms: smsToUnit,
      },
      {
        recipients: toldOfSettling,
        category: 'account',
        ...inAppAndEmail('job', (noticed: Noticed) => resolvedText(noticed)),
      },
    ],
  },
  'attendance.approval_due': {
    load: loadWaiting,
    toUsers: [
      {
        recipients: ({ supervisors }) => supervisors,
        category: 'account',
        ...inAppAndEmail('job', (waiting: Waiting) => waitingText(waiting)),
      },
    ],
  },
});
