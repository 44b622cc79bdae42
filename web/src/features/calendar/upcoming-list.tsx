import { Link } from 'react-router-dom';
import type { CalendarWindow } from '@shared/model/calendar';
import { interviewPath, paths } from '@shared/paths';
import { classNames } from '@/components/ui/base/class-names';
import { useTranslation } from '@/lib/i18n/i18n';
import { locale } from '@/lib/i18n/language';
import { ownZone } from '@/lib/time/own-zone';
import { interviewTitle } from './calendar-entries';
import { upcomingEvents, type UpcomingEvent } from './calendar-figures';
import { startThere } from './calendar-labels';
import colours from './entry-colours.module.css';
import styles from './upcoming-list.module.css';
import { ZoneNote } from './zone-note';
import { dateTimeFormat } from '@/lib/time/date-time-format';

const dayOf = (at: string | Date, timeZone: string): string =>
  dateTimeFormat(locale, { weekday: 'short', month: 'short', day: 'numeric', timeZone }).format(new Date(at));
const clockOf = (at: string, timeZone: string): string =>
  dateTimeFormat(locale, { timeStyle: 'short', timeZone }).format(new Date(at));

const Row = ({ event }: { event: UpcomingEvent }) => {
  const { t } = useTranslation(['calendar', 'labels/hiring']);
  const isInterview = 'interviewId' in event;
  const zone = ownZone();
  const there = startThere(event, zone);
  const day = dayOf(event.startsAt, zone);
  const about = isInterview ? t(`interviewType.${event.type}`) : event.facility;
  return (
    <li>
      <Link to={isInterview ? interviewPath(event.interviewId) : paths.calendar} className={styles.row}>
        <span className={styles.when}>
          <b>{day === dayOf(new Date(), zone) ? t('today') : day}</b>
          {clockOf(event.startsAt, zone)}
        </span>
        <span
          className={classNames(styles.bar, isInterview ? colours.interview : colours[event.type])}
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

/** Times in the reader's zone; where they differ, also in the zone of the event. */
export const UpcomingList = ({ window }: { window: CalendarWindow }) => {
  const { t } = useTranslation('calendar');
  const next = upcomingEvents(window, new Date());
  if (next.length === 0) return <p className={classNames(styles.panel, styles.said)}>{t('upcoming.none')}</p>;
  return (
    <>
      <ul role="list" className={styles.panel}>
        {next.map((event) => (
          <Row key={'interviewId' in event ? event.interviewId : event.scheduleItemId} event={event} />
        ))}
      </ul>
      <ZoneNote />
    </>
  );
};
