import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { paths } from '@shared/paths';
import { QueryGate } from '@/components/records/query-gate';
import { Stack } from '@/components/layout';
import { useTranslation } from '@/lib/i18n/i18n';
import { today } from '@/lib/time/today';
import { useBookedShifts } from './booked-shifts';
import { upcomingDays, upcomingQuery } from './calendar-queries';
import { TaskList } from './entries/task-list';
import { UpcomingList } from './entries/upcoming-list';

export const ScheduleOverview = () => {
  const { t } = useTranslation('calendar');
  const navigate = useNavigate();
  const upcoming = useQuery(upcomingQuery(today()));
  const booked = useBookedShifts(upcomingDays(today()));
  return (
    <QueryGate query={upcoming} loading={t('upcoming.loading')} rows={2}>
      {(window) => (
        <Stack gap="s">
          <UpcomingList window={{ ...window, booked }} />
          {window.tasks.length > 0 && <TaskList tasks={window.tasks} onOpen={() => void navigate(paths.calendar)} />}
        </Stack>
      )}
    </QueryGate>
  );
};
