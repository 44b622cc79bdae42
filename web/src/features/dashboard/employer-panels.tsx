import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useTranslation } from '@/lib/i18n/i18n';
import type { EmployerAnalytics, PerformanceRow } from '@shared/model/employer-analytics';
import { analyticsTab } from '@shared/paths';
import { BarChart, type Bar } from '@/components/charts/bar-chart';
import { Columns, MutedText, Stack } from '@/components/layout';
import { QueryGate } from '@/components/records/query-gate';
import { Card } from '@/components/ui/card';
import { employerAnalyticsQuery } from './employer-queries';

const panelRows = 5;

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
  const { t: label } = useTranslation('labels/jobs');
  return {
    team: team.map((row) => bar(row.user_id, `${row.first_name} ${row.last_name}`.trim(), row)),
    specialties: bySpecialty.map((row) => bar(row.specialty, label(`specialty.${row.specialty}`), row)),
    projects: byProject.map((row) => bar(row.project, row.project, row)),
  };
};

type PanelProps = { name: 'team' | 'specialties' | 'projects'; bars: readonly Bar[] };

const BarPanel = ({ name, bars }: PanelProps) => {
  const { t } = useTranslation('employer-dashboard');
  const label = t(`panels.${name}.label`);
  return (
    <Card title={t(`panels.${name}.title`)}>
      {bars.length === 0 ? (
        <MutedText>{t(`panels.${name}.none`)}</MutedText>
      ) : (
        <Stack>
          <MutedText>{label}</MutedText>
          <BarChart label={label} unit={(count) => t('applications', { count })} bars={bars.slice(0, panelRows)} />
          {bars.length > panelRows && (
            <Link to={`?${analyticsTab.parameter}=${analyticsTab.team}`}>
              {t('panels.more', { count: bars.length - panelRows })}
            </Link>
          )}
        </Stack>
      )}
    </Card>
  );
};

export const ManagerPanels = () => <WithAnalytics>{(analytics) => <Panels analytics={analytics} />}</WithAnalytics>;

const Panels = ({ analytics }: { analytics: EmployerAnalytics }) => {
  const { team, specialties, projects } = useBars(analytics);
  return (
    <Columns count={3}>
      <BarPanel name="team" bars={team} />
      <BarPanel name="specialties" bars={specialties} />
      <BarPanel name="projects" bars={projects} />
    </Columns>
  );
};
