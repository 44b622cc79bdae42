import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '@/lib/i18n';
import { Stack } from '@/components/layout';
import { QueryGate } from '@/components/query-gate';
import { connectionQuery } from './connection-queries';

/** How other calendars see the own one, and which one busy times come from. */
export const CalendarConnection = () => {
  const { t } = useTranslation('calendar-connection');
  const connection = useQuery(connectionQuery());
  return (
    <QueryGate query={connection} loading={t('loading')} rows={2}>
      {({ feedUrl }) => <Stack>{feedUrl && <p>{feedUrl}</p>}</Stack>}
    </QueryGate>
  );
};
