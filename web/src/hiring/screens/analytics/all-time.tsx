import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { EmployerAnalytics } from '@shared/hiring/model/employer-analytics';
import { TrendChart } from '@/components/charts/trend-chart';
import { QueryGate } from '@/components/records/query-gate';
import { employerAnalyticsQuery, type EmployerSummary } from '@/organizations/parts/organization/employer-queries';
import { formatMetric, labelMetricSource } from '@/organizations/parts/organization/metric-labels';
import { formatMonthDay, formatNumber } from '@/lib/time/format';
import { useTranslation } from '@/lib/i18n/i18n';
import { Panel } from './panel';
import styles from './analytics.module.css';

const tenth = (value: number): number => Math.round(value * 10) / 10;

type MetricProps = {
  figure: EmployerSummary['figures']['successRate'];
  unit: 'percent' | 'days';
  what: 'successRate' | 'averageDaysToFill';
};

const Metric = ({ figure, unit, what }: MetricProps) => {
  const { t } = useTranslation('employer-dashboard');
  return (
    <>
      {formatMetric(figure, unit, t)}
      <p className={styles.note}>{labelMetricSource(figure, what, t)}</p>
    </>
  );
};

const PlainFacts = ({ items }: { items: readonly { label: string; value: ReactNode }[] }) => (
  <dl className={styles.facts}>
    {items.map(({ label, value }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);

/** Totals since the organization's first job, for any period. */
export const AllTimePanel = ({ summary: { totals, teamMembers, figures } }: { summary: EmployerSummary }) => {
  const { t } = useTranslation(['analytics', 'employer-dashboard']);
  const { activeJobs, activeApplications } = totals;
  return (
    <Panel title={t('allTime.title')} note={t('allTime.note')}>
      <PlainFacts
        items={[
          { label: t('activeJobs'), value: formatNumber(totals.activeJobs) },
          { label: t('closedJobs'), value: formatNumber(totals.closedJobs) },
          { label: t('totalApplications'), value: formatNumber(totals.totalApplications) },
          {
            label: t('averagePerJob'),
            value: formatNumber(activeJobs === 0 ? 0 : tenth(activeApplications / activeJobs)),
          },
          { label: t('columns.hires'), value: formatNumber(totals.hires) },
          { label: t('teamMembers'), value: formatNumber(teamMembers.length) },
          {
            label: t('figures.successRate.label'),
            value: <Metric figure={figures.successRate} unit="percent" what="successRate" />,
          },
        ]}
      />
    </Panel>
  );
};

const counted = ['published', 'applications', 'hires'] as const;

const Weeks = ({ weeks }: { weeks: EmployerAnalytics['weeks'] }) => {
  const { t } = useTranslation('analytics');
  if (weeks.every((week) => counted.every((name) => week[name] === 0)))
    return <p className={styles.note}>{t('trend.none')}</p>;
  return (
    <TrendChart
      label={t('trend.title', { count: weeks.length })}
      stepLabel={t('trend.week')}
      steps={weeks.map(({ startsOn }) => formatMonthDay(startsOn))}
      series={counted.map((name) => ({
        key: name,
        label: t(`trend.${name}`),
        values: weeks.map((week) => week[name]),
      }))}
    />
  );
};

export const TrendPanel = () => {
  const { t } = useTranslation('analytics');
  const query = useQuery(employerAnalyticsQuery());
  return (
    <Panel title={t('trend.title', { count: query.data?.weeks.length ?? 0 })} note={t('trend.note')}>
      <QueryGate query={query} loading={t('loading')} rows={2}>
        {({ weeks }) => <Weeks weeks={weeks} />}
      </QueryGate>
    </Panel>
  );
};

export const Contribution = ({ summary: { contribution } }: { summary: EmployerSummary }) => {
  const { t } = useTranslation(['analytics', 'employer-dashboard']);
  const { successRate, averageDaysToFill } = contribution;
  return (
    <Panel title={t('contribution.title')} note={t('contribution.text')}>
      <PlainFacts
        items={[
          { label: t('columns.jobs'), value: formatNumber(contribution.totalJobs) },
          { label: t('columns.applications'), value: formatNumber(contribution.applications) },
          { label: t('columns.hires'), value: formatNumber(contribution.hires) },
          {
            label: t('figures.successRate.label'),
            value: <Metric figure={successRate} unit="percent" what="successRate" />,
          },
          {
            label: t('figures.averageDaysToFill.label'),
            value: <Metric figure={averageDaysToFill} unit="days" what="averageDaysToFill" />,
          },
        ]}
      />
    </Panel>
  );
};
