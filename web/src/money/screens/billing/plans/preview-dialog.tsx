import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { billingLimits } from '@shared/money/billing/billing-limits';
import { planOf, yearlySaving } from '@shared/money/billing/catalogue';
import type { Billing, PlanChoice, PlanPreview } from '@shared/money/model/billing';
import { billingAddress } from '@shared/paths';
import { MutedText, Row, Stack } from '@/components/layout';
import { Button } from '@/components/ui/base/button';
import { ErrorState } from '@/components/ui/base/error-state';
import { toast } from '@/components/ui/base/toast';
import { FormMessage } from '@/components/ui/fields/form-message';
import { ListSkeleton } from '@/components/ui/list-skeleton';
import { Dialog, DialogActions } from '@/components/ui/records/dialog';
import { useTranslation } from '@/lib/i18n/i18n';
import { say } from '@/lib/i18n/notices';
import { formatDate, formatMoney } from '@/lib/time/format';
import { ownZone } from '@/lib/time/own-zone';
import { BillLines } from '../bill-lines';
import { hasCode, previewQuery } from '../billing-queries';
import styles from '../billing.module.css';
import { methodName } from '../method-name';
import { PromoCode } from './promo-code';
import { Stepper } from './stepper';
import { useConfirm } from '../use-confirm';

type Props = { billing: Billing; first: PlanChoice; onClose: () => void };

const useTitle = ({ billing, first }: Pick<Props, 'billing' | 'first'>): string => {
  const { t } = useTranslation(['billing', 'plans']);
  const plan = t(`name.${first.planId}`);
  if (first.planId === 'starter') return t('preview.posting');
  if (first.trial) return t('preview.trial', { plan });
  if (billing.plan.planId === first.planId && first.period !== null) return t(`preview.${first.period}`);
  return t('preview.plan', { plan });
};

const isLater = (at: string): boolean => Date.parse(at) > Date.now() + 60_000;

/** What happens next: "Next invoice: $2,990 on Nov 23, 2027." */
const WhatFollows = ({ preview }: { preview: PlanPreview }) => {
  const { t } = useTranslation('billing');
  const { nextInvoice, savingCents, takesEffectAt, choice, pausedPostings } = preview;
  const percent = yearlySaving(planOf(choice.planId));
  const texts = [
    isLater(takesEffectAt) && t('preview.takesEffect', { date: formatDate(takesEffectAt, ownZone()) }),
    nextInvoice &&
      t('preview.nextInvoice', { amount: formatMoney(nextInvoice.amountCents), date: formatDate(nextInvoice.at) }),
    nextInvoice && choice.trial && t('preview.trialReminder', { days: billingLimits.trialReminderDays }),
    nextInvoice && choice.period === 'year' && t('preview.reminder', { days: billingLimits.renewalReminderDays }),
    savingCents !== null && percent !== null && t('preview.saving', { amount: formatMoney(savingCents), percent }),
    pausedPostings > 0 && t('preview.paused', { count: pausedPostings }),
  ].filter((text) => typeof text === 'string');
  return texts.length === 0 ? null : <FormMessage kind="info">{texts.join(' ')}</FormMessage>;
};

const useButton = (preview: PlanPreview | undefined): string => {
  const { t } = useTranslation('billing');
  if (!preview) return t('preview.confirm');
  const { kind, choice, dueTodayCents, takesEffectAt } = preview;
  const amount = formatMoney(dueTodayCents);
  if (kind === 'checkout' && dueTodayCents > 0) return t('preview.goToPay', { amount });
  if (kind === 'checkout') return t(choice.trial ? 'preview.goToTrial' : 'preview.goOn');
  if (dueTodayCents > 0) return t('preview.pay', { amount });
  return isLater(takesEffectAt)
    ? t('preview.changeOn', { date: formatDate(takesEffectAt, ownZone()) })
    : t('preview.confirm');
};

const PaidWith = ({ preview, onClose }: { preview: PlanPreview; onClose: () => void }) => {
  const { t } = useTranslation('billing');
  if (preview.kind === 'checkout') return <MutedText>{t('preview.atProvider')}</MutedText>;
  if (!preview.method || preview.kind === 'cancellation') return null;
  return (
    <Row justify="between">
      <span>{methodName(t, preview.method)}</span>
      <Link to={billingAddress('methods')} onClick={onClose}>
        {t('preview.otherMethod')}
      </Link>
    </Row>
  );
};

const Refusal = ({ error, onClose }: { error: Error; onClose: () => void }) => {
  const { t } = useTranslation('billing');
  if (hasCode(error, 'TERMS_CHANGED', 'STALE_VERSION'))
    return <FormMessage kind="error">{t('preview.changed')}</FormMessage>;
  return (
    <FormMessage kind="error">
      <b>{say('planUpdateFailed')}</b> {error.message}{' '}
      {hasCode(error, 'PAYMENT_DECLINED', 'PAYMENT_NEEDS_CONFIRMATION') && (
        <Link to={billingAddress('methods')} onClick={onClose}>
          {t('preview.toMethods')}
        </Link>
      )}
    </FormMessage>
  );
};

/** Every line before anything happens. */
export const PreviewDialog = ({ billing, first, onClose }: Props) => {
  const { t } = useTranslation('billing');
  const [choice, setChoice] = useState(first);
  const query = useQuery({ ...previewQuery(choice), placeholderData: keepPreviousData });
  const preview = query.isError ? undefined : query.data;
  const confirm = useConfirm({
    onDone: (said) => {
      toast.success(say(said));
      onClose();
    },
    readAgain: () => void query.refetch(),
  });
  const label = useButton(preview);
  const isFresh = preview !== undefined && !query.isPlaceholderData && !query.isFetching;
  return (
    <Dialog opened title={useTitle({ billing, first })} onClose={onClose}>
      <Stack>
        {confirm.error && <Refusal error={confirm.error} onClose={onClose} />}
        <MutedText>{t('preview.text')}</MutedText>
        {choice.planId === 'starter' && (
          <Stepper
            label={t('preview.quantity')}
            value={choice.quantity}
            min={1}
            max={billingLimits.postingsPerPurchase}
            onChange={(quantity) => setChoice((before) => ({ ...before, quantity }))}
          />
        )}
        {query.isPending && <ListSkeleton rows={3} label={t('preview.loading')} />}
        {query.isError && <ErrorState error={query.error} onRetry={() => void query.refetch()} />}
        {preview && (
          <div aria-busy={!isFresh} className={styles.preview}>
            <BillLines lines={preview.lines} total={{ label: t('preview.dueToday'), cents: preview.dueTodayCents }} />
            <WhatFollows preview={preview} />
            {preview.kind !== 'cancellation' && <PromoCode choice={choice} onApplied={setChoice} />}
            <PaidWith preview={preview} onClose={onClose} />
          </div>
        )}
      </Stack>
      <DialogActions>
        <Button variant="secondary" onClick={onClose}>
          {t('notNow')}
        </Button>
        <Button loading={confirm.isPending} disabled={!isFresh} onClick={() => preview && confirm.send(preview)}>
          {label}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
