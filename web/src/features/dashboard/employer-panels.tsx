import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from '@/lib/i18n';
import type { EmployerAnalytics, PerformanceRow } from '@shared/model/employer-analytics';
import { BarChart, type Bar } from '@/components/charts/bar-chart';
import { Columns, Quiet } from '@/components/layout';
import { QueryGate } from '@/components/query-gate';
import { Card } from '@/components/ui/card';
import { employerAnalyticsQuery } from './employer-queries';

const shownRows = 5;

/** Reads the organisation's figures; who may not read them never gets here. */
export const WithAnalytics = ({ children }: { children: (analytics: EmployerAnalytics) => ReactNode }) => {
  const { t } = useTranslation('employer-dashboard');
  return (
    <QueryGate query={useQuery(employerAnalyticsQuery())} loading={t('loadingAnalytics')} rows={3}>
      {children}
    </QueryGate>
  );
};

const useBar = () => {
  const { t } = useTranslation('employer-dashboard');
  return (key: string, label: string, { totalJobs, applications, hires }: PerformanceRow): Bar => ({
    key,
    label,
    value: applications,
    detail: `${t('jobs', { count: totalJobs })} · ${t('hires', { count: hires })}`,
  });
};

const useBars = ({ team, bySpecialty, byProject }: EmployerAnalytics) => {
  const bar = useBar();
  return {
    team: team.map((row) => bar(row.user_id, `${row.first_name} ${row.last_name}`.trim(), row)),
    specialties: bySpecialty.map((row) => bar(row.specialty, row.specialty, row)),
    projects: byProject.map((row) => bar(row.project, row.project, row)),
  };
};

/** Applications as bars, or why there are none. */
export const BarPanel = ({ name, bars }: { name: 'team' | 'specialties' | 'projects'; bars: readonly Bar[] }) => {
  const { t } = useTranslation('employer-dashboard');
  return (
    <Card title={t(`panels.${name}.title`)}>
      {bars.length === 0 ? (
        <Quiet>{t(`panels.${name}.none`)}</Quiet>
      ) : (
        <BarChart label={t(`panels.${name}.label`)} unit={(count) => t('applications', { count })} bars={bars} />
      )}
    </Card>
  );
};

/** Team, specialties and projects at a glance. */
export const ManagerPanels = () => <WithAnalytics>{(analytics) => <Panels analytics={analytics} />}</WithAnalytics>;

const Panels = ({ analytics }: { analytics: EmployerAnalytics }) => {
  const { team, specialties, projects } = useBars(analytics);
  return (
    <Columns count={3}>
      <BarPanel name="team" bars={team.slice(0, shownRows)} />
      <BarPanel name="specialties" bars={specialties.slice(0, shownRows)} />
      <BarPanel name="projects" bars={projects.slice(0, shownRows)} />
    </Columns>
  );
};

export const SpecialtyBars = ({ analytics }: { analytics: EmployerAnalytics }) => (
  <BarPanel name="specialties" bars={useBars(analytics).specialties} />
);
