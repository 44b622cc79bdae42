import { useState } from 'react';
import { limits } from '@shared/limits';
import { say } from '@/lib/i18n/notices';
import type { Timesheet } from '@shared/work/model/placement';
import { Row, Stack } from '@/components/layout';
import { usePayWeek } from '@/work/parts/timesheets/timesheet-queries';
import { Button } from '@/components/ui/base/button';
import { Card } from '@/components/ui/card';
import { FormMessage } from '@/components/ui/fields/form-message';
import { TextField } from '@/components/ui/fields/text-field';
import { toast } from '@/components/ui/base/toast';
import { formatMoney } from '@/lib/time/format';
import { useTranslation } from '@/lib/i18n/i18n';
import { useSendOnce } from '@/lib/requests/send-once';

export const PayWeek = ({ week }: { week: Timesheet }) => {
  const { t } = useTranslation('timesheets');
  const pay = usePayWeek(week);
  const send = useSendOnce(pay);
  const [reference, setReference] = useState('');
  // Part of it may have been paid before a later line.
  const rest = (week.approvedCents ?? 0) - (week.paidCents ?? 0);
  return (
    <Card title={t('review.payTitle')}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          send(reference.trim(), () => toast.success(say('timesheetPaid')));
        }}
      >
        <Stack>
          {pay.isError && <FormMessage kind="error">{pay.error.message}</FormMessage>}
          <p>
            {t(rest < 0 ? 'review.paidMore' : 'review.payText', { pay: formatMoney(Math.abs(rest), week.currency) })}
          </p>
          <TextField
            label={t('review.reference')}
            description={t('review.referenceHint')}
            maxLength={limits.payReferenceLength}
            value={reference}
            onChange={(event) => setReference(event.currentTarget.value)}
          />
          <Row>
            <Button type="submit" loading={pay.isPending}>
              {t('review.pay')}
            </Button>
          </Row>
        </Stack>
      </form>
    </Card>
  );
};
