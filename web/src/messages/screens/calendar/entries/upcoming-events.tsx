import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import type { CalendarFirstDay, CalendarInterview, ScheduleItem } from '@shared/messages/model/calendar';
import { interviewPath, paths, pathTo } from '@shared/paths';
import { MutedText } from '@/components/layout';
import { QueryGate } from '@/components/records/query-gate';
import { Card } from '@/components/ui/card';
import { classNames } from '@/components/ui/base/class-names';
import { useTranslation } from '@/lib/i18n/i18n';
import { formatDate } from '@/lib/time/format';
import { today } from '@/lib/time/today';
import { ownZone } from '@/lib/time/own-zone';
import { useBookedShifts, type BookedShift } from '../booked-shifts';
import styles from '../calendar.module.css';
import { firstDayTitle, interviewTitle } from '../calendar-entries';
import { type UpcomingEvent, upcomingEvents } from '../calendar-metrics';
import { upcomingDays, upcomingQuery } from '../calendar-queries';
import { formatSlot, formatSlotThere } from '../calendar-labels';
import colours from './entry-colours.module.css';

const WhenLines = ({ slot }: { slot: Exclude<UpcomingEvent, CalendarFirstDay> }) => {
  const { t } = useTranslation('calendar');
  const there = formatSlotThere(slot, t, ownZone());
  return (
    <>
      <span className={styles.rowText}>{formatSlot(slot, t, ownZone())}</span>
      {there !== null && <span className={styles.rowText}>{there}</span>}
    </>
  );
};

const Row = ({ item, onOpen }: { item: ScheduleItem; onOpen: (item: ScheduleItem) => void }) => (
  <li>
    <button type="button" className={styles.row} onClick={() => onOpen(item)}>
      <span className={classNames(styles.bar, colours[item.type])} aria-hidden="true" />
      <span>
        <span className={styles.rowTitle}>{item.title}</span>
        <WhenLines slot={item} />
        {item.facility && <span className={styles.rowText}>{item.facility}</span>}
      </span>
    </button>
  </li>
);

const InterviewRow = ({ interview }: { interview: CalendarInterview }) => {
  const { t } = useTranslation(['calendar', 'labels/hiring']);
  return (
    <li>
      <Link to={interviewPath(interview.interviewId)} className={styles.row}>
        <span className={classNames(styles.bar, colours.interview)} aria-hidden="true" />
        <span>
          <span className={styles.rowTitle}>{interviewTitle(interview)}</span>
          <WhenLines slot={interview} />
          <span className={styles.rowText}>{t('interview.line', { type: t(`interviewType.${interview.type}`) })}</span>
        </span>
      </Link>
    </li>
  );
};

const FirstDayRow = ({ firstDay }: { firstDay: CalendarFirstDay }) => {
  const { t } = useTranslation('calendar');
  return (
    <li>
      <Link to={pathTo(paths.placement, { placementId: firstDay.placementId })} className={styles.row}>
        <span className={classNames(styles.bar, colours.firstDay)} aria-hidden="true" />
        <span>
          <span className={styles.rowTitle}>{firstDayTitle(firstDay)}</span>
          <span className={styles.rowText}>{t('firstDay', { what: formatDate(firstDay.day) })}</span>
          {firstDay.location && <span className={styles.rowText}>{firstDay.location}</span>}
        </span>
      </Link>
    </li>
  );
};

const BookedRow = ({ booked }: { booked: BookedShift }) => (
  <li>
    <Link to={pathTo(paths.shiftDay, { shiftId: booked.shiftId })} className={styles.row}>
      <span className={classNames(styles.bar, colours.shift)} aria-hidden="true" />
      <span>
        <span className={styles.rowTitle}>{booked.title}</span>
        <WhenLines slot={booked} />
        <span className={styles.rowText}>{booked.location}</span>
      </span>
    </Link>
  </li>
);

type Props = {
  onOpen: (item: ScheduleItem) => void;
};

export const UpcomingEvents = ({ onOpen }: Props) => {
  const { t } = useTranslation('calendar');
  const upcoming = useQuery(upcomingQuery(today()));
  const booked = useBookedShifts(upcomingDays(today()));
  return (
    <Card title={t('upcoming.title')}>
      <QueryGate query={upcoming} loading={t('upcoming.loading')} rows={2}>
        {(window) => {
          const next = upcomingEvents({ ...window, booked }, new Date());
          return next.length === 0 ? (
            <MutedText>{t('upcoming.none')}</MutedText>
          ) : (
            <ul role="list" className={styles.rows}>
              {next.map((event) =>
                'placementId' in event ? (
                  <FirstDayRow key={event.placementId} firstDay={event} />
                ) : 'interviewId' in event ? (
                  <InterviewRow key={event.interviewId} interview={event} />
                ) : 'shiftId' in event ? (
                  <BookedRow key={event.shiftId} booked={event} />
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
