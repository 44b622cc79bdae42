import { useState } from 'react';
import { moneyBackDays } from '@shared/money/billing/catalogue';
import type { Billing } from '@shared/money/model/billing';
import { Button } from '@/components/ui/base/button';
import { toast } from '@/components/ui/base/toast';
import { ConfirmDialog } from '@/components/ui/records/confirm-dialog';
import { FormMessage } from '@/components/ui/fields/form-message';
import { Stack } from '@/components/layout';
import { useTranslation } from '@/lib/i18n/i18n';
import { useSendOnce } from '@/lib/requests/send-once';
import { formatDate, formatMoney } from '@/lib/time/format';
import { Banner } from './billing-banners';
import { useMoneyBack } from './billing-queries';

/** The first payment can be refunded for some time. */
export const MoneyBackNote = ({ billing: { moneyBack, version } }: { billing: Billing }) => {
  const { t } = useTranslation('billing');
  const [asking, setAsking] = useState(false);
  const take = useMoneyBack();
  const sendOnce = useSendOnce(take);
  if (!moneyBack) return null;
  const amount = formatMoney(moneyBack.amountCents);
  return (
    <>
      <Banner
        tone="info"
        title={t('moneyBack.title', { days: moneyBackDays })}
        actions={
          <Button size="small" variant="secondary" aria-haspopup="dialog" onClick={() => setAsking(true)}>
            {t('moneyBack.open')}
          </Button>
        }
      >
        {t('moneyBack.text', { amount, number: moneyBack.invoiceNumber, date: formatDate(moneyBack.until) })}
      </Banner>
      {asking && (
        <ConfirmDialog
          opened
          danger
          title={t('moneyBack.confirmTitle', { amount })}
          text={
            <Stack>
              {take.isError && <FormMessage kind="error">{take.error.message}</FormMessage>}
              <p>{t('moneyBack.confirmText', { amount })}</p>
            </Stack>
          }
          confirmLabel={t('moneyBack.confirm', { amount })}
          loading={take.isPending}
          onConfirm={() =>
            sendOnce({ version }, () => {
              toast.success(t('moneyBack.done', { amount }));
              setAsking(false);
            })
          }
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
};
