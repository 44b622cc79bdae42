import { useEffect, useState } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { addDays } from '@shared/core/rules/calendar-days';
import type { Attendance } from '@shared/work/model/attendance';
import { shiftLimits } from '@shared/work/limits/shift-limits';
import { paths, pathTo } from '@shared/paths';
import { ButtonLink } from '@/components/ui/base/button-link';
import { useDocumentTitle } from '@/components/ui/base/document-title';
import { Loading } from '@/components/ui/base/loading';
import { api } from '@/lib/api/api';
import { useTranslation } from '@/lib/i18n/i18n';
import { readKeptDays } from '@/lib/offline/clock-store';
import { today } from '@/lib/time/today';
import { DayBar } from './day-head';
import { DayScreen } from './day-screen';
import { ProfessionalsPhone } from './clock-in/professionals-phone';
import styles from './shift-day.module.css';

type Candidate = Pick<Attendance, 'shiftId' | 'startsAt' | 'endsAt' | 'status'>;

const aheadMs = shiftLimits.clockInMinutesAhead * 60_000;

const isAtUnit = ({ status }: Pick<Candidate, 'status'>): boolean => status === 'confirmed' || status === 'in_progress';

const untilOf = ({ status, endsAt }: Candidate): number =>
  Date.parse(endsAt) + (status === 'in_progress' ? shiftLimits.needsTimeHours * 3_600_000 : 0);

/** The shift that can be clocked in to or out of now; of two in a row, the one that starts. */
const shiftNow = (candidates: readonly Candidate[], now: number): string | null =>
  candidates
    .filter((it) => Date.parse(it.startsAt) - aheadMs <= now && now <= untilOf(it))
    .toSorted((one, other) => other.startsAt.localeCompare(one.startsAt))[0]?.shiftId ?? null;

const booked = async (): Promise<Candidate[]> => {
  const { items } = await api('listOwnBookings', { query: { from: addDays(today(), -1), days: '3' } });
  return items.flatMap(({ booking }) => (isAtUnit(booking) ? [booking] : []));
};

const keptOnPhone = async (userId: string): Promise<Candidate[]> =>
  Object.values(await readKeptDays(userId)).flatMap(({ attendance }) => (isAtUnit(attendance) ? [attendance] : []));

const findShift = async (userId: string): Promise<string | null> =>
  shiftNow(await booked().catch(() => keptOnPhone(userId)), Date.now());

/** Target of the picture on the unit's screen: the person's current shift. */
export const ShiftHereView = () => {
  const { t } = useTranslation('shift-day');
  const [address] = useSearchParams();
  useDocumentTitle(t('here.title'));
  return (
    <DayScreen>
      <ProfessionalsPhone>{(userId) => <Here userId={userId} code={address.get('code') ?? ''} />}</ProfessionalsPhone>
    </DayScreen>
  );
};

const Here = ({ userId, code }: { userId: string; code: string }) => {
  const { t } = useTranslation('shift-day');
  const [shiftId, setShiftId] = useState<string | null>();
  useEffect(() => {
    let isGone = false;
    void findShift(userId).then((found) => !isGone && setShiftId(found));
    return () => {
      isGone = true;
    };
  }, [userId]);
  if (shiftId) {
    return <Navigate to={`${pathTo(paths.shiftDay, { shiftId })}?${new URLSearchParams({ code })}`} replace />;
  }
  return (
    <>
      <DayBar title={t('here.title')} />
      {shiftId === undefined ? (
        <Loading label={t('here.loading')} />
      ) : (
        <section className={styles.card}>
          <h2>{t('here.noneTitle')}</h2>
          <p>{t('here.noneText')}</p>
          <div>
            <ButtonLink to={paths.shiftWeek}>{t('here.week')}</ButtonLink>
          </div>
        </section>
      )}
    </>
  );
};
