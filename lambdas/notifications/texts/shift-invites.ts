import type { EventOf } from '@shared/model/event';
import { paths } from '@shared/paths';
import type { EventReader } from '../../events/ports';
import { textsOf, type KeyedText } from '../../platform/text/keyed-text';
import type { EventInvite } from '../../store/shifts/ports';
import { defineTexts } from '../text';
import { inAppAndEmail, type Wording } from '../wording';

const t = textsOf('notifications/shifts');

const saidOf = ({ shift }: EventInvite) => {
  const { organization, location, unit, startsAt, endsAt, timeZone, expectedCents, currency } = shift;
  const time = { slot: { startsAt, endsAt }, timeZone };
  return { organization, location, unit, time, pay: { cents: expectedCents, currency } };
};

const wordingOf = (about: EventInvite): Wording => {
  const { invite, shift } = about;
  const { organization, ...said } = saidOf(about);
  const shown = { action: t('invite.action'), path: paths.shifts };
  if (invite.kind === 'wave') {
    return { ...shown, title: t('invite.waveTitle'), content: t('invite.wave', { ...said, organization }) };
  }
  if (invite.until === null) return { ...shown, title: t('invite.coverTitle'), content: t('invite.cover', said) };
  const until = { instant: invite.until, timeZone: shift.timeZone };
  return { ...shown, title: t('invite.backupTitle'), content: t('invite.backup', { ...said, until }) };
};

/** They want to hear of it whenever it is. */
const isLastMinute = ({ invite }: EventInvite): boolean => invite.kind === 'cover_now' && invite.lastMinute === true;

const smsOf = (about: EventInvite): KeyedText | null => {
  const { shift, invite } = about;
  const { organization, unit, pay } = saidOf(about);
  const said = { organization, unit, day: { weekday: shift.day }, pay };
  if (invite.kind === 'backup') return t('invite.backupSms', said);
  return isLastMinute(about) ? t('invite.coverSms', said) : null;
};

/** Nothing more once it was answered, or asked anew, or the shift is covered. */
const loadInvite = async (reader: EventReader, { data }: EventOf<'invite.sent'>): Promise<EventInvite | null> => {
  const found = await reader.invite({ shiftId: data.shiftId, userId: data.professionalId });
  if (found?.invite.run !== data.run || found.invite.kind !== data.kind || found.invite.state !== 'sent') return null;
  return found.shift.status === 'open' || found.shift.status === 'in_progress' ? found : null;
};

export const shiftInviteTexts = defineTexts({
  'invite.sent': {
    load: loadInvite,
    toUsers: [
      {
        recipients: ({ invite }) => [invite.userId],
        // Who offered to step in has minutes, and some want last-minute shifts. Everyone else keeps their quiet hours.
        category: (about) =>
          isLastMinute(about)
            ? 'urgent'
            : ({ backup: 'urgent', cover_now: 'account', wave: 'jobAlerts' } as const)[about.invite.kind],
        ...inAppAndEmail('job', (about: EventInvite) => wordingOf(about)),
        sms: smsOf,
      },
    ],
  },
});
