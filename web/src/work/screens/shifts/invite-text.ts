import type { FoundShift } from '@shared/work/model/shifts/shift';
import { shiftMomentText } from '@/work/parts/shifts/shift-texts';
import type { TFunction } from '@/lib/i18n/i18n';

/** Says that the unit asked the person, and until when the shift is reserved for them. */
export const inviteText = ({ invite, shift }: FoundShift, t: TFunction<'shifts'>): string => {
  const until = invite?.until ?? null;
  if (until === null || Date.parse(until) <= Date.now()) return t('invite.asked');
  return t('invite.yours', { until: shiftMomentText(until, shift.timeZone) });
};
