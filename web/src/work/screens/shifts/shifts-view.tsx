import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { addDays } from '@shared/core/rules/calendar-days';
import type { Availability } from '@shared/work/rules/shifts/availability';
import { timeOffOn, notOver } from '@shared/work/rules/shifts/time-off';
import type { FoundShift } from '@shared/work/model/shifts/shift';
import {
  defaultShiftPreferences,
  type AwayPeriod,
  type ShiftPreferences,
} from '@shared/work/model/shifts/shift-preferences';
import { Stack } from '@/components/layout';
import { QueryGate } from '@/components/records/query-gate';
import { Button } from '@/components/ui/base/button';
import { Page } from '@/components/ui/base/page';
import { EmptyState } from '@/components/ui/empty-state';
import { ListSkeleton } from '@/components/ui/list-skeleton';
import { HelpLink } from '@/trust/parts/help/help-link';
import { openShiftsQuery, ownBookingsQuery, shiftPreferencesQuery } from '@/work/parts/shifts/shift-queries';
import { awayText, shiftDayText } from '@/work/parts/shifts/shift-texts';
import { useLiveShifts } from '@/work/parts/shifts/use-live-shifts';
import { lazy } from '@/lib/browser/lazy';
import { useTranslation } from '@/lib/i18n/i18n';
import { today } from '@/lib/time/today';
import { useNow } from '@/lib/time/use-now';
import { ChangedShifts } from './booking/answer-change';
import { isForOneTap } from './booking/book-button';
import { addressOf, byDay, cleared, filtersIn, shown, type FeedDay, type FeedFilters } from './feed-filters';
import { FilterLine } from './filter-line';
import { NoPool } from './no-pool';
import { ProfessionalsOnly } from './professionals-only';
import type { About } from './booking/reason-texts';
import { withRequests, type FeedShift } from './requested-shifts';
import { ShiftRow } from './shift-row';
import { ShiftTabs } from './week/shift-tabs';
import styles from './shifts.module.css';
import { UndoBookings } from './booking/undo-bookings';
import { useInPool } from './use-in-pool';

const BookSheet = lazy(() => import('./booking/book-sheet').then((it) => ({ default: it.BookSheet })));

export const ShiftsView = () => (
  <ProfessionalsOnly>
    <ShiftsPage />
  </ProfessionalsOnly>
);

const ShiftsPage = () => {
  const { t } = useTranslation('shifts');
  const feed = useQuery(openShiftsQuery());
  const preferences = useQuery(shiftPreferencesQuery());
  const own = useQuery(ownBookingsQuery({ from: addDays(today(), -1), days: 31 }));
  useLiveShifts();
  // Rows that a choice hides or a request adds, and buttons with another meaning, would change under the finger.
  const isReady = !preferences.isPending && !own.isPending;
  return (
    <Page title={t('title')} tools={<ShiftTabs />} width="wide" actions={<HelpLink article="work-shifts" />}>
      <QueryGate query={feed} loading={t('loading')} rows={5}>
        {({ items }) =>
          isReady ? (
            <Feed items={items} preferences={preferences.data ?? defaultShiftPreferences} known={own.data?.items} />
          ) : (
            <ListSkeleton rows={5} label={t('loading')} />
          )
        }
      </QueryGate>
    </Page>
  );
};

const NoShifts = ({ inPool }: { inPool: boolean | undefined }) => {
  const { t } = useTranslation('shifts');
  if (inPool === false) return <NoPool />;
  return <EmptyState illustration="board" title={t('none.title')} text={t('none.text')} />;
};

const useFilters = () => {
  const [address, setAddress] = useSearchParams();
  const filters = filtersIn(address);
  const change = (changes: Partial<FeedFilters>) =>
    setAddress(addressOf({ ...filters, ...changes }), { preventScrollReset: true });
  return { filters, change };
};

type FeedProps = {
  items: readonly FoundShift[];
  preferences: ShiftPreferences;
  /** Bookings that a shift of the feed may overlap with; undefined while loading. */
  known: About['own'] | undefined;
};

