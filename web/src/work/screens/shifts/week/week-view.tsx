import { useQuery } from '@tanstack/react-query';
import ChevronLeft from 'lucide-react/dist/esm/icons/chevron-left.mjs';
import ChevronRight from 'lucide-react/dist/esm/icons/chevron-right.mjs';
import { Link, useSearchParams } from 'react-router-dom';
import { addDays, daysOfWeek, mondayOfDay } from '@shared/core/rules/calendar-days';
import { timeOffOn } from '@shared/work/rules/shifts/time-off';
import type { AwayPeriod } from '@shared/work/model/shifts/shift-preferences';
import { paths } from '@shared/paths';
import { formatList } from '@shared/text/formats';
import { MutedText, Stack } from '@/components/layout';
import { QueryGate } from '@/components/records/query-gate';
import { ButtonLink } from '@/components/ui/base/button-link';
import { Page } from '@/components/ui/base/page';
import { EmptyState } from '@/components/ui/empty-state';
import { HelpLink } from '@/trust/parts/help/help-link';
import { ownBookingsQuery, shiftPreferencesQuery } from '@/work/parts/shifts/shift-queries';
import { awayText, hoursText, shiftPayText } from '@/work/parts/shifts/shift-texts';
import { useLiveShifts } from '@/work/parts/shifts/use-live-shifts';
import { formatWeek } from '@/work/parts/timesheets/timesheet-labels';
import { useTranslation } from '@/lib/i18n/i18n';
import { language } from '@/lib/i18n/language';
import { today } from '@/lib/time/today';
import { useNow } from '@/lib/time/use-now';
import { NoPool } from '../no-pool';
import { ProfessionalsOnly } from '../professionals-only';
import { ShareWeek } from './share-week';
import { ShiftChoices } from '../shift-choices';
import { ShiftTabs } from './shift-tabs';
import { useInPool } from '../use-in-pool';
import { weekAddress, weekIn } from './week-address';
import { WeekDay } from './week-day';
import { entriesOf, metricsOf, type Entry } from './week-plan';
import styles from './week.module.css';

export const ShiftWeekView = () => {
  const { t } = useTranslation('shifts');
  const [address] = useSearchParams();
  const monday = weekIn(address);
  useLiveShifts();
  return (
    <ProfessionalsOnly>
      <Page title={t('week.title')} tools={<ShiftTabs />} actions={<HelpLink article="when-you-work" />}>
        <Stack>
          <Arrows monday={monday} />
          <Week key={monday} monday={monday} />
          <ShiftChoices />
          <ShareWeek />
        </Stack>
      </Page>
    </ProfessionalsOnly>
  );
};

const Arrows = ({ monday }: { monday: string }) => {
  const { t } = useTranslation('shifts');
  const isThis = monday === mondayOfDay(today());
  return (
    <div className={styles.arrows}>
      <Link to={weekAddress(addDays(monday, -7))} aria-label={t('week.previous')}>
        <ChevronLeft size={20} aria-hidden="true" />
      </Link>
      <p aria-live="polite">
        <strong>{formatWeek(monday)}</strong>
      </p>
      <Link to={weekAddress(addDays(monday, 7))} aria-label={t('week.next')}>
        <ChevronRight size={20} aria-hidden="true" />
      </Link>
      {isThis ? <span>{t('week.this')}</span> : <Link to={paths.shiftWeek}>{t('week.toThis')}</Link>}
    </div>
  );
};

/** Includes the day before: rest on Monday depends on Sunday. */
const Week = ({ monday }: { monday: string }) => {
  const { t } = useTranslation('shifts');
  const now = useNow();
  const bookings = useQuery(ownBookingsQuery({ from: addDays(monday, -1), days: 8 }));
  return (
    <QueryGate query={bookings} loading={t('week.loading')} rows={7}>
      {({ items }) => (
        <Days monday={monday} entries={entriesOf(items, now).filter(({ booking }) => booking.terms.day >= monday)} />
      )}
    </QueryGate>
  );
};

const none: readonly AwayPeriod[] = [];

const Days = ({ monday, entries }: { monday: string; entries: readonly Entry[] }) => {
  const { t } = useTranslation('shifts');
  const away = useQuery(shiftPreferencesQuery()).data?.away ?? none;
  if (entries.length === 0) return <NoBookings away={awayIn(away, monday)} />;
  return (
    <Stack>
      <Metrics entries={entries} />
      <ul className={styles.days} role="list" aria-label={t('week.title')}>
        {daysOfWeek(monday).map((day) => (
          <WeekDay
            key={day}
            day={day}
            isAway={timeOffOn(away, day) !== null}
            entries={entries.filter(({ booking }) => booking.terms.day === day)}
          />
        ))}
      </ul>
    </Stack>
  );
};

/** Days away in a week. */
const awayIn = (away: readonly AwayPeriod[], monday: string): AwayPeriod[] =>
  away.filter(({ from, until }) => until >= monday && from <= addDays(monday, 6));

const NoBookings = ({ away }: { away: readonly AwayPeriod[] }) => {
  const { t } = useTranslation('shifts');
  if (useInPool() === false) return <NoPool />;
  return (
    <Stack>
      {away.length > 0 && (
        <MutedText>{t('week.awayDates', { dates: formatList(away.map(awayText), language) })}</MutedText>
      )}
      <EmptyState
        illustration="board"
        title={t('week.none.title')}
        text={t('week.none.text')}
        action={<ButtonLink to={paths.shifts}>{t('week.none.action')}</ButtonLink>}
      />
    </Stack>
  );
};

const Metrics = ({ entries }: { entries: readonly Entry[] }) => {
  const { t } = useTranslation('shifts');
  const { shifts, requests, minutes, pay } = metricsOf(entries);
  return (
    <dl className={styles.figures}>
      <div>
        <dt>{t('week.booked')}</dt>
        <dd>{hoursText(minutes)}</dd>
        <dd>{t('week.shifts', { count: shifts })}</dd>
      </div>
      <div>
        <dt>{t('week.pay')}</dt>
        <dd>
          {pay.length === 0
            ? t('week.noPay')
            : pay.map(({ cents, currency }) => shiftPayText(cents, currency)).join(' · ')}
        </dd>
        <dd>{t('week.payNote')}</dd>
      </div>
      {requests > 0 && (
        <div>
          <dt>{t('week.requested')}</dt>
          <dd>{t('week.requests', { count: requests })}</dd>
          <dd>{t('week.requestsNote')}</dd>
        </div>
      )}
    </dl>
  );
};
