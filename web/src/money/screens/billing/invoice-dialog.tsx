import type { ReactNode } from 'react';
import type { Invoice } from '@shared/money/model/billing';
import { Facts, Stack } from '@/components/layout';
import { Button } from '@/components/ui/base/button';
import { Dialog, DialogActions } from '@/components/ui/records/dialog';
import { useTranslation } from '@/lib/i18n/i18n';
import { formatDate, formatMoney } from '@/lib/time/format';
import { ownZone } from '@/lib/time/own-zone';
import { BillLines } from './bill-lines';

type Props = { invoice: Invoice; actions?: ReactNode; onClose: () => void };

const nonZero = (cents: number) => cents !== 0 && formatMoney(cents);

export const InvoiceDialog = ({ invoice, actions, onClose }: Props) => {
  const { t } = useTranslation('billing');
  const { number, issuedAt, lines, totalCents, paidCents, creditCents, refundedCents, creditFor, state, dueAt } =
    invoice;
  return (
    <Dialog opened title={number} onClose={onClose}>
      <Stack>
        <BillLines lines={lines} total={{ label: t('invoices.total'), cents: totalCents }} />
        <Facts
          wide
          items={[
            { label: t('invoices.date'), value: formatDate(issuedAt, ownZone()) },
            { label: t('invoices.due'), value: state === 'open' && dueAt && formatDate(dueAt, ownZone()) },
            { label: t('invoices.paid'), value: nonZero(paidCents) },
            { label: t('invoices.fromCredit'), value: nonZero(creditCents) },
            { label: t('invoices.refunded'), value: nonZero(refundedCents) },
            { label: t('invoices.corrects'), value: creditFor },
          ]}
        />
      </Stack>
      <DialogActions>
        {actions}
        <Button variant="secondary" onClick={onClose}>
          {t('close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
