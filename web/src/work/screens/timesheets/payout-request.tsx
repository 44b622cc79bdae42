import { useState } from 'react';
import { instantFeeCents } from '@shared/money/rules/payouts/payout-fee';
import { payoutCents } from '@shared/money/rules/payouts/plan-payout';
import type { PayoutForm, PayoutLine, Payouts, PayoutDestination } from '@shared/money/model/payout';
import type { PayoutMethod } from '@shared/money/model/payout-vocabulary';
import { Stack } from '@/components/layout';
import { Button } from '@/components/ui/base/button';
import { toast } from '@/components/ui/base/toast';
import { Card } from '@/components/ui/card';
import { CheckboxField } from '@/components/ui/fields/checkbox-field';
import { Fieldset } from '@/components/ui/fields/fieldset';
import { FormMessage } from '@/components/ui/fields/form-message';
import { RadioCards } from '@/components/ui/fields/radio-cards';
import { useTranslation } from '@/lib/i18n/i18n';
import { useSendOnce } from '@/lib/requests/send-once';
import { formatDate, formatMoney } from '@/lib/time/format';
import { hasChanged, useRequestPayout } from './payout-queries';
import styles from './payouts.module.css';

type Quote = NonNullable<Payouts['quote']>;
type Shift = Pick<PayoutLine, 'shiftId' | 'day' | 'organization' | 'cents'>;

/** A shift may have several lines, such as after a correction. */
const shiftsOf = ({ lines }: Quote): Shift[] =>
  [...Map.groupBy(lines, ({ shiftId }) => shiftId)].map(([shiftId, own]) => {
    const { day, organization } = own[0]!;
    return { shiftId, day, organization, cents: payoutCents(own) };
  });

type Choice = { shifts: Shift[]; isIn: (shiftId: string) => boolean; toggle: (shiftId: string) => void };

/** All shifts, until someone deselects some. */
const useChoice = (quote: Quote): Choice => {
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set());
  const toggle = (shiftId: string) =>
    setLeftOut((before) =>
      before.has(shiftId) ? new Set([...before].filter((it) => it !== shiftId)) : new Set([...before, shiftId]),
    );
  return { shifts: shiftsOf(quote), isIn: (shiftId) => !leftOut.has(shiftId), toggle };
};

const ShiftChoice = ({ shifts, isIn, toggle }: Choice) => {
  const { t } = useTranslation('payouts');
  if (shifts.length < 2) return null;
  return (
    <details className={styles.choice}>
      <summary>{t('ready.choose')}</summary>
      <Fieldset label={t('ready.shiftsIn')}>
        {shifts.map(({ shiftId, day, organization, cents }) => (
          <CheckboxField
            key={shiftId}
            label={t('ready.shift', { day: formatDate(day), organization, amount: formatMoney(cents) })}
            checked={isIn(shiftId)}
            onChange={() => toggle(shiftId)}
          />
        ))}
      </Fieldset>
    </details>
  );
};

type Instant = { to: PayoutDestination; feeCents: number };

/** The fee depends on the selection. */
const instantOf = ({ instant }: Quote, amountCents: number): Instant | null => {
  const feeCents = instantFeeCents(amountCents);
  return instant && feeCents !== null ? { to: instant.to, feeCents } : null;
};

type MethodProps = { instant: Instant; method: PayoutMethod; onChange: (method: PayoutMethod) => void };

const MethodChoice = ({ instant: { to, feeCents }, method, onChange }: MethodProps) => {
  const { t } = useTranslation('payouts');
  const { last4 } = to;
  const fee = formatMoney(feeCents);
  return (
    <RadioCards
      label={t('ready.speed')}
      value={method}
      onChange={onChange}
      data={[
        { value: 'standard', label: t('ready.standard'), description: t('ready.standardText') },
        { value: 'instant', label: t('ready.instant'), description: t(`ready.instantText.${to.kind}`, { last4, fee }) },
      ]}
    />
  );
};

const Sums = ({ count, amountCents, instant }: { count: number; amountCents: number; instant: Instant | null }) => {
  const { t } = useTranslation('payouts');
  const feeCents = instant?.feeCents ?? 0;
  return (
    <dl className={styles.sums}>
      <div>
        <dt>{t('ready.shifts', { count })}</dt>
        <dd>{formatMoney(amountCents)}</dd>
      </div>
      <div>
        <dt>{t('ready.fee')}</dt>
        <dd>{feeCents === 0 ? t('ready.noFee') : formatMoney(-feeCents)}</dd>
      </div>
      <div className={styles.total}>
        <dt>{instant ? t(`ready.to.${instant.to.kind}`, { last4: instant.to.last4 }) : t('ready.total')}</dt>
        <dd>{formatMoney(amountCents - feeCents)}</dd>
      </div>
    </dl>
  );
};

const RequestButton = ({ form, arrivesCents }: { form: PayoutForm; arrivesCents: number }) => {
  const { t } = useTranslation('payouts');
  const request = useRequestPayout();
  const sendOnce = useSendOnce(request);
  const amount = formatMoney(arrivesCents);
  if (form.shiftIds.length === 0) return <FormMessage kind="error">{t('ready.none')}</FormMessage>;
  return (
    <Stack gap="s">
      {request.isError && (
        <FormMessage kind="error">{hasChanged(request.error) ? t('changed') : request.error.message}</FormMessage>
      )}
      <div>
        <Button
          loading={request.isPending}
          onClick={() => sendOnce(form, () => toast.success(t('ready.done', { amount })))}
        >
          {t('ready.button', { amount })}
        </Button>
      </div>
    </Stack>
  );
};

/** What can be paid out now: which shifts, how fast, and the amount that arrives. */
export const PayoutRequest = ({ quote, account }: { quote: Quote; account: Payouts['account'] }) => {
  const { t } = useTranslation('payouts');
  const choice = useChoice(quote);
  const [method, setMethod] = useState<PayoutMethod>('standard');
  const chosen = choice.shifts.filter(({ shiftId }) => choice.isIn(shiftId));
  const amountCents = payoutCents(chosen);
  const offered = account === 'ready' ? instantOf(quote, amountCents) : null;
  const instant = method === 'instant' ? offered : null;
  const form: PayoutForm = {
    quoteId: quote.quoteId,
    shiftIds: chosen.map(({ shiftId }) => shiftId),
    method: instant ? 'instant' : 'standard',
  };
  return (
    <Card>
      <Stack gap="s">
        <h3>{t('ready.title')}</h3>
        <ShiftChoice {...choice} />
        {offered && <MethodChoice instant={offered} method={method} onChange={setMethod} />}
        <Sums count={chosen.length} amountCents={amountCents} instant={instant} />
        {account === 'ready' && <RequestButton form={form} arrivesCents={amountCents - (instant?.feeCents ?? 0)} />}
      </Stack>
    </Card>
  );
};
