import type { FoundShift } from '@shared/model/shift';
import { shiftMomentText } from '@/entities/shifts/shift-texts';
import type { TFunction } from '@/lib/i18n/i18n';

/** That the unit asked the person, and until when the shift is theirs alone. */
export const inviteText = ({ invite, shift }: FoundShift, t: TFunction<'shifts'>): string =>
  invite?.until != null && Date.parse(invite.until) > Date.now()
    ? t('invite.yours', { until: shiftMomentText(invite.until, shift.timeZone) })
    : t('invite.asked');
