import { useQuery } from '@tanstack/react-query';
import { Suspense, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Payout, Payouts } from '@shared/money/model/payout';
import type { PayoutStatus } from '@shared/money/model/payout-vocabulary';
import { payoutsReturned } from '@shared/paths';
import { MutedText, Row, Stack } from '@/components/layout';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/base/button';
import { toast } from '@/components/ui/base/toast';
import { Card } from '@/components/ui/card';
import { FormMessage } from '@/components/ui/fields/form-message';
import { useTranslation } from '@/lib/i18n/i18n';
import { useOneAtATime } from '@/lib/requests/one-at-a-time';
import { useSendOnce } from '@/lib/requests/send-once';
import { formatDate, formatMoney } from '@/lib/time/format';
import { ownZone } from '@/lib/time/own-zone';
import { payoutsQuery, useOnboarding, useRefreshPayouts, useRetryPayout } from './payout-queries';
import { PayoutRequest } from './payout-request';
import styles from './payouts.module.css';

/** After the provider's page, its state may be newer than the one stored here. */
const useReturned = (): void => {
  const [parameters, setParameters] = useSearchParams();
  const { mutate } = useRefreshPayouts();
  const done = useRef(false);
  const isBack = parameters.has(payoutsReturned);
  useEffect(() => {
    if (!isBack || done.current) return;
    done.current = true;
    setParameters(
      (before) => {
        before.delete(payoutsReturned);
        return before;
      },
      { replace: true },
    );
    mutate(undefined, { onError: (error) => toast.error(error.message) });
  }, [isBack, mutate, setParameters]);
};

const BankButton = ({ isNew }: { isNew: boolean }) => {
  const { t } = useTranslation('payouts');
  const onboarding = useOnboarding();
  const once = useOneAtATime();
  return (
    <Stack gap="s">
      {onboarding.isError && <FormMessage kind="error">{onboarding.error.message}</FormMessage>}
      <div>
        <Button
          loading={onboarding.isPending || onboarding.isSuccess}
          onClick={() => void once(() => onboarding.mutateAsync(Date.now()).catch(() => undefined))}
        >
          {t(isNew ? 'setUp.button' : 'finish.button')}
        </Button>
      </div>
    </Stack>
  );
};

const SetUp = ({ account }: Pick<Payouts, 'account'>) => {
  const { t } = useTranslation('payouts');
  if (account === 'ready') return null;
  const isNew = account === 'none';
  return (
    <Card>
      <Stack gap="s">
        <h3>{t(isNew ? 'setUp.title' : 'finish.title')}</h3>
        <MutedText>{t(isNew ? 'setUp.text' : 'finish.text')}</MutedText>
        <BankButton isNew={isNew} />
      </Stack>
    </Card>
  );
};

const tones: Record<PayoutStatus, 'info' | 'success' | 'danger'> = {
  requested: 'info',
  sent: 'info',
  paid: 'success',
  failed: 'danger',
};

const Arrival = ({ payout: { status, method, arrivesOn, createdAt } }: { payout: Payout }) => {
  const { t } = useTranslation('payouts');
  if (status !== 'sent' || arrivesOn === null) return t('requestedOn', { date: formatDate(createdAt, ownZone()) });
  return method === 'instant' ? t('arrivesSoon') : t('arrives', { date: formatDate(arrivesOn) });
};

const PayoutRow = ({ payout }: { payout: Payout }) => {
  const { t } = useTranslation('payouts');
  const { status, amountCents, feeCents, returnedFeeCents } = payout;
  return (
    <li className={styles.payout}>
      <div>
        <strong>{formatMoney(amountCents - feeCents)}</strong>
        <MutedText>
          <Arrival payout={payout} />
        </MutedText>
        {feeCents > 0 && <MutedText>{t('afterFee', { fee: formatMoney(feeCents) })}</MutedText>}
        {returnedFeeCents > 0 && <MutedText>{t('rerouted', { fee: formatMoney(returnedFeeCents) })}</MutedText>}
      </div>
      <Badge tone={tones[status]}>{t(`status.${status}`)}</Badge>
    </li>
  );
};

