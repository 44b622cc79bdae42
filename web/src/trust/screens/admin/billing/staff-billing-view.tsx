import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Suspense, useState, type ReactNode } from 'react';
import { Link, useParams } from 'react-router-dom';
import type { Invoice, StaffBilling } from '@shared/money/model/billing';
import { paths, pathTo } from '@shared/paths';
import { Columns, Facts, MutedText, Row, Stack } from '@/components/layout';
import { QueryGate } from '@/components/records/query-gate';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/base/button';
import { ButtonLink } from '@/components/ui/base/button-link';
import { ErrorState } from '@/components/ui/base/error-state';
import { Page } from '@/components/ui/base/page';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { FormMessage } from '@/components/ui/fields/form-message';
import { ListSkeleton } from '@/components/ui/list-skeleton';
import { LoadMore } from '@/components/ui/records/load-more';
import { RecordList, type Column } from '@/components/ui/records/record-list';
import { useBillingMode } from '@/money/parts/billing/use-billing-mode';
import { lazy } from '@/lib/browser/lazy';
import { ApiError } from '@/lib/api/api-error';
import { useTranslation } from '@/lib/i18n/i18n';
import { rowsOf } from '@/lib/requests/cursor-pages';
import { formatDate, formatDateTime, formatMoney } from '@/lib/time/format';
import { ownZone } from '@/lib/time/own-zone';
import styles from '../admin.module.css';
import { staffBillingQuery, staffInvoicesQuery } from './staff-billing-queries';

const CreditDialog = lazy(() => import('./billing-dialogs').then((it) => ({ default: it.CreditDialog })));
const RefundDialog = lazy(() => import('./billing-dialogs').then((it) => ({ default: it.RefundDialog })));
const OverrideDialog = lazy(() => import('./billing-dialogs').then((it) => ({ default: it.OverrideDialog })));
const EndOverrideDialog = lazy(() => import('./billing-dialogs').then((it) => ({ default: it.EndOverrideDialog })));

type Opened = 'credit' | 'override' | 'endOverride' | { refund: Invoice } | null;
type OpenProps = { billing: StaffBilling; opened: Opened; onClose: () => void };

const OpenDialog = ({ billing, opened, onClose }: OpenProps): ReactNode => {
  if (opened === null) return null;
  if (opened === 'credit') return <CreditDialog {...{ billing, onClose }} />;
  if (opened === 'override') return <OverrideDialog {...{ billing, onClose }} />;
  if (opened === 'endOverride') return <EndOverrideDialog {...{ billing, onClose }} />;
  return <RefundDialog {...{ billing, onClose }} invoice={opened.refund} />;
};

const Plan = ({ billing, onOpen }: { billing: StaffBilling; onOpen: (opened: Opened) => void }) => {
  const { t } = useTranslation(['admin-billing', 'plans']);
  const { plan, override, creditCents, periodEndsAt, endsAt, trialEndsAt, dunning, contractInvoice, syncedAt } =
    billing;
  const dateOf = (at: string | null) => at !== null && formatDate(at);
  return (
    <Card title={t('plan.title')}>
      <Stack>
        <Row gap="xs">
          <b>{plan.planId === null ? t('plan.none') : t(`name.${plan.planId}`)}</b>
          <Badge tone={plan.state === 'past_due' || plan.state === 'limited' ? 'danger' : 'info'}>
            {t(`plan.state.${plan.state}`)}
          </Badge>
        </Row>
        <Facts
          items={[
            {
              label: t('plan.price'),
              value:
                plan.priceCents !== null &&
                plan.period !== null &&
                `${formatMoney(plan.priceCents)} ${t(`price.${plan.period}`)}`,
            },
            { label: t('plan.renews'), value: endsAt === null && dateOf(periodEndsAt) },
            { label: t('plan.trialEnds'), value: dateOf(trialEndsAt) },
            { label: t('plan.ends'), value: dateOf(endsAt) },
            { label: t('plan.credit'), value: creditCents !== 0 && formatMoney(creditCents) },
            { label: t('plan.failedSince'), value: dunning && formatDate(dunning.since) },
            {
              label: t('plan.override'),
              value:
                override &&
                t('plan.overrideUntil', { plan: t(`name.${override.planId}`), date: formatDate(override.until) }),
            },
            {
              label: t('plan.invoice'),
              value:
                contractInvoice &&
                t('plan.invoiceDue', {
                  amount: formatMoney(contractInvoice.amountCents),
                  date: formatDate(contractInvoice.dueAt, ownZone()),
                }),
            },
            { label: t('plan.overrideReason'), value: override?.reason },
            { label: t('plan.synced'), value: syncedAt !== null && formatDateTime(syncedAt, ownZone()) },
          ]}
        />
        <Row gap="xs">
          <Button size="small" variant="secondary" aria-haspopup="dialog" onClick={() => onOpen('credit')}>
            {t('credit.open')}
          </Button>
          <Button size="small" variant="secondary" aria-haspopup="dialog" onClick={() => onOpen('override')}>
            {t(override ? 'override.change' : 'override.open')}
          </Button>
          {override && (
            <Button size="small" variant="danger" aria-haspopup="dialog" onClick={() => onOpen('endOverride')}>
              {t('endOverride.open')}
            </Button>
          )}
        </Row>
      </Stack>
    </Card>
  );
};

