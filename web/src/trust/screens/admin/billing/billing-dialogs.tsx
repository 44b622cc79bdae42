import { useState } from 'react';
import { billingLimits } from '@shared/money/billing/billing-limits';
import { planOf, plansFor } from '@shared/money/billing/catalogue';
import type { PlanId } from '@shared/money/billing/vocabulary';
import type { Invoice, StaffBilling } from '@shared/money/model/billing';
import { MutedText } from '@/components/layout';
import { ReasonDialog } from '@/components/reason-dialog';
import { toast } from '@/components/ui/base/toast';
import { DateField } from '@/components/ui/editing/date-field';
import { NumberField } from '@/components/ui/editing/number-field';
import { SelectField } from '@/components/ui/fields/select-field';
import { useOfferedMethods } from '@/money/parts/billing/use-offered-methods';
import { ApiError } from '@/lib/api/api';
import { useTranslation } from '@/lib/i18n/i18n';
import { useOneAtATime } from '@/lib/requests/one-at-a-time';
import { formatMoney } from '@/lib/time/format';
import { today } from '@/lib/time/today';
import { ReasonedForm } from '../reasoned-form';
import { useCredit, useEndOverride, useOverride, useRefund } from './staff-billing-queries';

type Props = { billing: StaffBilling; onClose: () => void };

/** A newer state is already shown behind the dialog; input stays. */
const problemOf = (error: Error | null, changed: string): string | undefined => {
  if (!error) return undefined;
  return error instanceof ApiError && error.code === 'STALE_VERSION' ? changed : error.message;
};

const fieldOf = (error: Error | null, field: string): string | undefined =>
  error instanceof ApiError ? error.fields?.[field] : undefined;

const inCents = (amount: number | null): number => Math.round((amount ?? 0) * 100);

type AmountFormProps = {
  title: string;
  submitLabel: string;
  text: string;
  first: number | null;
  act: { mutateAsync: (body: { amountCents: number; reason: string; version: number }) => Promise<unknown> } & {
    isPending: boolean;
    error: Error | null;
  };
  version: number;
  done: string;
  onClose: () => void;
};

const AmountForm = ({ title, submitLabel, text, first, act, version, done, onClose }: AmountFormProps) => {
  const { t } = useTranslation(['admin-billing', 'admin-console']);
  const [amount, setAmount] = useState<number | null>(first);
  const once = useOneAtATime();
  const refused = fieldOf(act.error, 'amountCents');
  const send = (reason: string) =>
    once(() =>
      act.mutateAsync({ amountCents: inCents(amount), reason, version }).then(
        () => {
          toast.success(done);
          onClose();
        },
        () => undefined,
      ),
    );
  return (
    <ReasonedForm
      title={title}
      label={t('reason')}
      submitLabel={submitLabel}
      saving={act.isPending}
      problem={refused === undefined ? problemOf(act.error, t('changedMeanwhile')) : undefined}
      isComplete={inCents(amount) > 0}
      onSubmit={(reason) => void send(reason)}
      onClose={onClose}
    >
      {(missing) => (
        <>
          <p>{text}</p>
          <NumberField
            label={t('amount')}
            required
            min={0.01}
            step={0.01}
            value={amount}
            onChange={setAmount}
            error={refused ?? missing(inCents(amount) <= 0)}
          />
        </>
      )}
    </ReasonedForm>
  );
};

export const CreditDialog = ({ billing, onClose }: Props) => {
  const { t } = useTranslation('admin-billing');
  return (
    <AmountForm
      title={t('credit.title', { name: billing.name })}
      submitLabel={t('credit.submit')}
      text={t('credit.text')}
      first={null}
      act={useCredit(billing.ownerId)}
      version={billing.version}
      done={t('credit.done')}
      onClose={onClose}
    />
  );
};

/** The part of a payment that was not refunded yet. */
export const refundable = ({ paidCents, refundedCents }: Invoice): number => paidCents - refundedCents;

export const RefundDialog = ({ billing, invoice, onClose }: Props & { invoice: Invoice }) => {
  const { t } = useTranslation('admin-billing');
  const left = refundable(invoice);
  return (
    <AmountForm
      title={t('refund.title', { number: invoice.number })}
      submitLabel={t('refund.submit')}
      text={t('refund.text', { amount: formatMoney(left) })}
      first={left / 100}
      act={useRefund(billing.ownerId, invoice.invoiceId)}
      version={billing.version}
      done={t('refund.done')}
      onClose={onClose}
    />
  );
};

type Sent = { amount: number | null; dueDays: number | null };

