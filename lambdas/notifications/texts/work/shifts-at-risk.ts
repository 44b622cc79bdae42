import type { EventOf } from '@shared/core/model/event';
import { raiseKinds } from '@shared/work/model/shifts/shift-vocabulary';
import { shiftOnBoard } from '@shared/paths';
import type { EventReader } from '../../../events/ports';
import { textsOf, type DeferredText } from '../../../platform/text/deferred-text';
import type { ShiftItem } from '../../../store/work/shifts/shift-item';
import { defineTexts } from '../../text';
import { inAppAndEmail, type Wording } from '../../wording';

const t = textsOf('notifications/shifts');

type AtRisk = { shift: ShiftItem; history: { covered: number; of: number } | null; supervisors: readonly string[] };

const wordingOf = ({ shift, history }: AtRisk): Wording => {
  const { unit, startsAt, endsAt, timeZone, locationId, day, shiftId } = shift;
  const args = { unit, time: { slot: { startsAt, endsAt }, timeZone }, count: raiseKinds.length };
  return {
    action: t('atRisk.action'),
    path: shiftOnBoard({ location: locationId, day, shift: shiftId }),
    title: t('atRisk.title'),
    content: history ? t('atRisk.content', { ...args, ...history }) : t('atRisk.noHistory', args),
  };
};

const smsOf = ({ shift, history }: AtRisk): DeferredText => {
  const args = { unit: shift.unit, day: { weekday: shift.day } };
  return history ? t('atRisk.sms', { ...args, ...history }) : t('atRisk.smsNoHistory', args);
};

/** Null once it is covered, or likely to be. */
const load = async (reader: EventReader, { data }: EventOf<'fill.at_risk'>): Promise<AtRisk | null> => {
  const shift = await reader.shift(data.shiftId);
  if (!shift?.atRisk || shift.status !== 'open') return null;
  const { covered, of } = shift.atRisk;
  return {
    shift,
    history: covered !== undefined && of !== undefined ? { covered, of } : null,
    supervisors: await reader.unitSupervisors(shift),
  };
};

export const shiftAtRiskTexts = defineTexts({
  'fill.at_risk': {
    load,
    toUsers: [
      {
        recipients: ({ supervisors }) => supervisors,
        category: 'account',
        ...inAppAndEmail('job', (about: AtRisk) => wordingOf(about)),
        sms: smsOf,
      },
    ],
  },
});
