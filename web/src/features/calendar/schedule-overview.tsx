import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { dashboardTab, paths } from '@shared/paths';
import { Stack } from '@/components/layout';
import { today } from '@/lib/time/today';
import { upcomingQuery } from './calendar-queries';
import { TaskList } from './task-list';
import { UpcomingEvents } from './upcoming-events';

const calendarTab = `${paths.professionalDashboard}?${dashboardTab.parameter}=${dashboardTab.calendar}`;

export const ScheduleOverview = () => {
  const navigate = useNavigate();
  const upcoming = useQuery(upcomingQuery(today()));
  const openCalendar = () => void navigate(calendarTab);
  return (
    <Stack gap="l">
      <UpcomingEvents onOpen={openCalendar} namesZone />
      {upcoming.data && <TaskList tasks={upcoming.data.tasks} onOpen={openCalendar} />}
    </Stack>
  );
};
