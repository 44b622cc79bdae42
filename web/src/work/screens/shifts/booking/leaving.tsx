import { useQuery } from '@tanstack/react-query';
import { cancellationOf, freeUntil } from '@shared/work/rules/cancellation/booking-cancellation';
import { exemptionRules } from '@shared/work/rules/reliability/exemptions';
import type { Booking } from '@shared/work/model/booking';
import { MutedText, Stack } from '@/components/layout';
import { CheckboxField } from '@/components/ui/fields/checkbox-field';
import { reliabilityQuery } from '@/work/parts/shifts/shift-queries';
import { useTranslation } from '@/lib/i18n/i18n';
import { formatDateTime } from '@/lib/time/format';
import { ownZone } from '@/lib/time/own-zone';
import { useNow } from '@/lib/time/use-now';

type Props = { booking: Booking; exempt: boolean; onExempt: (exempt: boolean) => void };

/** The effects of canceling the booking now, and exempting reasons. */
export const Leaving = ({ booking, exempt, onExempt }: Props) => {
  const { t } = useTranslation('shifts');
  const now = new Date(useNow());
  const { points, undone } = cancellationOf(booking, 'worker', now);
  const left = useQuery(reliabilityQuery()).data?.exemptionsLeft;
  const until = freeUntil(booking.startsAt);
  const isFree = until !== null && until >= now.toISOString();
  return (
    <Stack gap="xs">
      <p>
        <b>{t('leaving.points', { count: points })}</b> {undone && t('leaving.undone')}
        {!undone && isFree && t('leaving.until', { when: formatDateTime(until, ownZone()) })}
      </p>
      <p>{t('cancel.text')}</p>
      {points > 0 && left === 0 && <MutedText>{t('leaving.used')}</MutedText>}
      {points > 0 && left !== 0 && (
        <CheckboxField
          label={t('leaving.exempt')}
          description={t('leaving.reasons', { count: exemptionRules.atMost, days: exemptionRules.withinDays })}
          checked={exempt}
          onChange={(event) => onExempt(event.currentTarget.checked)}
        />
      )}
    </Stack>
  );
};