/** Invoice fields of a contract. */
const InvoiceFields = ({
  sent,
  onChange,
  error,
}: {
  sent: Sent;
  onChange: (sent: Sent) => void;
  error: string | undefined;
}) => {
  const { t } = useTranslation('admin-billing');
  const { invoice: methods } = useOfferedMethods();
  return (
    <>
      <NumberField
        label={t('override.invoice')}
        description={methods ? t('override.invoiceHint', { methods }) : t('override.invoiceHintPlain')}
        min={0.01}
        step={0.01}
        value={sent.amount}
        onChange={(amount) => onChange({ ...sent, amount })}
        error={error}
      />
      {inCents(sent.amount) > 0 && (
        <NumberField
          label={t('override.dueDays')}
          min={1}
          max={billingLimits.invoiceDueDaysMax}
          value={sent.dueDays}
          onChange={(dueDays) => onChange({ ...sent, dueDays })}
        />
      )}
    </>
  );
};

export const OverrideDialog = ({ billing, onClose }: Props) => {
  const { t } = useTranslation(['admin-billing', 'admin-console', 'plans']);
  const plans = plansFor(billing.kind).filter(({ price }) => price.kind !== 'free');
  const { override } = billing;
  const [planId, setPlanId] = useState<PlanId>(override?.planId ?? plans.at(-1)!.planId);
  const [postings, setPostings] = useState<number | null>(override?.activePostings ?? null);
  const [until, setUntil] = useState(override?.until.slice(0, 10) ?? '');
  const [sent, setSent] = useState<Sent>({ amount: null, dueDays: billingLimits.invoiceDueDays });
  const isContract = planOf(planId).price.kind === 'contract';
  const amountCents = isContract ? inCents(sent.amount) : 0;
  const act = useOverride(billing.ownerId);
  const once = useOneAtATime();
  const send = (reason: string) =>
    once(() =>
      act
        .mutateAsync({
          planId,
          activePostings: billing.kind === 'employer' ? postings : null,
          until,
          invoice: amountCents > 0 ? { amountCents, dueDays: sent.dueDays ?? billingLimits.invoiceDueDays } : null,
          reason,
          version: billing.version,
        })
        .then(
          () => {
            toast.success(t('override.done'));
            onClose();
          },
          () => undefined,
        ),
    );
  const refused = fieldOf(act.error, 'until');
  return (
    <ReasonedForm
      title={t('override.title', { name: billing.name })}
      label={t('reason')}
      submitLabel={t('override.submit')}
      saving={act.isPending}
      problem={refused === undefined ? problemOf(act.error, t('changedMeanwhile')) : undefined}
      isComplete={until !== ''}
      onSubmit={(reason) => void send(reason)}
      onClose={onClose}
    >
      {(missing) => (
        <>
          <p>{t('override.text')}</p>
          <SelectField
            label={t('override.plan')}
            data={plans.map((plan) => ({ value: plan.planId, label: t(`name.${plan.planId}`) }))}
            value={planId}
            onChange={(chosen) => chosen && setPlanId(chosen)}
          />
          {billing.kind === 'employer' && (
            <NumberField
              label={t('override.postings')}
              description={t('override.postingsHint')}
              min={1}
              value={postings}
              onChange={setPostings}
              error={fieldOf(act.error, 'activePostings')}
            />
          )}
          {isContract && (
            <InvoiceFields sent={sent} onChange={setSent} error={fieldOf(act.error, 'invoice.amountCents')} />
          )}
          {isContract && billing.contractInvoice && (
            <MutedText>
              {t('override.replaces', { amount: formatMoney(billing.contractInvoice.amountCents) })}
            </MutedText>
          )}
          <DateField
            label={t('override.until')}
            description={t('override.untilHint')}
            required
            min={today()}
            value={until}
            onChange={(event) => setUntil(event.currentTarget.value)}
            error={refused ?? missing(until === '')}
          />
        </>
      )}
    </ReasonedForm>
  );
};

export const EndOverrideDialog = ({ billing, onClose }: Props) => {
  const { t } = useTranslation(['admin-billing', 'admin-console']);
  const act = useEndOverride(billing.ownerId);
  const once = useOneAtATime();
  return (
    <ReasonDialog
      title={t('endOverride.title')}
      text={t(billing.override?.invoiceId ? 'endOverride.invoiceText' : 'endOverride.text')}
      label={t('reason')}
      confirmLabel={t('endOverride.submit')}
      required
      danger
      saving={act.isPending}
      problem={problemOf(act.error, t('changedMeanwhile'))}
      onSubmit={(reason) =>
        void once(() =>
          act.mutateAsync({ reason, version: billing.version }).then(
            () => {
              toast.success(t('endOverride.done'));
              onClose();
            },
            () => undefined,
          ),
        )
      }
      onClose={onClose}
    />
  );
};
