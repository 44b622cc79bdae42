import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { analyticsTab, paths } from '@shared/paths';
import { ErrorState } from '@/components/ui/base/error-state';
import { ButtonLink } from '@/components/ui/base/button-link';
import { Page } from '@/components/ui/base/page';
import { EmptyState } from '@/components/ui/empty-state';
import { FormMessage } from '@/components/ui/fields/form-message';
import { LinkTabs } from '@/components/ui/link-tabs';
import { ListSkeleton } from '@/components/ui/list-skeleton';
import { QueryGate } from '@/components/records/query-gate';
import { PlanLocked } from '@/money/parts/billing/plan-locked';
import { usePlanLock } from '@/money/parts/billing/use-plan-lock';
import { employerJobsQuery } from '@/hiring/parts/jobs/job-queries';
import type { EmployerSummary } from '@/organizations/parts/organization/employer-queries';
import { formatMonthDay } from '@/lib/time/format';
import { useTranslation } from '@/lib/i18n/i18n';
import { today } from '@/lib/time/today';
import { AllTimePanel, Contribution, TrendPanel } from './all-time';
import { addressOf, searchOf, spanOf, tabs, type Address } from './analytics-address';
import { analyticsQuery, type Analytics } from './analytics-queries';
import { ExportMenu } from './export-menu';
import { FillPanel } from './fill-panel';
import { FilterTools } from './filter-tools';
import { FunnelPanel } from './funnel-panel';
import { ProjectsTable, SourcesPanel, SpecialtiesTable, SpecialtyBars, TeamPanel } from './group-tables';
import { Kpis } from './kpis';
import { CustomSpan, PeriodChoice } from './period-choice';
import { ReportPanel } from './report-panel';
import { SpendPanel } from './spend-panel';
import { StagesPanel } from './stages-panel';
import styles from './analytics.module.css';

const shownMembers = 5;

/** Members see their own jobs' results; everything else is for managers. */
export const AnalyticsView = () => {
  const { t } = useTranslation('analytics');
  const summary = useQuery(employerJobsQuery());
  const lock = usePlanLock('analytics');
  const isManager = summary.data?.employerProfile.can_manage_team === true;
  if (summary.data && isManager && lock === 'open') return <ManagerAnalytics summary={summary.data} />;
  return (
    <Page title={t('title')} width="wide">
      <QueryGate query={summary} loading={t('loading')} rows={4}>
        {(data) => (
          <>
            {isManager && lock === 'locked' && <PlanLocked feature="analytics" />}
            {isManager && lock === 'unknown' ? (
              <ListSkeleton rows={4} label={t('loading')} />
            ) : (
              <Contribution summary={data} />
            )}
          </>
        )}
      </QueryGate>
    </Page>
  );
};

const hasPublished = ({ totals }: EmployerSummary): boolean => totals.totalJobs > totals.draftJobs;

/** Replaces a page of zeros. */
const NoJobsYet = () => {
  const { t } = useTranslation('analytics');
  return (
    <EmptyState
      title={t('noJobs.title')}
      text={t('noJobs.text')}
      action={<ButtonLink to={paths.postJob}>{t('noJobs.post')}</ButtonLink>}
    />
  );
};

const placeOf = (address: Address): string => {
  const search = searchOf(address).toString();
  return search ? `${paths.analytics}?${search}` : paths.analytics;
};

const ManagerAnalytics = ({ summary }: { summary: EmployerSummary }) => {
  const { t } = useTranslation('analytics');
  const [search, setSearch] = useSearchParams();
  const address = addressOf(search, today());
  const { tab, period, span, filters } = address;
  const query = useQuery({ ...analyticsQuery(address), placeholderData: keepPreviousData });
  const go = (part: Partial<Address>) => setSearch(searchOf({ ...address, ...part }));
  const isOwn = tab === analyticsTab.contribution;
  return (
    <Page
      title={t('title')}
      width="wide"
      actions={
        <>
          <span className={styles.span}>
            {t('period.span', { from: formatMonthDay(span.from), to: formatMonthDay(span.to) })}
          </span>
          <PeriodChoice
            period={period}
            onChange={(next) => go({ period: next, span: next === 'custom' ? span : spanOf(next, today()) })}
          />
          <ExportMenu address={address} />
        </>
      }
      tools={
        <div className={styles.tools}>
          <div className={styles.tabs}>
            <LinkTabs
              label={t('tabs.label')}
              current={placeOf(address)}
              tabs={tabs.map((value) => ({ to: placeOf({ ...address, tab: value }), label: t(`tabs.${value}`) }))}
            />
          </div>
          {!isOwn && (
            <FilterTools filters={filters} choices={query.data?.choices} onChange={(next) => go({ filters: next })} />
          )}
        </div>
      }
    >
      <div className={styles.stack}>
        {period === 'custom' && !isOwn && <CustomSpan span={span} onChange={(next) => go({ span: next })} />}
        {isOwn ? (
          <Contribution summary={summary} />
        ) : (
          <>
            {query.isPending && <ListSkeleton rows={6} label={t('loading')} />}
            {query.isError && query.data === undefined && (
              <ErrorState error={query.error} onRetry={() => void query.refetch()} />
            )}
            {query.data && (
              <div className={styles.stack} aria-busy={query.isPlaceholderData}>
                {query.data.partial && <FormMessage kind="info">{t('partial')}</FormMessage>}
                <Metrics analytics={query.data} address={address} summary={summary} />
              </div>
            )}
          </>
        )}
      </div>
    </Page>
  );
};

type MetricsProps = { analytics: Analytics; address: Address; summary: EmployerSummary };

const Metrics = ({ analytics, address, summary }: MetricsProps) => {
  switch (address.tab) {
    case 'team':
      return <TeamPanel team={analytics.team} />;
    case 'specialties':
      return <SpecialtiesTable specialties={analytics.specialties} />;
    case 'projects':
      return <ProjectsTable projects={analytics.projects} />;
    default:
      if (!hasPublished(summary)) return <NoJobsYet />;
      return <Overview analytics={analytics} address={address} summary={summary} />;
  }
};

const Overview = ({ analytics, address, summary }: MetricsProps) => {
  const { t } = useTranslation('analytics');
  const { fill, spend, sources, specialties, team, before } = analytics;
  return (
    <>
      <Kpis analytics={analytics} />
      <p className={styles.note}>
        {t('compared', { from: formatMonthDay(before.from), to: formatMonthDay(before.to) })}{' '}
        {address.filters.source !== undefined && t('notBySource')}
      </p>
      <div className={styles.grid}>
        <FunnelPanel analytics={analytics} />
        <StagesPanel analytics={analytics} />
        {fill && <FillPanel fill={fill} />}
        <SourcesPanel sources={sources} />
        <SpecialtyBars specialties={specialties} all={placeOf({ ...address, tab: 'specialties' })} />
        <TeamPanel team={team} most={shownMembers} all={placeOf({ ...address, tab: 'team' })} />
        {spend && <SpendPanel spend={spend} />}
        <ReportPanel />
      </div>
      <AllTimePanel summary={summary} />
      <TrendPanel />
    </>
  );
};
