import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import type { CalendarInterview, ScheduleItem } from '@shared/model/calendar';
import { interviewTypeLabels } from '@shared/model/hiring-vocabulary';
import { Quiet } from '@/components/layout';
import { QueryGate } from '@/components/query-gate';
import { Card } from '@/components/ui/card';
import { classNames } from '@/components/ui/class-names';
import { formatDateTime } from '@/lib/format';
import { useTranslation } from '@/lib/i18n';
import { interviewPath } from '@/lib/interview-path';
import { today } from '@/lib/today';
import styles from './calendar.module.css';
import { interviewTitle } from './calendar-entries';
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

const InterviewRow = ({ interview }: { interview: CalendarInterview }) => {
  const { t } = useTranslation('calendar');
  return (
    <li>
      <Link to={interviewPath(interview.interviewId)} className={styles.row}>
        <span className={classNames(styles.bar, colours.interview)} aria-hidden="true" />
        <span>
          <span className={styles.rowTitle}>{interviewTitle(interview)}</span>
          <span className={styles.rowText}>{formatDateTime(interview.startsAt)}</span>
          <span className={styles.rowText}>{t('interview.line', { type: interviewTypeLabels[interview.type] })}</span>
        </span>
      </Link>
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
        {(window) => {
          const next = upcomingEvents(window, new Date());
          return next.length === 0 ? (
            <Quiet>{t('upcoming.none')}</Quiet>
          ) : (
            <ul role="list" className={styles.rows}>
              {next.map((event) =>
                'interviewId' in event ? (
                  <InterviewRow key={event.interviewId} interview={event} />
                ) : (
                  <Row key={event.scheduleItemId} item={event} onOpen={onOpen} />
                ),
              )}
            </ul>
          );
        }}
      </QueryGate>
    </Card>
  );
};
