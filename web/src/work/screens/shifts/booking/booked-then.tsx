import { useQueries } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { mondayOfDay } from '@shared/core/rules/calendar-days';
import type { AwayPeriod } from '@shared/work/model/shifts/shift-preferences';
import { MutedText } from '@/components/layout';
import { ownBookingsQuery, stretchesOf } from '@/work/parts/shifts/shift-queries';
import { shiftNamed } from '@/work/parts/shifts/shift-texts';
import { useTranslation } from '@/lib/i18n/i18n';
import { useNow } from '@/lib/time/use-now';
import styles from '../availability/away.module.css';
import { weekAddress } from '../week/week-address';
import { entriesOf, type Entry } from '../week/week-plan';

const kinds = ['booked', 'requested', 'backup'] as const;
type Kind = (typeof kinds)[number];
type Ahead = Entry & { kind: Kind };

const isAhead = (entry: Entry, now: number): entry is Ahead =>
  kinds.some((kind) => kind === entry.kind) && Date.parse(entry.booking.endsAt) > now;

/** Days away don't end bookings: lists the affected shifts, and where to change them. */
export const BookedThen = ({ period: { from, until } }: { period: AwayPeriod }) => {
  const { t } = useTranslation('shifts');
  const now = useNow();
  const read = useQueries({ queries: stretchesOf({ from, to: until }).map(ownBookingsQuery) });
  if (read.some(({ isError }) => isError)) return <MutedText>{t('away.unchecked')}</MutedText>;
  if (read.some(({ isPending }) => isPending)) return <MutedText>{t('away.checking')}</MutedText>;
  const items = read.flatMap(({ data }) => data?.items ?? []);
  const entries = entriesOf(items, now).filter((entry) => isAhead(entry, now));
  if (entries.length === 0) return null;
  return (
    <div className={styles.booked}>
      <p>{t('away.booked', { count: entries.length })}</p>
      <ul role="list">
        {entries.map((entry) => (
          <Booked key={entry.booking.shiftId} entry={entry} />
        ))}
      </ul>
    </div>
  );
};

const Booked = ({ entry: { booking, shift, kind } }: { entry: Ahead }) => {
  const { t } = useTranslation('shifts');
  const wall = { ...booking.terms, timeZone: shift.timeZone };
  const named = shiftNamed(shift, wall);
  return (
    <li>
      <Link to={weekAddress(mondayOfDay(wall.day))}>{t('away.shift', named)}</Link> · {t(`kind.${kind}`)}
    </li>
  );
};
