import { isRemindedAt } from '@shared/work/rules/filling/shift-reminders';
import type { EventOf } from '@shared/core/model/event';
import { paths, pathTo } from '@shared/paths';
import type { EventReader } from '../../../events/ports';
import { textsOf } from '../../../platform/text/deferred-text';
import type { ShiftItem } from '../../../store/work/shifts/shift-item';
import { defineTexts } from '../../text';
import { inAppAndEmail, type Wording } from '../../wording';

const t = textsOf('notifications/shifts');

type Ahead = { shift: ShiftItem; entrance: string; people: readonly string[] };

/** People who are still booked, and were at the time. Null once the shift has moved or begun. */
const load = async (reader: EventReader, { data }: EventOf<'shift.reminder_due'>): Promise<Ahead | null> => {
  const found = await reader.upcomingShift(data.shiftId);
  if (found?.shift.remindedUntil !== data.at) return null;
  const { shift, bookings, entrance } = found;
  if (shift.status !== 'open' && shift.status !== 'covered') return null;
  const booked = bookings.filter((booking) => isRemindedAt(booking, data.at));
  return { shift, entrance, people: booked.map(({ professional }) => professional.userId) };
};

const wordingOf = ({ shift, entrance }: Ahead): Wording => {
  const { shiftId, unit, location, startsAt, endsAt, timeZone } = shift;
  return {
    action: t('openShift'),
    path: pathTo(paths.shiftDay, { shiftId }),
    title: t('ahead.title'),
    content: t('ahead.content', { unit, location, time: { slot: { startsAt, endsAt }, timeZone } }),
    details: entrance ? [t('ahead.entrance', { entrance })] : [],
  };
};

export const shiftReminderTexts = defineTexts({
  'shift.reminder_due': {
    load,
    toUsers: [
      {
        recipients: ({ people }) => people,
        category: 'account',
        ...inAppAndEmail('job', (ahead: Ahead) => wordingOf(ahead)),
        sms: ({ shift: { unit, organization } }: Ahead) => t('ahead.sms', { unit, organization }),
      },
    ],
  },
});
