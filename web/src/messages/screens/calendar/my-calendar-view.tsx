import { CalendarConnection } from '@/messages/parts/calendar/calendar-connection';
import { Card } from '@/components/ui/card';
import { useTranslation } from '@/lib/i18n/i18n';
import { CalendarView } from './calendar-view';
import styles from './calendar.module.css';

export const MyCalendarView = () => {
  const { t } = useTranslation('calendar');
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
