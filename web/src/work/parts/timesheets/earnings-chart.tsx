import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { CurrencyEarnings } from '@shared/work/model/placement';
import { TrendChart } from '@/components/charts/trend-chart';
import { MutedText, Stack } from '@/components/layout';
import { QueryGate } from '@/components/records/query-gate';
import { Card } from '@/components/ui/card';
import { SelectField } from '@/components/ui/fields/select-field';
import { formatMoney, formatMonth } from '@/lib/time/format';
import { useTranslation } from '@/lib/i18n/i18n';
import { formatHours } from '@/lib/time/hours';
import { earningsQuery } from './earnings-queries';

export const EarningsChart = () => {
  const { t } = useTranslation('earnings');
  const earnings = useQuery(earningsQuery());
  return (
    <Card title={t('chart.title')}>
      <QueryGate query={earnings} loading={t('loading')} rows={2}>
        {({ currencies }) => <Months currencies={currencies} />}
      </QueryGate>
    </Card>
  );
};

const Months = ({ currencies }: { currencies: readonly CurrencyEarnings[] }) => {
  const { t } = useTranslation('earnings');
  const [chosen, setChosen] = useState<string | null>(null);
  const shown = currencies.find(({ currency }) => currency === chosen) ?? currencies[0];
  if (!shown || shown.months.every(({ minutes, expectedCents }) => minutes === 0 && expectedCents === 0))
    return <MutedText>{t('chart.none')}</MutedText>;
  const { months, currency } = shown;
  const money = (cents: number) => formatMoney(cents, currency);
  return (
    <Stack>
      {currencies.length > 1 && (
        <SelectField
          label={t('chart.currency')}
          data={currencies.map((it) => it.currency)}
          value={currency}
          onChange={setChosen}
        />
      )}
      <TrendChart
        label={t('chart.label')}
        stepLabel={t('chart.month')}
        period="month"
        steps={months.map(({ month }) => formatMonth(month))}
        series={[
          {
            key: 'expected',
            label: t('chart.expected'),
            values: months.map(({ expectedCents }) => expectedCents),
            format: money,
          },
          {
            key: 'approved',
            label: t('chart.approved'),
            values: months.map(({ approvedCents }) => approvedCents),
            format: money,
          },
          { key: 'paid', label: t('chart.paid'), values: months.map(({ paidCents }) => paidCents), format: money },
          {
            key: 'hours',
            label: t('chart.hours'),
            values: months.map(({ minutes }) => minutes),
            format: formatHours,
          },
        ]}
      />
    </Stack>
  );
};
