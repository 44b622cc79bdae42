import { useState } from 'react';
import type { Timesheet } from '@shared/work/model/placement';
import { Stack } from '@/components/layout';
import { Button } from '@/components/ui/base/button';
import { toast } from '@/components/ui/base/toast';
import { FormMessage } from '@/components/ui/fields/form-message';
import { formatWeek } from '@/work/parts/timesheets/timesheet-labels';
import { useApproveWeeks, type Approvals } from '@/work/parts/timesheets/timesheet-queries';
import { returnsFocus } from '@/lib/browser/lost-focus';
import { knownName } from '@/lib/i18n/former-member';
import { useTranslation } from '@/lib/i18n/i18n';
import { useSendOnce } from '@/lib/requests/send-once';
import { formatMoney } from '@/lib/time/format';
import { formatHours } from '@/lib/time/hours';
import styles from './approve-bar.module.css';

/** "$6,240", or one sum for each currency. */
const sumOf = (weeks: readonly Timesheet[]): string =>
  [...Map.groupBy(weeks, ({ currency }) => currency)]
    .map(([currency, all]) =>
      formatMoney(
        all.reduce((sum, { expectedCents }) => sum + expectedCents, 0),
        currency,
      ),
    )
    .join(' + ');

const Refused = ({ refused, onDismiss }: { refused: Approvals['refused']; onDismiss: () => void }) => {
  const { t } = useTranslation('timesheets');
  return (
    <FormMessage kind="error">
      <Stack gap="xs">
        <ul>
          {refused.map(({ week, message }) => (
            <li key={`${week.placementId} ${week.weekStartsOn}`}>
              {t('bulk.refused', {
                name: knownName(week.professional.name),
                week: formatWeek(week.weekStartsOn),
                message,
              })}
            </li>
          ))}
        </ul>
        <div>
          <Button size="small" variant="secondary" onClick={onDismiss}>
            {t('bulk.dismiss')}
          </Button>
        </div>
      </Stack>
    </FormMessage>
  );
};

/** The button shows what it approves: hours and amount of the selected weeks. */
export const ApproveBar = ({ chosen, onClear }: { chosen: readonly Timesheet[]; onClear: () => void }) => {
  const { t } = useTranslation('timesheets');
  const approval = useApproveWeeks();
  const send = useSendOnce(approval);
  const [refused, setRefused] = useState<Approvals['refused']>([]);
  const hours = formatHours(chosen.reduce((sum, { totalMinutes }) => sum + totalMinutes, 0));
  const approve = () =>
    send(chosen, (outcome) => {
      setRefused(outcome.refused);
      onClear();
      if (outcome.approved.length > 0) toast.success(t('bulk.approved', { count: outcome.approved.length }));
    });
  return (
    <>
      {refused.length > 0 && <Refused refused={refused} onDismiss={() => setRefused([])} />}
      {chosen.length > 0 && (
        <div ref={returnsFocus} className={styles.bar} role="group" aria-label={t('bulk.label')} data-footer-bar="">
          <span role="status">{t('bulk.chosen', { count: chosen.length, hours })}</span>
          <Button size="small" variant="onBand" onClick={onClear}>
            {t('bulk.clear')}
          </Button>
          <Button size="small" loading={approval.isPending} onClick={approve}>
            {t('bulk.approve', { count: chosen.length, pay: sumOf(chosen) })}
          </Button>
        </div>
      )}
    </>
  );
};