/** Returned by the bank: it waits at the provider for another bank account. */
const Returned = ({ payout, account }: { payout: Payout; account: Payouts['account'] }) => {
  const { t } = useTranslation('payouts');
  const retry = useRetryPayout();
  const sendOnce = useSendOnce(retry);
  const amount = formatMoney(payout.amountCents);
  return (
    <Card>
      <Stack gap="s">
        <h3>{t('failed.title', { amount })}</h3>
        <MutedText>{t('failed.text')}</MutedText>
        {retry.isError && <FormMessage kind="error">{retry.error.message}</FormMessage>}
        <Row gap="s">
          {account === 'ready' && (
            <Button
              loading={retry.isPending}
              onClick={() => sendOnce(payout.payoutId, () => toast.success(t('failed.sent', { amount })))}
            >
              {t('failed.again')}
            </Button>
          )}
        </Row>
      </Stack>
    </Card>
  );
};

const Waiting = ({ waiting, payroll }: Pick<Payouts, 'waiting' | 'payroll'>) => {
  const { t } = useTranslation('payouts');
  return (
    <>
      {waiting.length > 0 && (
        <Stack gap="xs">
          <h3>{t('waiting.title')}</h3>
          <ul className={styles.list} role="list">
            {waiting.map(({ organizationId, organization, cents, why }) => (
              <li key={`${organizationId} ${why}`} className={styles.payout}>
                <span>{t(`waiting.${why}`, { organization })}</span>
                <strong>{formatMoney(cents)}</strong>
              </li>
            ))}
          </ul>
        </Stack>
      )}
      {payroll.length > 0 && (
        <Stack gap="xs">
          {payroll.map(({ organizationId, organization }) => (
            <p key={organizationId}>{t('payroll', { organization })}</p>
          ))}
          <MutedText>{t('payrollText')}</MutedText>
        </Stack>
      )}
    </>
  );
};

const History = ({ title, items }: { title: string; items: readonly Payout[] }) =>
  items.length === 0 ? null : (
    <Stack gap="xs">
      <h3>{title}</h3>
      <ul className={styles.list} role="list">
        {items.map((payout) => (
          <PayoutRow key={payout.payoutId} payout={payout} />
        ))}
      </ul>
    </Stack>
  );

const hasMoney = ({ quote, waiting, open, items }: Payouts): boolean =>
  quote !== null || waiting.length > 0 || open !== null || items.length > 0;

const Body = ({ payouts }: { payouts: Payouts }) => {
  const { t } = useTranslation('payouts');
  const { account, quote, waiting, payroll, open, items } = payouts;
  const returned = [...(open ? [open] : []), ...items].filter(({ status }) => status === 'failed');
  const isAnything = hasMoney(payouts);
  return (
    <>
      {(isAnything || account === 'incomplete') && <SetUp account={account} />}
      {returned.map((payout) => (
        <Returned key={payout.payoutId} payout={payout} account={account} />
      ))}
      {quote && <PayoutRequest quote={quote} account={account} />}
      {!isAnything && payroll.length === 0 && (
        <Card>
          <h3>{t('nothing.title')}</h3>
          <MutedText>{t('nothing.text')}</MutedText>
        </Card>
      )}
      {open && open.status !== 'failed' && <History title={t('open')} items={[open]} />}
      <Waiting waiting={waiting} payroll={payroll} />
      <History title={t('history')} items={items.filter(({ status }) => status !== 'failed')} />
    </>
  );
};

const OwnPayouts = ({ payouts }: { payouts: Payouts }) => {
  const { t } = useTranslation('payouts');
  return (
    <Stack as="section">
      <h2>{t('title')}</h2>
      <MutedText>{t('intro')}</MutedText>
      <Body payouts={payouts} />
    </Stack>
  );
};

/** People who never worked as contractors see nothing about payouts, except what payroll pays. */
const concerns = (payouts: Payouts): boolean =>
  payouts.account !== 'none' || payouts.payroll.length > 0 || hasMoney(payouts);

/** How contractors receive the pay for approved shifts. Hidden where organizations pay everyone themselves. */
export const PayoutsSection = () => {
  useReturned();
  const { data } = useQuery(payoutsQuery());
  if (data?.payouts !== 'on' || !concerns(data)) return null;
  return (
    <Suspense fallback={null}>
      <OwnPayouts payouts={data} />
    </Suspense>
  );
};
