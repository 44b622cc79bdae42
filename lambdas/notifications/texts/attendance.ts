import type { EventOf } from '@shared/model/event';
import { paths, pathTo, shiftOnBoard } from '@shared/paths';
import type { EventReader } from '../../events/ports';
import { textsOf, type KeyedText } from '../../platform/text/keyed-text';
import type { AttendanceItem } from '../../store/attendance/attendance-item';
import { defineTexts } from '../text';
import { inAppAndEmail, type Wording } from '../wording';

const t = textsOf('notifications/shifts');

type What = EventOf<'attendance.noticed'>['data']['what'];
type Noticed = { what: What; item: AttendanceItem; organization: string; supervisors: readonly string[] };

const saidOf = ({ item }: Noticed) => {
  const { startsAt, endsAt, timeZone, unit, location, professional } = item;
  return { professional: professional.name, unit, location, time: { slot: { startsAt, endsAt }, timeZone } };
};

const toUnit = (noticed: Noticed): Wording => {
  const shown = {
    action: t('openShift'),
    path: shiftOnBoard({ location: noticed.item.locationId, day: noticed.item.day, shift: noticed.item.shiftId }),
  };
  const { location: _location, ...said } = saidOf(noticed);
  if (noticed.what === 'missing') return { ...shown, title: t('missing.title'), content: t('missing.content', said) };
  const minutes = noticed.item.runningLate?.minutes ?? 0;
  return { ...shown, title: t('late.title'), content: t('late.content', { ...said, minutes }) };
};

const toWorker = (noticed: Noticed): Wording => {
  const { professional: _professional, ...said } = saidOf(noticed);
  return {
    action: t('openShift'),
    path: pathTo(paths.shiftDay, { shiftId: noticed.item.shiftId }),
    title: t('missing.workerTitle'),
    content: t('missing.toWorker', said),
  };
};

/** Without names: text messages show on locked screens. */
const smsToUnit = ({ what, item: { unit, runningLate } }: Noticed): KeyedText =>
  what === 'missing' ? t('missing.sms', { unit }) : t('late.sms', { unit, minutes: runningLate?.minutes ?? 0 });

/** Whoever has clocked in meanwhile is neither late nor missing. */
const load = async (reader: EventReader, { data }: EventOf<'attendance.noticed'>): Promise<Noticed | null> => {
  const found = await reader.booking({ shiftId: data.shiftId, userId: data.professionalId });
  const item = found?.attendance;
  if (!item || found.booking.status !== 'confirmed') return null;
  const supervisors = await reader.unitSupervisors(found.shift);
  return {
    what: data.what,
    item,
    organization: found.shift.organization,
    supervisors: supervisors.filter((userId) => userId !== data.professionalId),
  };
};

export const attendanceTexts = defineTexts({
  'attendance.noticed': {
    load,
    toUsers: [
      {
        recipients: ({ what, item }) => (what === 'missing' ? [item.professional.userId] : []),
        category: 'urgent',
        ...inAppAndEmail('job', (noticed: Noticed) => toWorker(noticed)),
        sms: ({ item, organization }: Noticed) => t('missing.workerSms', { unit: item.unit, organization }),
      },
      {
        recipients: ({ supervisors }) => supervisors,
        category: 'urgent',
        ...inAppAndEmail('job', (noticed: Noticed) => toUnit(noticed)),
        sms: smsToUnit,
      },
    ],
  },
});
