import { useSearchParams } from 'react-router-dom';
import { analyticsTab } from '@shared/paths';
import { Page } from '@/components/ui/base/page';
import { Tabs } from '@/components/ui/tabs';
import { useTranslation } from '@/lib/i18n/i18n';
import { AnalyticsTab } from './employer-analytics-tab';
import { TeamAnalyticsTab } from './employer-team';
import type { EmployerSummary } from './employer-queries';

const tabs = [analyticsTab.overview, analyticsTab.team] as const;

/** Members see what their own jobs brought; everything else is for managers. */
export const AnalyticsPage = ({ summary }: { summary: EmployerSummary }) => {
  const { t } = useTranslation('employer-dashboard');
  const [search, setSearch] = useSearchParams();
  const manages = summary.employerProfile.can_manage_team;
  const overview = <AnalyticsTab summary={summary} manages={manages} />;
  const asked = search.get(analyticsTab.parameter);
  return (
    <Page title={t('tabs.analytics')} width="wide">
      {manages ? (
        <Tabs
          label={t('tabs.label')}
          value={tabs.find((tab) => tab === asked) ?? analyticsTab.overview}
          onChange={(tab) => setSearch(tab === analyticsTab.overview ? {} : { [analyticsTab.parameter]: tab })}
          tabs={[
            { value: analyticsTab.overview, label: t('tabs.overview'), content: overview },
            { value: analyticsTab.team, label: t('tabs.team'), content: <TeamAnalyticsTab /> },
          ]}
        />
      ) : (
        overview
      )}
    </Page>
  );
};
