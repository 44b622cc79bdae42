import { Link } from 'react-router-dom';
import { interviewPath, paths, pathTo } from '@shared/paths';
import { classNames } from '@/components/ui/base/class-names';
import { useTranslation } from '@/lib/i18n/i18n';
import { locale } from '@/lib/i18n/language';
import { ownZone } from '@/lib/time/own-zone';
import type { ShownWindow } from '../booked-shifts';
import { firstDayTitle, interviewTitle, type EntryKind } from '../calendar-entries';
import { keyOfEvent, upcomingEvents, type UpcomingEvent } from '../calendar-metrics';
import { slotTimes, startThere } from '../calendar-labels';
import colours from './entry-colours.module.css';
import styles from './upcoming-list.module.css';
import { ZoneNote } from '../zone-note';
import { dateTimeFormat } from '@shared/text/intl-formats';

const dayOf = (at: string | Date, timeZone: string): string =>
  dateTimeFormat(locale, { weekday: 'short', month: 'short', day: 'numeric', timeZone }).format(new Date(at));

type Shown = { kind: EntryKind; path: string; title: string; about: string };

const useShown = (event: UpcomingEvent): Shown => {
  const { t } = useTranslation(['calendar', 'labels/hiring']);
  if ('placementId' in event) {
    const path = pathTo(paths.placement, { placementId: event.placementId });
    return { kind: 'firstDay', path, title: firstDayTitle(event), about: event.location };
  }
  if ('interviewId' in event) {
    const about = t(`interviewType.${event.type}`);
    return { kind: 'interview', path: interviewPath(event.interviewId), title: interviewTitle(event), about };
  }
  const { title } = event;
  if ('shiftId' in event) {
    const path = pathTo(paths.shiftDay, { shiftId: event.shiftId });
    return { kind: 'shift', path, title, about: event.location };
  }
  return { kind: event.type, path: paths.calendar, title, about: event.facility };
};

const Row = ({ event }: { event: UpcomingEvent }) => {
  const { t } = useTranslation('calendar');
  const { kind, path, title, about } = useShown(event);
  const zone = ownZone();
  const isAllDay = 'placementId' in event;
  const there = isAllDay ? null : startThere(event, zone);
  const day = isAllDay ? dayOf(event.day, 'UTC') : dayOf(event.startsAt, zone);
  return (
    <li>
      <Link to={path} className={styles.row}>
        <span className={styles.when}>
          <b>{day === dayOf(new Date(), zone) ? t('today') : day}</b>
          {isAllDay ? t('kinds.firstDay') : slotTimes(event, t, zone)}
        </span>
        <span className={classNames(styles.bar, colours[kind])} aria-hidden="true" />
        <span className={styles.words}>
          <span className={styles.title}>{title}</span>
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
