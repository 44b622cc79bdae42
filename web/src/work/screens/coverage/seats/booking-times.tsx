import { Suspense, useState } from 'react';
import type { Booking } from '@shared/work/model/booking';
import type { StateCode } from '@shared/people/model/profile-vocabulary';
import type { BookingStatus } from '@shared/work/model/shifts/shift-vocabulary';
import { shiftLimits } from '@shared/work/limits/shift-limits';
import { Button } from '@/components/ui/base/button';
import { lazy } from '@/lib/browser/lazy';
import { knownName } from '@/lib/i18n/former-member';
import { useTranslation } from '@/lib/i18n/i18n';
import { useNow } from '@/lib/time/use-now';

const TimesDialog = lazy(() => import('./times-dialog').then((it) => ({ default: it.TimesDialog })));

const shown: readonly BookingStatus[] = [
  'confirmed',
  'in_progress',
  'completed',
  'submitted',
  'returned',
  'approved',
  'sent_home',
  'no_show',
];

/** From the opening of clock-in on: a booking's record, and the unit's part. */
export const BookingTimes = ({ booking, state }: { booking: Booking; state: StateCode }) => {
  const { t } = useTranslation('approve-shifts');
  const [isOpened, setIsOpened] = useState(false);
  const now = useNow();
  const { status, startsAt, professional } = booking;
  const opensAt = Date.parse(startsAt) - shiftLimits.clockInMinutesAhead * 60_000;
  if (!shown.includes(status) || now < opensAt) return null;
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        aria-haspopup="dialog"
        aria-label={t('times.named', { name: knownName(professional.name) })}
        onClick={() => setIsOpened(true)}
      >
        {t('times.action')}
      </Button>
      {isOpened && (
        <Suspense fallback={null}>
          <TimesDialog booking={booking} state={state} onClose={() => setIsOpened(false)} />
        </Suspense>
      )}
    </>
  );
};
