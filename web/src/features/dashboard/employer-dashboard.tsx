import { useEffect, useRef, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useTranslation } from '@/lib/i18n/i18n';
import { companyProfileCompletion, isCompleteEnough } from '@shared/domain/completion';
import { paths } from '@shared/paths';
import { CompanyLogo } from '@/components/company-logo';
import { Row, Stack } from '@/components/layout';
import { Figures } from '@/components/figures';
import { ButtonLink } from '@/components/ui/base/button-link';
import { Card } from '@/components/ui/card';
import { Page } from '@/components/ui/base/page';
import { Tabs } from '@/components/ui/tabs';
import type { ApiResult } from '@/lib/api/api';
import { AnalyticsTab } from './employer-analytics-tab';
import styles from './employer-dashboard.module.css';
import { EmployerHeadline } from './employer-headline';
import { AllJobs, NewestJobs } from './employer-jobs-table';
import { ManagerPanels } from './employer-panels';
import { dashboardAt, tabKey, tabOf, tabsFor, type EmployerTab } from './employer-tabs';
import { TeamAnalyticsTab, TeamTab } from './employer-team';

type Summary = ApiResult<'getEmployerJobs'>;
type Parts = { summary: Summary; applications: ReactNode };
type Props = Parts & { firstName: string };

const shownJobs = 5;

const partOfDay = (hour: number) => (hour < 12 ? 'morning' : hour < 18 ? 'afternoon' : 'evening');

export const EmployerDashboard = ({ firstName, summary, applications }: Props) => {
  const { t } = useTranslation('employer-dashboard');
  const { employerProfile, figures, teamMembers } = summary;
  const { can_manage_team: manages, organization, company } = employerProfile;
  return (
    <Page
      title={firstName ? t(`welcome.${partOfDay(new Date().getHours())}`, { firstName }) : t('title')}
      description={manages ? t('organization', { organization, count: teamMembers.length }) : organization}
      leading={<CompanyLogo name={organization} url={company.logo_url} />}
      width="wide"
      actions={
        <>
          <ButtonLink to={paths.settings} variant="secondary">
            {t('settings')}
          </ButtonLink>
          <ButtonLink to={paths.postJob}>{t('post')}</ButtonLink>
        </>
      }
    >
      <Stack gap="l">
        <NextStep summary={summary} />
        <EmployerHeadline figures={figures} />
        <StatCards summary={summary} />
        <QuickActions manages={manages} />
        <DashboardTabs summary={summary} applications={applications} />
      </Stack>
    </Page>
  );
};

const NextStep = ({ summary: { employerProfile } }: { summary: Summary }) => {
  const { t } = useTranslation('employer-dashboard');
  if (employerProfile.role !== 'admin' || isCompleteEnough(companyProfileCompletion(employerProfile.company)))
    return null;
  return (
    <Card tone="sunken" title={t('introduceTitle')}>
      <Row justify="between">
        <p>{t('introduceText')}</p>
        <ButtonLink to={paths.employerProfile} variant="secondary">
          {t('introduce')}
        </ButtonLink>
      </Row>
    </Card>
  );
};

const StatCards = ({ summary: { totals, teamMembers, employerProfile } }: { summary: Summary }) => {
  const { t } = useTranslation('employer-dashboard');
  return (
    <Figures
      label={t('totals')}
      items={[
        { label: t('activeJobs'), value: totals.activeJobs, to: paths.manageJobs },
        { label: t('totalApplications'), value: totals.totalApplications, to: dashboardAt('applications') },
        ...(employerProfile.can_manage_team
          ? [{ label: t('teamMembers'), value: teamMembers.length, to: dashboardAt('team') }]
          : []),
        { label: t('postedByMe'), value: totals.postedByMe },
      ]}
    />
  );
};

const QuickActions = ({ manages }: { manages: boolean }) => {
  const { t } = useTranslation('employer-dashboard');
  return (
    <Stack as="section" gap="s">
      <h2>{t('quickActions')}</h2>
      <Row>
        <ButtonLink to={paths.postJob} variant="secondary">
          {t('post')}
        </ButtonLink>
        <ButtonLink to={paths.manageJobs} variant="secondary">
          {t('manageJobs')}
        </ButtonLink>
        <ButtonLink to={paths.doctors} variant="secondary">
          {t('browse')}
        </ButtonLink>
        {manages && (
          <ButtonLink to={paths.teamSettings} variant="secondary">
            {t('manageTeam')}
          </ButtonLink>
        )}
      </Row>
    </Stack>
  );
};

/** A card above may select a tab that is out of view. */
const useKeptInSight = (tab: EmployerTab) => {
  const element = useRef<HTMLDivElement>(null);
  const shown = useRef(tab);
  useEffect(() => {
    if (shown.current === tab) return;
    shown.current = tab;
    const top = element.current?.getBoundingClientRect().top ?? 0;
    if (top < 0 || top > window.innerHeight * 0.75) element.current?.scrollIntoView({ block: 'start' });
  }, [tab]);
  return element;
};

const DashboardTabs = ({ summary, applications }: Parts) => {
  const { t } = useTranslation('employer-dashboard');
  const [search, setSearch] = useSearchParams();
  const { can_manage_team: manages, role } = summary.employerProfile;
  const tab = tabOf(search.get(tabKey), manages);
  const element = useKeptInSight(tab);
  const contents: Record<EmployerTab, ReactNode> = {
    overview: (
      <Stack gap="l">
        <NewestJobs jobs={summary.jobs.slice(0, shownJobs)} manages={manages} />
        {manages && <ManagerPanels />}
      </Stack>
    ),
    jobs: <AllJobs manages={manages} />,
    team: <TeamTab members={summary.teamMembers} mayInvite={role === 'admin'} />,
    'team-analytics': <TeamAnalyticsTab />,
    applications,
    analytics: <AnalyticsTab summary={summary} manages={manages} />,
  };
  const labels: Record<EmployerTab, string> = {
    overview: t('tabs.overview'),
    jobs: t(manages ? 'tabs.jobsTeam' : 'tabs.jobsOwn'),
    team: t('tabs.team'),
    'team-analytics': t('tabs.teamAnalytics'),
    applications: t('tabs.applications'),
    analytics: t('tabs.analytics'),
  };
  return (
    <div ref={element} className={styles.tabs}>
      <Tabs
        label={t('tabs.label')}
        value={tab}
        onChange={(next) => setSearch({ [tabKey]: next })}
        tabs={tabsFor(manages).map((value) => ({ value, label: labels[value], content: contents[value] }))}
      />
    </div>
  );
};
