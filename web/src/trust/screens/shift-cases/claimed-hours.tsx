import type { ShiftCaseDetail } from '@shared/work/model/shifts/shift-case';
import { TextField } from '@/components/ui/fields/text-field';
import { useTranslation } from '@/lib/i18n/i18n';
import { formatHours, minutesIn } from '@/lib/time/hours';

/** An appeal against a no-show may come with unrecorded hours. */
export const mayHaveHours = ({ kind, side, event, booking }: ShiftCaseDetail): boolean =>
  kind === 'appeal' && side === 'worker' && event?.outcome.kind === 'no_show' && booking?.status === 'no_show';

/** Empty for an empty field; null if it can't be read. */
export const claimedIn = (typed: string): { minutes?: number } | null => {
  if (typed.trim() === '') return {};
  const minutes = minutesIn(typed);
  return minutes === null || minutes === 0 ? null : { minutes };
};

type Props = { planned: number; typed: string; isWrong: boolean; onChange: (typed: string) => void };

export const ClaimedHours = ({ planned, typed, isWrong, onChange }: Props) => {
  const { t } = useTranslation('shift-cases');
  return (
    <TextField
      label={t('decide.claimed')}
      description={t('decide.claimedHint', { planned: formatHours(planned) })}
      autoComplete="off"
      value={typed}
      onChange={(event) => onChange(event.currentTarget.value)}
      error={isWrong ? t('decide.claimedInvalid') : undefined}
    />
  );
};
