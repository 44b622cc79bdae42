import { useState, type ReactNode } from 'react';
import { editConsequence, lowersPay, type EditConsequence } from '@shared/work/rules/shifts/changed-terms';
import { withBreaks } from '@shared/work/rules/pay/planned-cost';
import { shiftTimes } from '@shared/work/rules/shifts/shift-times';
import type { LocationUnit } from '@shared/work/model/location';
import type { Shift, ShiftForm } from '@shared/work/model/shifts/shift';
import { Stack } from '@/components/layout';
import { ConfirmDialog } from '@/components/ui/records/confirm-dialog';
import { hoursText, shiftPayText } from '@/work/parts/shifts/shift-texts';
import { useTranslation, type TFunction } from '@/lib/i18n/i18n';
import { useShiftNow } from '../coverage-queries';

/** `to`: the new unit. */
type Question = {
  asked: EditConsequence;
  shift: Shift;
  to: LocationUnit | undefined;
  answer: (isYes: boolean) => void;
};

const IfDeclined = ({ asked: { minutes, cents, booked, points }, shift }: Pick<Question, 'asked' | 'shift'>) => {
  const { t } = useTranslation('coverage');
  const paid = { count: booked, hours: hoursText(minutes), amount: shiftPayText(cents, shift.currency) };
  return (
    <p>
      <b>{cents > 0 ? t('change.pays', paid) : t('change.paysNothing', { count: booked })}</b>{' '}
      {t('cancelPay.points', { count: points })}
    </p>
  );
};

const bookedText = ({ asked: { booked: count }, to }: Question, t: TFunction<'coverage'>): string =>
  to ? t('change.unit', { count, unit: to.name }) : t('change.booked', { count });

/** Confirms before people are asked, with the cost of a no. The server reports refusals. */
export const useChangeQuestion = (shiftId: string) => {
  const { t } = useTranslation('coverage');
  const shiftNow = useShiftNow();
  const [question, setQuestion] = useState<Question | null>(null);
  const answer = (isYes: boolean) => {
    question?.answer(isYes);
    setQuestion(null);
  };
  const ask = async (form: ShiftForm, to?: LocationUnit): Promise<boolean> => {
    const { shift, bookings } = await shiftNow(shiftId);
    const times = shiftTimes({ ...form, timeZone: shift.timeZone });
    if (!times || lowersPay(shift, form)) return true;
    // Bookings without a stored unit are in the shift's unit.
    const known = bookings.map((booking) => ({ unitId: shift.unitId, ...booking }));
    const after = { ...withBreaks(form, times, shift), ...times, unitId: to?.unitId ?? shift.unitId };
    const asked = editConsequence(known, after, new Date());
    if (asked.booked + asked.requested === 0) return true;
    return new Promise((resolve) => setQuestion({ asked, shift, to, answer: resolve }));
  };
  const dialog: ReactNode = question && (
    <ConfirmDialog
      opened
      title={t('change.title')}
      text={
        <Stack gap="s">
          {question.asked.booked > 0 && <p>{bookedText(question, t)}</p>}
          {question.asked.booked > 0 && <IfDeclined {...question} />}
          {question.asked.requested > 0 && <p>{t('change.requested', { count: question.asked.requested })}</p>}
        </Stack>
      }
      confirmLabel={t('change.confirm')}
      onConfirm={() => answer(true)}
      onClose={() => answer(false)}
    />
  );
  return { ask, dialog };
};
