import type { EventOf } from '@shared/core/model/event';
import { paths } from '@shared/paths';
import type { EventReader } from '../../../events/ports';
import { textsOf, type DeferredText } from '../../../platform/text/deferred-text';
import type { EventInvite } from '../../../store/work/shifts/ports';
import { defineTexts } from '../../text';
import { inAppAndEmail, type Wording } from '../../wording';

const t = textsOf('notifications/shifts');

const placeOf = ({ shift }: EventInvite) => {
  const { organization, location, unit, startsAt, endsAt, timeZone } = shift;
  return { organization, location, unit, time: { slot: { startsAt, endsAt }, timeZone } };
};

const payOf = ({ shift: { expectedCents, currency } }: EventInvite) => ({ cents: expectedCents, currency });

const waveText = (about: EventInvite): DeferredText => {
  const args = placeOf(about);
  return about.invite.payroll ? t('invite.staff.wave', args) : t('invite.wave', { ...args, pay: payOf(about) });
};

const coverText = (about: EventInvite): DeferredText => {
  const { organization: _name, ...args } = placeOf(about);
  return about.invite.payroll ? t('invite.staff.cover', args) : t('invite.cover', { ...args, pay: payOf(about) });
};

const backupText = (about: EventInvite, instant: string): DeferredText => {
  const { organization: _name, ...place } = placeOf(about);
  const args = { ...place, until: { instant, timeZone: about.shift.timeZone } };
  return about.invite.payroll ? t('invite.staff.backup', args) : t('invite.backup', { ...args, pay: payOf(about) });
};

const wordingOf = (about: EventInvite): Wording => {
  const { kind, until } = about.invite;
  const shown = { action: t('invite.action'), path: paths.shifts };
  if (kind === 'wave') return { ...shown, title: t('invite.waveTitle'), content: waveText(about) };
  if (until === null) return { ...shown, title: t('invite.coverTitle'), content: coverText(about) };
  return { ...shown, title: t('invite.backupTitle'), content: backupText(about, until) };
};

/** The person wants last-minute invites at any time. */
const isLastMinute = ({ invite }: EventInvite): boolean => invite.kind === 'cover_now' && invite.lastMinute === true;

const smsOf = (about: EventInvite): DeferredText | null => {
  const { shift, invite } = about;
  const { organization, unit } = shift;
  const args = { organization, unit, day: { weekday: shift.day } };
  const pay = payOf(about);
  if (invite.kind === 'backup') {
    return invite.payroll ? t('invite.staff.backupSms', args) : t('invite.backupSms', { ...args, pay });
  }
  if (!isLastMinute(about)) return null;
  return invite.payroll ? t('invite.staff.coverSms', args) : t('invite.coverSms', { ...args, pay });
};

/** Null once it was answered, or sent again, or the shift is covered. */
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
        // Backups have minutes to answer, and some people want last-minute shifts. Everyone else keeps quiet hours.
        category: (about) =>
          isLastMinute(about)
            ? 'lastMinuteShifts'
            : ({ backup: 'urgent', cover_now: 'shiftCalls', wave: 'shiftInvitations' } as const)[about.invite.kind],
        ...inAppAndEmail('job', (about: EventInvite) => wordingOf(about)),
        sms: smsOf,
      },
    ],
  },
});
