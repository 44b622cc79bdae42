import { useSearchParams } from 'react-router-dom';
import { timesheetsView } from '@shared/paths';
import { HelpLink } from '@/trust/parts/help/help-link';
import { PlacementTabs } from '@/work/parts/timesheets/placement-tabs';
import { useTimesheetUpdates } from '@/work/parts/timesheets/timesheet-queries';
import { Page } from '@/components/ui/base/page';
import { Tabs } from '@/components/ui/tabs';
import { useTranslation } from '@/lib/i18n/i18n';
import { oneOf } from '@/lib/forms/search-parameters';
import { scopeOf } from '@shared/organizations/rules/permissions';
import { useSession } from '@/lib/auth/session';
import { HoursToApprove } from './approve/hours-to-approve';
import { PayrollTab } from './payroll-tab';
import { TeamWeek } from './team-week';
import { TeamTimesheetsList, queueStatuses, type QueueStatus } from './team-timesheets-list';
import { weekIn } from './week-address';

type TabName = QueueStatus | 'payroll';

const contentOf = (tab: TabName) => {
  if (tab === 'payroll') return <PayrollTab />;
  return tab === 'submitted' ? <HoursToApprove /> : <TeamTimesheetsList status={tab} />;
};

export const TeamTimesheets = () => {
  const { t } = useTranslation(['timesheets', 'labels/hiring']);
  const { t: payroll } = useTranslation('payroll');
  const [search, setSearch] = useSearchParams();
  const role = useSession().me?.membership?.role;
  const paysOut = role !== undefined && scopeOf('payOut', role) !== 'none';
  const names: readonly TabName[] = paysOut ? [...queueStatuses, 'payroll'] : queueStatuses;
  useTimesheetUpdates();
  const { placementId, week } = weekIn(search);
  if (placementId !== null && week !== null)
    return <TeamWeek key={`${placementId} ${week}`} placementId={placementId} weekStartsOn={week} />;
  return (
    <Page title={t('title')} width="wide" actions={<HelpLink article="approve-hours" />} tools={<PlacementTabs />}>
      <Tabs<TabName>
        label={t('team.tabs')}
        value={oneOf(names, search.get(timesheetsView.status)) ?? 'submitted'}
        onChange={(status) => setSearch(status === 'submitted' ? {} : { [timesheetsView.status]: status })}
        tabs={names.map((value) => ({
          value,
          label: value === 'payroll' ? payroll('title') : t(`timesheetStatus.${value}`),
          content: contentOf(value),
        }))}
      />
    </Page>
  );
};
