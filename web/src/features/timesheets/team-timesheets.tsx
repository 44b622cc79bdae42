import { useSearchParams } from 'react-router-dom';
import { timesheetsView } from '@shared/paths';
import { HelpLink } from '@/entities/help/help-link';
import { PlacementTabs } from '@/entities/timesheets/placement-tabs';
import { useTimesheetUpdates } from '@/entities/timesheets/timesheet-queries';
import { Page } from '@/components/ui/base/page';
import { Tabs } from '@/components/ui/tabs';
import { useTranslation } from '@/lib/i18n/i18n';
import { oneOf } from '@/lib/forms/search-parameters';
import { TeamWeek } from './team-week';
import { TeamTimesheetsList, queueStatuses, type QueueStatus } from './team-timesheets-list';
import { weekIn } from './week-address';

export const TeamTimesheets = () => {
  const { t } = useTranslation(['timesheets', 'labels/hiring']);
  const [search, setSearch] = useSearchParams();
  useTimesheetUpdates();
  const { placementId, week } = weekIn(search);
  if (placementId !== null && week !== null)
    return <TeamWeek key={`${placementId} ${week}`} placementId={placementId} weekStartsOn={week} />;
  return (
    <Page title={t('title')} width="wide" actions={<HelpLink article="approve-hours" />} tools={<PlacementTabs />}>
      <Tabs<QueueStatus>
        label={t('team.tabs')}
        value={oneOf(queueStatuses, search.get(timesheetsView.status)) ?? 'submitted'}
        onChange={(status) => setSearch(status === 'submitted' ? {} : { [timesheetsView.status]: status })}
        tabs={queueStatuses.map((value) => ({
          value,
          label: t(`timesheetStatus.${value}`),
          content: <TeamTimesheetsList status={value} />,
        }))}
      />
    </Page>
  );
};
