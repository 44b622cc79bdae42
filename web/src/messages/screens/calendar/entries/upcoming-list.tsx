import { Link } from 'react-router-dom';
import { interviewPath, paths, pathTo } from '@shared/paths';
import { classNames } from '@/components/ui/base/class-names';
import { useTranslation } from '@/lib/i18n/i18n';
import { locale } from '@/lib/i18n/language';
import { ownZone } from '@/lib/time/own-zone';
import type { ShownWindow } from '../booked-shifts';
import { interviewTitle } from '../calendar-entries';
import { keyOfEvent, upcomingEvents, type UpcomingEvent } from '../calendar-metrics';
import { slotTimes, startThere } from '../calendar-labels';
import colours from './entry-colours.module.css';
import styles from './upcoming-list.module.css';
import { ZoneNote } from '../zone-note';
import { dateTimeFormat } from '@shared/text/intl-formats';

const dayOf = (at: string | Date, timeZone: string): string =>
  dateTimeFormat(locale, { weekday: 'short', month: 'short', day: 'numeric', timeZone }).format(new Date(at));

const pathOf = (event: UpcomingEvent): string => {
  if ('interviewId' in event) return interviewPath(event.interviewId);
  return 'shiftId' in event ? pathTo(paths.shiftDay, { shiftId: event.shiftId }) : paths.calendar;
};

const Row = ({ event }: { event: UpcomingEvent }) => {
  const { t } = useTranslation(['calendar', 'labels/hiring']);
  const isInterview = 'interviewId' in event;
  const isBooked = 'shiftId' in event;
  const zone = ownZone();
  const there = startThere(event, zone);
  const day = dayOf(event.startsAt, zone);
  const about = isInterview ? t(`interviewType.${event.type}`) : isBooked ? event.location : event.facility;
  return (
    <li>
      <Link to={pathOf(event)} className={styles.row}>
        <span className={styles.when}>
          <b>{day === dayOf(new Date(), zone) ? t('today') : day}</b>
          {slotTimes(event, t, zone)}
        </span>
        <span
          className={classNames(styles.bar, isInterview ? colours.interview : colours[isBooked ? 'shift' : event.type])}
          aria-hidden="true"
        />
        <span className={styles.words}>
          <span className={styles.title}>{isInterview ? interviewTitle(event) : event.title}</span>
          {about}
          {about !== '' && there !== null && ' · '}
          {there !== null && <span className={styles.there}>{there}</span>}
        </span>
      </Link>
    </li>
  );
};

/** Times in the reader's zone; where they differ, also in the event's zone. */
export const UpcomingList = ({ window }: { window: ShownWindow }) => {
  const { t } = useTranslation('calendar');
  const next = upcomingEvents(window, new Date());
  if (next.length === 0) return <p className={classNames(styles.panel, styles.said)}>{t('upcoming.none')}</p>;
  return (
    <>
      <ul role="list" className={styles.panel}>
        {next.map((event) => (
          <Row key={keyOfEvent(event)} event={event} />
        ))}
      </ul>
      <ZoneNote />
    </>
  );
};
