import { useQuery } from '@tanstack/react-query';
import type { ScheduleItem } from '@shared/model/calendar';
import { Quiet } from '@/components/layout';
import { QueryGate } from '@/components/query-gate';
import { Card } from '@/components/ui/card';
import { classNames } from '@/components/ui/class-names';
import { useTranslation } from '@/lib/i18n';
import { today } from '@/lib/today';
import styles from './calendar.module.css';
import { upcomingEvents } from './calendar-figures';
import { upcomingQuery } from './calendar-queries';
import { whenWords } from './calendar-words';
import colours from './entry-colours.module.css';

const Row = ({ item, onOpen }: { item: ScheduleItem; onOpen: (item: ScheduleItem) => void }) => {
  const { t } = useTranslation('calendar');
  return (
    <li>
      <button type="button" className={styles.row} onClick={() => onOpen(item)}>
        <span className={classNames(styles.bar, colours[item.type])} aria-hidden="true" />
        <span>
          <span className={styles.rowTitle}>{item.title}</span>
          <span className={styles.rowText}>{whenWords(item, t)}</span>
          {item.facility && <span className={styles.rowText}>{item.facility}</span>}
        </span>
      </button>
    </li>
  );
};

/** What comes next, wherever the calendar is turned to. */
export const UpcomingEvents = ({ onOpen }: { onOpen: (item: ScheduleItem) => void }) => {
  const { t } = useTranslation('calendar');
  const upcoming = useQuery(upcomingQuery(today()));
  return (
    <Card title={t('upcoming.title')}>
      <QueryGate query={upcoming} loading={t('upcoming.loading')} rows={2}>
        {({ items }) => {
          const next = upcomingEvents(items, new Date());
          return next.length === 0 ? (
            <Quiet>{t('upcoming.none')}</Quiet>
          ) : (
            <ul role="list" className={styles.rows}>
              {next.map((item) => (
                <Row key={item.scheduleItemId} item={item} onOpen={onOpen} />
              ))}
            </ul>
          );
        }}
      </QueryGate>
    </Card>
  );
};
