import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { balancePrice } from '@shared/money/billing/catalogue';
import type { Billing } from '@shared/money/model/billing';
import type { ShiftBalance } from '@shared/money/model/payout';
import { payoutLimits } from '@shared/money/limits/payout-limits';
import { MutedText, Stack } from '@/components/layout';
import { QueryGate } from '@/components/records/query-gate';
import { Button } from '@/components/ui/base/button';
import { FormMessage } from '@/components/ui/fields/form-message';
import { TextField } from '@/components/ui/fields/text-field';
import { useTranslation } from '@/lib/i18n/i18n';
import { useOneAtATime } from '@/lib/requests/one-at-a-time';
import { formatMoney } from '@/lib/time/format';
import { shiftBalanceQuery, useAddShiftBalance } from './billing-queries';
import styles from './billing.module.css';

const step = formatMoney(balancePrice.cents);
const most = formatMoney(balancePrice.cents * payoutLimits.stepsPerPurchase);

/** Steps in the typed dollars; null for an amount that can't be added. */
const stepsOf = (dollars: string): number | null => {
  const steps = (Number(dollars.replaceAll(/[$,\s]/g, '')) * 100) / balancePrice.cents;
  return Number.isInteger(steps) && steps >= 1 && steps <= payoutLimits.stepsPerPurchase ? steps : null;
};

const AddForm = () => {
  const { t } = useTranslation('payouts');
  const [amount, setAmount] = useState('');
  const [tried, setTried] = useState(false);
  const add = useAddShiftBalance();
  const once = useOneAtATime();
  const steps = stepsOf(amount);
  const submit = () => {
    setTried(true);
    if (steps !== null) void once(() => add.mutateAsync({ steps, asked: Date.now() }).catch(() => undefined));
  };
  return (
    <form
      className={styles.details}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Stack>
        {add.isError && <FormMessage kind="error">{add.error.message}</FormMessage>}
        <TextField
          label={t('balance.amount')}
          description={t('balance.amountHint', { step })}
          inputMode="numeric"
          value={amount}
          onChange={({ target }) => setAmount(target.value)}
          error={tried && steps === null ? t('balance.amountInvalid', { step, most }) : undefined}
        />
        <div>
          <Button type="submit" loading={add.isPending || add.isSuccess}>
            {t('balance.add')}
          </Button>
        </div>
        <MutedText>{t('balance.checkout')}</MutedText>
      </Stack>
    </form>
  );
};

const BalanceSummary = ({ balance }: { balance: ShiftBalance }) => {
  const { t } = useTranslation('payouts');
  return (
    <section className={styles.panel} aria-labelledby="shift-balance">
      <div className={styles.head}>
        <div>
          <h2 id="shift-balance">{t('balance.title')}</h2>
          <p className={styles.big}>
            {formatMoney(balance.availableCents)} <small>{t('balance.available')}</small>
          </p>
          <MutedText>{balance.fundedCents === 0 ? t('balance.none') : t('balance.text')}</MutedText>
        </div>
      </div>
      {balance.fundedCents > 0 && (
        <dl className={styles.use}>
          <div>
            <dt>{t('balance.added')}</dt>
            <dd>{formatMoney(balance.fundedCents)}</dd>
          </div>
          <div>
            <dt>{t('balance.spent')}</dt>
            <dd>{formatMoney(balance.spentCents)}</dd>
          </div>
        </dl>
      )}
    </section>
  );
};

/** An organization's prepaid balance for contractors' shifts. */
export const BalanceTab = (_: { billing: Billing }) => {
  const { t } = useTranslation('payouts');
  const balance = useQuery(shiftBalanceQuery());
  return (
    <div className={styles.column}>
      <QueryGate query={balance} loading={t('loading')} rows={2}>
        {(data) => (
          <Stack gap="l">
            <BalanceSummary balance={data} />
            {data.fundedCents === 0 && <p>{t('balance.text')}</p>}
            <AddForm />
          </Stack>
        )}
      </QueryGate>
    </div>
  );
};
