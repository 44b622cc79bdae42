import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { addDays, daysOfWeek } from '@shared/core/rules/calendar-days';
import type { SharedShift, SharedWeek } from '@shared/work/model/shifts/week-link';
import { linkLimits } from '@shared/core/limits/link-limits';
import { useDocumentTitle } from '@/components/ui/base/document-title';
import { ErrorState } from '@/components/ui/base/error-state';
import { Loading } from '@/components/ui/base/loading';
import { shiftDayText, shiftTimeText } from '@/work/parts/shifts/shift-texts';
import { formatWeek } from '@/work/parts/timesheets/timesheet-labels';
import { ApiError } from '@/lib/api/api-error';
import { useTranslation } from '@/lib/i18n/i18n';
import { queryOf } from '@/lib/requests/query-of';
import { zoneWords } from '@/lib/time/time-zones';
import { today } from '@/lib/time/today';
import styles from './public-schedule.module.css';

/** A professional's schedule, for people without an account who have the link. */
export const PublicScheduleView = () => {
  const { token = '' } = useParams();
  return (
    <>
      <meta name="robots" content="noindex" />
      <div className={styles.screen}>
        <Shared key={token} token={token} />
      </div>
    </>
  );
};

const isOff = (error: unknown): boolean => error instanceof ApiError && error.code === 'NOT_FOUND';

const Shared = ({ token }: { token: string }) => {
  const { t } = useTranslation('shared-week');
  const { data, error, refetch } = useQuery({
    ...queryOf('getSharedWeek', { params: { token } }),
    retry: (failures, failed) => !isOff(failed) && failures < 2,
  });
  if (isOff(error)) {
    return (
      <Titled title={t('inactive')}>
        <p>{t('inactiveHint')}</p>
      </Titled>
    );
  }
  if (data) return <Weeks week={data} />;
  return (
    <Titled title={t('plainTitle')}>
      {error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <Loading label={t('loading')} />}
    </Titled>
  );
};

const Titled = ({ title, children }: { title: string; children: ReactNode }) => {
  useDocumentTitle(title);
  return (
    <>
      <h1>{title}</h1>
      {children}
    </>
  );
};

const Zones = ({ shifts }: { shifts: readonly SharedShift[] }) => {
  const { t } = useTranslation('shared-week');
  const [zone, ...others] = new Set(shifts.map(({ timeZone }) => timeZone));
  if (zone === undefined) return null;
  return <p>{others.length === 0 ? t('zone', { zone: zoneWords(zone) }) : t('zones')}</p>;
};

const Weeks = ({ week: { firstName, monday, shifts } }: { week: SharedWeek }) => {
  const { t } = useTranslation('shared-week');
  const mondays = Array.from({ length: linkLimits.sharedWeeks }, (_, index) => addDays(monday, 7 * index));
  return (
    <Titled title={firstName === '' ? t('plainTitle') : t('title', { name: firstName })}>
      <div className={styles.intro}>
        <p>{t('intro')}</p>
        <Zones shifts={shifts} />
      </div>
      {mondays.map((first) => (
        <Week
          key={first}
          monday={first}
          isThis={first === monday}
          shifts={shifts.filter(({ day }) => day >= first && day < addDays(first, 7))}
        />
      ))}
    </Titled>
  );
};

type WeekProps = { monday: string; isThis: boolean; shifts: readonly SharedShift[] };

const Week = ({ monday, isThis, shifts }: WeekProps) => {
  const { t } = useTranslation('shared-week');
  return (
    <section aria-labelledby={monday} className={styles.week}>
      <h2 id={monday}>
        {formatWeek(monday)} {isThis && <span>{t('thisWeek')}</span>}
      </h2>
      {shifts.length === 0 ? (
        <p className={styles.off}>{t('offAll')}</p>
      ) : (
        <ul role="list" className={styles.days}>
          {daysOfWeek(monday).map((day) => (
            <Day key={day} day={day} shifts={shifts.filter((it) => it.day === day)} />
          ))}
        </ul>
      )}
    </section>
  );
};

const Day = ({ day, shifts }: { day: string; shifts: readonly SharedShift[] }) => {
  const { t } = useTranslation('shared-week');
  return (
    <li data-today={day === today() || undefined}>
      <h3>{shiftDayText(day)}</h3>
      <div>
        {shifts.length === 0 && <p className={styles.off}>{t('off')}</p>}
        {shifts.map((shift) => (
          <p key={`${shift.startTime} ${shift.timeZone}`}>{shiftTimeText(shift)}</p>
        ))}
      </div>
    </li>
  );
};
