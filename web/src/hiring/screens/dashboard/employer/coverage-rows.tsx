import { ClipboardCheck, ClockAlert, Grid3x3 } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { EmployerQueueRow, LatePerson, QueueBoard } from '@shared/hiring/model/work-queue';
import { mondayOfDay } from '@shared/core/rules/calendar-days';
import { boardShowing, paths } from '@shared/paths';
import { Face } from '@/components/faces/face';
import { ButtonLink } from '@/components/ui/base/button-link';
import { knownName } from '@/lib/i18n/former-member';
import { useTranslation } from '@/lib/i18n/i18n';
import { placeClock, placeTime } from '@/lib/time/place-time';
import { QueueRow, Tile } from '../home-parts';
import styles from '../home.module.css';
import { useStarts } from '../queue-texts';

type Props<K extends EmployerQueueRow['kind']> = { row: Extract<EmployerQueueRow, { kind: K }>; now: number };

const minuteMs = 60_000;

const placesShown = 4;

type PlacesProps = { places: readonly QueueBoard[]; addressOf: (place: QueueBoard) => string };

/** Links to the places where there are several; the row's button leads to the first. */
const Places = ({ places, addressOf }: PlacesProps) => {
  const { t } = useTranslation('home');
  const rest = places.length - placesShown;
  return (
    <ul className={styles.more}>
      {places.slice(0, placesShown).map((place) => (
        <li key={place.locationId} className={styles.rest}>
          <Link to={addressOf(place)} className={styles.link}>
            {t('queue.atLocation', place)}
          </Link>
        </li>
      ))}
      {rest > 0 && <li className={`${styles.rest} ${styles.soft}`}>{t('queue.moreLocations', { count: rest })}</li>}
    </ul>
  );
};

/** The shortest view of the board that has all of the shifts. */
const viewOf = ({ from, until }: QueueBoard) => {
  if (from === until) return 'day';
  return mondayOfDay(from) === mondayOfDay(until) ? 'week' : 'two';
};

const boardOf =
  (show: 'late' | 'open') =>
  (place: QueueBoard): string =>
    boardShowing({ location: place.locationId, view: viewOf(place), day: place.from, show });
const lateBoard = boardOf('late');
const openBoard = boardOf('open');

const useLateText = () => {
  const { t } = useTranslation('home');
  return ({ name, unit, startsAt }: LatePerson, now: number): string => {
    const minutes = Math.max(1, Math.floor((now - Date.parse(startsAt)) / minuteMs));
    const late = { hours: Math.floor(minutes / 60), minutes: minutes % 60 };
    return t('queue.lateBy', { name: knownName(name), unit, ...late });
  };
};

export const PeopleLateRow = ({ row: { count, people, places }, now }: Props<'people_late'>) => {
  const { t } = useTranslation('home');
  const lateText = useLateText();
  const rest = count - people.length;
  return (
    <QueueRow
      leading={<Tile icon={ClockAlert} />}
      title={t('queue.late', { count })}
      text={[...people.map((person) => lateText(person, now)), rest > 0 && t('queue.morePeople', { count: rest })]
        .filter(Boolean)
        .join(' · ')}
      beside={
        <span className={styles.faces}>
          {people.map(({ userId, name, photo_url }) => (
            <Face key={userId} id={userId} name={knownName(name)} url={photo_url} size={26} />
          ))}
        </span>
      }
      isNow
      action={
        <ButtonLink size="small" to={lateBoard(places[0]!)}>
          {t('queue.checkShifts', { count })}
        </ButtonLink>
      }
      more={places.length > 1 && <Places places={places} addressOf={lateBoard} />}
    />
  );
};

export const SlotsOpenRow = ({ row: { count, covering, next, places }, now }: Props<'slots_open'>) => {
  const { t } = useTranslation('home');
  const { isNow } = useStarts()(next.startsAt, now);
  const begun = Date.parse(next.startsAt) <= now;
  const time = placeClock(next.startsAt, next.timeZone);
  return (
    <QueueRow
      leading={<Tile icon={Grid3x3} />}
      title={t('queue.slots', { count })}
      text={[
        t(begun ? 'queue.slotSince' : 'queue.slotNext', { unit: next.unit, time }),
        covering > 0 && t('queue.covering', { count: covering }),
      ]
        .filter(Boolean)
        .join(' · ')}
      isNow={isNow}
      action={
        <ButtonLink size="small" variant="secondary" to={openBoard(places[0]!)}>
          {t('queue.fill', { count })}
        </ButtonLink>
      }
      more={places.length > 1 && <Places places={places} addressOf={openBoard} />}
    />
  );
};

export const ShiftsToApproveRow = ({ row }: Pick<Props<'shifts_to_approve'>, 'row'>) => {
  const { t } = useTranslation('home');
  const { due, count, isMore, overdue, timeZone } = row;
  return (
    <QueueRow
      leading={<Tile icon={ClipboardCheck} />}
      title={t(isMore ? 'queue.hoursAtLeast' : 'queue.hours', { count })}
      text={
        overdue > 0 ? t('queue.overdue', { count: overdue }) : t('queue.decideBy', { when: placeTime(due, timeZone) })
      }
      action={
        <ButtonLink size="small" variant="secondary" to={paths.timesheets}>
          {t('queue.approve')}
        </ButtonLink>
      }
    />
  );
};