/** The sheet stays open when its shift is gone. */
const Feed = ({ items, preferences, known }: FeedProps) => {
  const { available, oneTap } = preferences;
  const chosen = { available, away: notOver(preferences.away, today()) };
  const inPool = useInPool();
  const [opened, setOpened] = useState<Opened | null>(null);
  const current = items.find(({ shift }) => shift.shiftId === opened?.found.shift.shiftId);
  const own = known ?? [];
  // A booked shift moves to the person's bookings, where it can be undone. A request stays in the list.
  const now = useNow();
  const isOneTap = (found: FoundShift): boolean => oneTap && known !== undefined && isForOneTap(found, now);
  const booking = { own, isOneTap, onBook: setOpened };
  const listed = withRequests(items, own, now);
  return (
    <>
      <Stack>
        <ChangedShifts own={own} />
        {listed.length === 0 ? (
          <NoShifts inPool={inPool} />
        ) : (
          <OpenShifts items={listed} chosen={chosen} {...booking} />
        )}
        {oneTap && <UndoBookings bookings={own} />}
      </Stack>
      {opened && (
        <Suspense fallback={null}>
          <BookSheet
            key={opened.found.shift.shiftId}
            opened={opened.found}
            refused={opened.refused}
            current={current}
            own={own}
            others={items}
            onOther={(found) => setOpened({ found, refused: null })}
            onClose={() => setOpened(null)}
          />
        </Suspense>
      )}
    </>
  );
};

/** `refused`: why the one-tap booking failed. */
type Opened = { found: FoundShift; refused: Error | null };
type Booking = { own: About['own']; isOneTap: (found: FoundShift) => boolean; onBook: (opened: Opened) => void };

type Listed = { items: readonly FeedShift[]; chosen: Availability };

const OpenShifts = ({ items, chosen, ...booking }: Booking & Listed) => {
  const { filters, change } = useFilters();
  const found = shown(items, filters, chosen);
  const narrowing = { items, filters, chosen, onChange: change };
  return (
    <Stack>
      <FilterLine {...narrowing} />
      {found.length === 0 && <NothingFound {...narrowing} />}
      {byDay(found).map((day) => (
        <Day key={day.day} day={day} away={timeOffOn(chosen.away, day.day)} {...booking} />
      ))}
    </Stack>
  );
};

const useDayText = () => {
  const { t } = useTranslation('shifts');
  return (day: string): string => {
    const text = shiftDayText(day);
    if (day === today()) return t('day.today', { day: text });
    return day === addDays(today(), 1) ? t('day.tomorrow', { day: text }) : text;
  };
};

type DayProps = Booking & { day: FeedDay; away: AwayPeriod | null };

const Day = ({ day: { day, items }, away, own, isOneTap, onBook }: DayProps) => {
  const { t } = useTranslation('shifts');
  const text = useDayText()(day);
  return (
    <section aria-label={text}>
      <h2 className={styles.day}>{text}</h2>
      {away && <p className={styles.away}>{t('row.away', { dates: awayText(away) })}</p>}
      <ul className={styles.rows} role="list">
        {items.map((found) => (
          <ShiftRow
            key={found.shift.shiftId}
            found={found}
            own={own}
            oneTap={isOneTap(found)}
            onBook={(refused) => onBook({ found, refused })}
          />
        ))}
      </ul>
    </section>
  );
};

type NothingProps = Listed & { filters: FeedFilters; onChange: (changes: Partial<FeedFilters>) => void };

/** Shifts hidden by the two switches come first, because no filter looks set. */
const NothingFound = ({ items, chosen, filters, onChange }: NothingProps) => {
  const { t } = useTranslation('shifts');
  const leftOut = (changes: Partial<FeedFilters>): number => shown(items, { ...filters, ...changes }, chosen).length;
  const atOtherTimes = leftOut({ anyTime: true });
  if (atOtherTimes > 0) {
    return (
      <EmptyState
        illustration={null}
        title={t('nothing.fits')}
        text={t(chosen.away.length > 0 ? 'nothing.otherTimesOrAway' : 'nothing.otherTimes', { count: atOtherTimes })}
        action={<Button onClick={() => onChange({ anyTime: true })}>{t('nothing.showAllTimes')}</Button>}
      />
    );
  }
  const others = leftOut({ all: true, anyTime: true });
  if (others > 0) {
    return (
      <EmptyState
        illustration={null}
        title={t('nothing.bookable')}
        text={t('nothing.others', { count: others })}
        action={<Button onClick={() => onChange({ all: true, anyTime: true })}>{t('nothing.showAll')}</Button>}
      />
    );
  }
  return (
    <EmptyState
      illustration={null}
      title={t('nothing.title')}
      text={t('nothing.text')}
      action={<Button onClick={() => onChange(cleared(filters))}>{t('nothing.clear')}</Button>}
    />
  );
};
