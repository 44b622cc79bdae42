import { Navigate } from 'react-router-dom';
import { paths } from '@shared/paths';
import { CalendarConnection } from '@/entities/calendar/calendar-connection';
import { Stack } from '@/components/layout';
import { Card } from '@/components/ui/card';
import { Page } from '@/components/ui/base/page';
import { CalendarView } from '@/features/calendar/calendar-view';
import { isEmployer } from '@/lib/auth/home-for';
import { useTranslation } from '@/lib/i18n/i18n';
import { useSession } from '@/lib/auth/session';

export const MyCalendarView = () => {
  const { t } = useTranslation('calendar');
  const { me } = useSession();
  if (!me) return null;
  if (isEmployer(me)) return <Navigate to={paths.dashboard} replace />;
  return (
    <Page title={t('title')} width="wide">
      <Stack gap="xl">
        <CalendarView />
        <Card title={t('connection')}>
          <CalendarConnection />
        </Card>
      </Stack>
    </Page>
  );
};
