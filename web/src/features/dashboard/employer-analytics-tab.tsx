import { useTranslation } from '@/lib/i18n/i18n';
import type { EmployerAnalytics } from '@shared/model/employer-analytics';
import { TrendChart } from '@/components/charts/trend-chart';
import { Columns, Facts, MutedText, Stack } from '@/components/layout';
import { Figures } from '@/components/figures';
import { Card } from '@/components/ui/card';
import { formatNumber } from '@/lib/time/format';
import { formatMonthDay } from '@/lib/time/format';
import { ManagerPanels, WithAnalytics } from './employer-panels';
import { labelMetricSource, formatMetric } from './metric-labels';
import { HiringFunnel } from './hiring-funnel';
import type { EmployerSummary } from './employer-queries';

const tenth = (value: number): number => Math.round(value * 10) / 10;

export const AnalyticsTab = ({ summary, manages }: { summary: EmployerSummary; manages: boolean }) => {
  const { t } = useTranslation('employer-dashboard');
  const { activeJobs, totalApplications, totalJobs, draftJobs } = summary.totals;
  const published = totalJobs - draftJobs;
  return (
    <Stack gap="l">
      <Figures
        label={t('tabs.analytics')}
        items={[
          { label: t('activeJobs'), value: activeJobs },
          { label: t('totalApplications'), value: totalApplications },
          { label: t('averagePerJob'), value: published === 0 ? 0 : tenth(totalApplications / published) },
        ]}
      />
      {manages && <HiringFunnel />}
      {manages && <WithAnalytics>{(analytics) => <Trend weeks={analytics.weeks} />}</WithAnalytics>}
      {manages && <ManagerPanels />}
      {manages ? (
        <Columns gap="l">
          <TeamStats summary={summary} />
          <Contribution summary={summary} />
        </Columns>
      ) : (
        <Contribution summary={summary} />
      )}
    </Stack>
  );
};

const Contribution = ({ summary: { contribution } }: { summary: EmployerSummary }) => {
  const { t } = useTranslation('employer-dashboard');
  const { successRate, averageDaysToFill } = contribution;
  return (
    <Card title={t('contribution.title')}>
      <Stack>
        <MutedText>{t('contribution.text')}</MutedText>
        <Facts
          items={[
            { label: t('columns.totalJobs'), value: formatNumber(contribution.totalJobs) },
            { label: t('columns.applications'), value: formatNumber(contribution.applications) },
            { label: t('columns.hires'), value: formatNumber(contribution.hires) },
            {
              label: t('figures.successRate.label'),
              value: (
                <>
                  {formatMetric(successRate, 'percent', t)}
                  <MutedText>{labelMetricSource(successRate, 'successRate', t)}</MutedText>
                </>
              ),
            },
            {
              label: t('figures.averageDaysToFill.label'),
              value: (
                <>
                  {formatMetric(averageDaysToFill, 'days', t)}
                  <MutedText>{labelMetricSource(averageDaysToFill, 'averageDaysToFill', t)}</MutedText>
                </>
              ),
            },
          ]}
        />
      </Stack>
    </Card>
  );
};

const TeamStats = ({ summary: { totals, teamMembers, figures } }: { summary: EmployerSummary }) => {
  const { t } = useTranslation('employer-dashboard');
  return (
    <Card title={t('teamStats')}>
      <Facts
        items={[
          { label: t('teamMembers'), value: formatNumber(teamMembers.length) },
          { label: t('columns.hires'), value: formatNumber(totals.hires) },
          { label: t('closedJobs'), value: formatNumber(totals.closedJobs) },
          {
            label: t('figures.successRate.label'),
            value: (
              <>
                {formatMetric(figures.successRate, 'percent', t)}
                <MutedText>{labelMetricSource(figures.successRate, 'successRate', t)}</MutedText>
              </>
            ),
          },
        ]}
      />
    </Card>
  );
};

const counted = ['published', 'applications', 'hires'] as const;

const Trend = ({ weeks }: { weeks: EmployerAnalytics['weeks'] }) => {
  const { t } = useTranslation('employer-dashboard');
  const isQuiet = weeks.every((week) => counted.every((name) => week[name] === 0));
  return (
    <Card title={t('trend.title', { count: weeks.length })}>
      {isQuiet ? (
        <MutedText>{t('trend.none')}</MutedText>
      ) : (
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
      )}
    </Card>
  );
};
