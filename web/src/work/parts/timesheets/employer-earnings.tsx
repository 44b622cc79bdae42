import { useQuery } from '@tanstack/react-query';
import type { CSSProperties } from 'react';
import type { EmployerEarnings as Row } from '@shared/work/model/placement';
import { WithTable } from '@/components/charts/with-table';
import { OrganizationMark } from '@/components/faces/organization-mark';
import { MutedText, Stack } from '@/components/layout';
import { QueryGate } from '@/components/records/query-gate';
import { Card } from '@/components/ui/card';
import type { Column } from '@/components/ui/records/record-list';
import { formatMoney } from '@/lib/time/format';
import { formatHours } from '@/lib/time/hours';
import { useTranslation } from '@/lib/i18n/i18n';
import { employerEarningsQuery } from './earnings-queries';
import styles from './earnings.module.css';

export const EmployerEarnings = () => {
  const { t } = useTranslation('earnings');
  return (
    <Card title={t('employers.title')}>
      <QueryGate query={useQuery(employerEarningsQuery())} loading={t('loading')} rows={2}>
        {({ employers }) =>
          employers.length === 0 ? <MutedText>{t('employers.none')}</MutedText> : <Employers employers={employers} />
        }
      </QueryGate>
    </Card>
  );
};

const keyOf = ({ organizationId, currency }: Row): string => `${organizationId} ${currency}`;

/** Bars compare pay in one currency, so each currency has its own longest bar. */
const longestOf = (employers: readonly Row[], { currency }: Row): number =>
  Math.max(1, ...employers.filter((it) => it.currency === currency).map((it) => it.approvedCents + it.pendingCents));

const Employers = ({ employers }: { employers: readonly Row[] }) => {
  const { t } = useTranslation('earnings');
  const money = (key: 'approved' | 'pending'): Column<Row> => ({
    key,
    header: t(`employers.${key}`),
    align: 'end',
    cell: (row) => formatMoney(row[`${key}Cents`], row.currency),
  });
  const hours = (key: 'approved' | 'pending'): Column<Row> => ({
    key: `${key}Hours`,
    header: t(`employers.${key}Hours`),
    align: 'end',
    cell: (row) => formatHours(row[`${key}Minutes`]),
  });
  const columns: Column<Row>[] = [
    { key: 'employer', header: t('employers.employer'), main: true, cell: ({ organization }) => organization },
    money('approved'),
    hours('approved'),
    money('pending'),
    hours('pending'),
  ];
  return (
    <Stack>
      <MutedText>{t('employers.note')}</MutedText>
      <WithTable label={t('employers.title')} columns={columns} rows={employers} rowKey={keyOf}>
        <ul role="list" className={styles.employers} aria-label={t('employers.title')}>
          {employers.map((row) => {
            const { organizationId, organization, currency, approvedCents, pendingCents } = row;
            const shareOf = (cents: number) =>
              ({ '--share': `${(100 * cents) / longestOf(employers, row)}%` }) as CSSProperties;
            return (
              <li key={keyOf(row)}>
                <OrganizationMark id={organizationId} name={organization} url={null} size={32} />
                <b>{organization}</b>
                <b>{formatMoney(approvedCents, currency)}</b>
                <span className={styles.parts} aria-hidden="true">
                  <i style={shareOf(approvedCents)} />
                  <i data-pending="" style={shareOf(pendingCents)} />
                </span>
                <small>
                  {row.pendingMinutes === 0
                    ? t('employers.detail', { hours: formatHours(row.approvedMinutes) })
                    : t('employers.detailPending', {
                        hours: formatHours(row.approvedMinutes),
                        pending: formatHours(row.pendingMinutes),
                        pay: formatMoney(pendingCents, currency),
                      })}
                </small>
              </li>
            );
          })}
        </ul>
      </WithTable>
    </Stack>
  );
};