const Invoices = ({ ownerId, onRefund }: { ownerId: string; onRefund: (invoice: Invoice) => void }) => {
  const { t } = useTranslation('admin-billing');
  const query = useInfiniteQuery(staffInvoicesQuery(ownerId));
  const rows = rowsOf(query.data);
  const columns: Column<Invoice>[] = [
    { key: 'number', header: t('invoices.number'), main: true, cell: ({ number }) => number },
    { key: 'date', header: t('invoices.date'), cell: ({ issuedAt }) => formatDate(issuedAt, ownZone()) },
    { key: 'state', header: t('invoices.state'), cell: ({ state }) => t(`invoices.states.${state}`) },
    { key: 'amount', header: t('invoices.amount'), align: 'end', cell: ({ totalCents }) => formatMoney(totalCents) },
    {
      key: 'refunded',
      header: t('invoices.refunded'),
      align: 'end',
      cell: ({ refundedCents }) => (refundedCents === 0 ? '' : formatMoney(refundedCents)),
    },
    {
      key: 'actions',
      header: t('invoices.actions'),
      bare: true,
      align: 'end',
      cell: (invoice) =>
        invoice.creditFor === null &&
        invoice.paidCents > invoice.refundedCents && (
          <Button
            size="small"
            variant="secondary"
            aria-haspopup="dialog"
            aria-label={t('refund.of', { number: invoice.number })}
            onClick={() => onRefund(invoice)}
          >
            {t('refund.open')}
          </Button>
        ),
    },
  ];
  if (query.isPending) return <ListSkeleton rows={3} label={t('invoices.loading')} />;
  if (query.isError && rows.length === 0)
    return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  return (
    <section className={styles.section}>
      <h2>{t('invoices.title')}</h2>
      {rows.length === 0 ? (
        <MutedText>{t('invoices.none')}</MutedText>
      ) : (
        <RecordList caption={t('invoices.title')} columns={columns} rows={rows} rowKey={({ invoiceId }) => invoiceId} />
      )}
      <LoadMore
        hasMore={query.hasNextPage}
        loading={query.isFetchingNextPage}
        onClick={() => void query.fetchNextPage()}
      />
    </section>
  );
};

const Acts = ({ acts }: Pick<StaffBilling, 'acts'>) => {
  const { t } = useTranslation('admin-billing');
  if (acts.length === 0) return null;
  return (
    <Card title={t('acts.title')}>
      <Stack as="ul" gap="s">
        {acts.map(({ kind, at, reason, amountCents, by }) => (
          <li key={`${at} ${kind}`}>
            <b>
              {t(`acts.kind.${kind}`)} {amountCents !== null && formatMoney(amountCents)}
            </b>
            <p>{reason}</p>
            <MutedText>
              <Link to={pathTo(paths.adminPerson, { userId: by })}>{formatDateTime(at, ownZone())}</Link>
            </MutedText>
          </li>
        ))}
      </Stack>
    </Card>
  );
};

const recordOf = (ownerId: string, kind: StaffBilling['kind']): string =>
  kind === 'employer'
    ? pathTo(paths.adminOrganization, { organizationId: ownerId })
    : pathTo(paths.adminPerson, { userId: ownerId });

const Found = ({ billing }: { billing: StaffBilling }) => {
  const { t } = useTranslation('admin-billing');
  const [opened, setOpened] = useState<Opened>(null);
  return (
    <>
      <Columns count="main" gap="l" className={styles.billing}>
        <Stack gap="l">
          {billing.differences.length > 0 && (
            <FormMessage kind="error">{t('differences', { fields: billing.differences.join(', ') })}</FormMessage>
          )}
          <Invoices ownerId={billing.ownerId} onRefund={(refund) => setOpened({ refund })} />
        </Stack>
        <Stack gap="l">
          <Plan billing={billing} onOpen={setOpened} />
          <Acts acts={billing.acts} />
        </Stack>
      </Columns>
      <Suspense fallback={null}>
        <OpenDialog billing={billing} opened={opened} onClose={() => setOpened(null)} />
      </Suspense>
    </>
  );
};

/** Plan, invoices, credits, refunds, and contract plans of one account. For finance and owners. */
export const StaffBillingView = () => {
  const { ownerId = '' } = useParams();
  const { t } = useTranslation('admin-billing');
  const mode = useBillingMode('stripe');
  const query = useQuery({ ...staffBillingQuery(ownerId), enabled: mode === 'stripe' });
  const name = query.data?.name;
  const isOff = mode === 'off' || (query.error instanceof ApiError && query.error.code === 'BILLING_OFF');
  return (
    <Page
      title={t('title')}
      width="wide"
      breadcrumb={[
        { label: t('accounts'), to: paths.adminOrganizations },
        ...(query.data && name ? [{ label: name, to: recordOf(ownerId, query.data.kind) }] : []),
        { label: t('title') },
      ]}
    >
      {isOff ? (
        <EmptyState illustration="board" title={t('off.title')} text={t('off.text')} />
      ) : (
        <QueryGate
          query={query}
          loading={t('loading')}
          rows={4}
          gone={{
            title: t('gone.title'),
            text: t('gone.text'),
            action: <ButtonLink to={paths.adminOrganizations}>{t('gone.find')}</ButtonLink>,
          }}
        >
          {(billing) => <Found billing={billing} />}
        </QueryGate>
      )}
    </Page>
  );
};
