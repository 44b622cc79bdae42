import { Navigate } from 'react-router-dom';
import { paths } from '@shared/paths';
import { CalendarConnection } from '@/entities/calendar/calendar-connection';
import { Card } from '@/components/ui/card';
import { isEmployer } from '@/lib/auth/home-for';
import { useTranslation } from '@/lib/i18n/i18n';
import { useSession } from '@/lib/auth/session';
import { CalendarView } from './calendar-view';
import styles from './calendar.module.css';

export const MyCalendarView = () => {
  const { t } = useTranslation('calendar');
  const { me } = useSession();
  if (!me) return null;
  if (isEmployer(me)) return <Navigate to={paths.dashboard} replace />;
  return (
    <CalendarView
      after={
        <div className={styles.after}>
          <Card title={t('connection')}>
            <CalendarConnection />
          </Card>
        </div>
      }
    />
  );
};
