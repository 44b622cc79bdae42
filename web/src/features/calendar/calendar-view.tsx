import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '@/lib/i18n';
import { Stack } from '@/components/layout';
import { QueryGate } from '@/components/query-gate';
import { today } from '@/lib/today';
import { calendarQuery } from './calendar-queries';

/** The own schedule and tasks. Without a frame: the calendar page and the dashboard both show it. */
export const CalendarView = () => {
  const { t } = useTranslation('calendar');
  const day = today();
  const calendar = useQuery(calendarQuery(day, day));
  return (
    <QueryGate query={calendar} loading={t('loading')} rows={3}>
      {({ items }) => (
        <Stack as="ul">
          {items.map(({ scheduleItemId, title }) => (
            <li key={scheduleItemId}>{title}</li>
          ))}
        </Stack>
      )}
    </QueryGate>
  );
};
