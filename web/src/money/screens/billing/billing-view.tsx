import { useQuery } from '@tanstack/react-query';
import CircleCheck from 'lucide-react/dist/esm/icons/circle-check.mjs';
import { Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { billingAddress, billingView, type BillingTab } from '@shared/paths';
import { Stack } from '@/components/layout';
import { QueryGate } from '@/components/records/query-gate';
import { Loading } from '@/components/ui/base/loading';
import { Card } from '@/components/ui/card';
import { LinkTabs } from '@/components/ui/link-tabs';
import { planQuery } from '@/money/parts/billing/plan-queries';
import { useBillingMode } from '@/money/parts/billing/use-billing-mode';
import { mayManageBilling } from '@/accounts/parts/settings/settings-areas';
import { SettingsPage } from '@/accounts/parts/settings/settings-page';
import { lazy } from '@/lib/browser/lazy';
import { useSession } from '@/lib/auth/session';
import { useTranslation } from '@/lib/i18n/i18n';
import { billingQuery, hasCode, shiftBalanceQuery } from './billing-queries';
import styles from './billing.module.css';
import { isPaidFor } from './plans/plan-state';
import { useReturn } from './use-return';

const SubscriptionTab = lazy(() => import('./subscription-tab').then((it) => ({ default: it.SubscriptionTab })));
const MethodsTab = lazy(() => import('./methods-tab').then((it) => ({ default: it.MethodsTab })));
const HistoryTab = lazy(() => import('./history-tab').then((it) => ({ default: it.HistoryTab })));
const BalanceTab = lazy(() => import('./balance-tab').then((it) => ({ default: it.BalanceTab })));
const AddAnotherMethod = lazy(() => import('./methods-tab').then((it) => ({ default: it.AddAnotherMethod })));
const ExportInvoices = lazy(() => import('./history-tab').then((it) => ({ default: it.ExportInvoices })));
const TeamPlan = lazy(() => import('./plans/team-plan').then((it) => ({ default: it.TeamPlan })));

const tabs = [billingView.subscription, billingView.methods, billingView.history, billingView.balance] as const;
const bodies = { subscription: SubscriptionTab, methods: MethodsTab, history: HistoryTab, balance: BalanceTab };
const actions = { subscription: null, methods: <AddAnotherMethod />, history: <ExportInvoices />, balance: null };

/** Shown where plans aren't sold. */
export const EverythingIncluded = () => {
  const { t } = useTranslation('billing');
  return (
    <Card>
      <div className={styles.included}>
        <CircleCheck size={20} aria-hidden="true" />
        <Stack gap="xs">
          <h2>{t('off.title')}</h2>
          <p>{t('off.text')}</p>
        </Stack>
      </div>
    </Card>
  );
};

/** Polling interval while an order is pending. */
const pollMs = 2000;

const useTab = (): BillingTab => {
  const [parameters] = useSearchParams();
  const asked = parameters.get(billingView.parameter);
  return tabs.find((it) => it === asked) ?? billingView.subscription;
};

/** Only for organizations whose people are paid through Wardline. */
const useHasBalance = (isOn: boolean): boolean => {
  const { me } = useSession();
  const { data } = useQuery({ ...shiftBalanceQuery(), enabled: isOn && me !== null && me.membership !== null });
  return data?.payouts === 'on';
};

const OwnBilling = () => {
  const { t } = useTranslation('billing');
  // Without plans there is nothing to request.
  const mode = useBillingMode('stripe');
  const { isAwaited } = useReturn();
  const billing = useQuery({
    ...billingQuery(),
    enabled: mode === 'stripe',
    refetchInterval: ({ state }) => isAwaited && !(state.data && isPaidFor(state.data)) && pollMs,
  });
  const hasBalance = useHasBalance(mode === 'stripe');
  const shown = tabs.filter((it) => it !== billingView.balance || hasBalance);
  const asked = useTab();
  const tab = shown.includes(asked) ? asked : billingView.subscription;
  const isOff = mode === 'off' || hasCode(billing.error, 'BILLING_OFF');
  const Body = bodies[tab];
  return (
    <SettingsPage
      title={t('title')}
      content="wide"
      actions={!isOff && <Suspense fallback={null}>{actions[tab]}</Suspense>}
      {...(!isOff && {
        tools: (
          <LinkTabs
            label={t('tabs.label')}
            tabs={shown.map((it) => ({ to: billingAddress(it), label: t(`tabs.${it}`) }))}
            current={billingAddress(tab)}
          />
        ),
      })}
    >
      {isOff ? (
        <EverythingIncluded />
      ) : (
        <QueryGate query={billing} loading={t('loading')} rows={5}>
          {(data) => <Body billing={data} />}
        </QueryGate>
      )}
    </SettingsPage>
  );
};

/** Members and managers see the plan, and who may change it. */
const OthersBilling = () => {
  const { t } = useTranslation('billing');
  const plan = useQuery(planQuery());
  return (
    <SettingsPage title={t('title')}>
      <QueryGate query={plan} loading={t('loading')} rows={3}>
        {(data) => (data.billing === 'off' ? <EverythingIncluded /> : <TeamPlan plan={data} />)}
      </QueryGate>
    </SettingsPage>
  );
};

export const BillingView = () => {
  const { me } = useSession();
  if (!me) return <Loading />;
  return mayManageBilling(me) ? <OwnBilling /> : <OthersBilling />;
};
