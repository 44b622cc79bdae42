import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import type { ShiftDay as Day } from '@shared/work/model/attendance';
import { ErrorState } from '@/components/ui/base/error-state';
import { Loading } from '@/components/ui/base/loading';
import { useDocumentTitle } from '@/components/ui/base/document-title';
import { placeAttendance, shiftDayQuery } from '@/work/parts/attendance/attendance-queries';
import { openClock, useSentEntries } from '@/work/parts/attendance/use-clock';
import { ApiError, type ApiResult } from '@/lib/api/api';
import { useSession } from '@/lib/auth/session';
import { useTranslation } from '@/lib/i18n/i18n';
import { keepDay, readKeptDays } from '@/lib/offline/clock-store';
import { DayBar } from './day-head';
import { DayScreen } from './day-screen';
import { ProfessionalsPhone } from './clock-in/professionals-phone';
import { ShiftDay } from './shift-day';
import styles from './shift-day.module.css';

export const ShiftDayView = () => {
  const { t } = useTranslation('shift-day');
  const { shiftId = '' } = useParams();
  const [address] = useSearchParams();
  useDocumentTitle(t('title'));
  return (
    <>
      <meta name="robots" content="noindex" />
      <DayScreen>
        <ProfessionalsPhone>
          {(userId) => <OwnDay key={shiftId} userId={userId} shiftId={shiftId} code={address.get('code') ?? ''} />}
        </ProfessionalsPhone>
      </DayScreen>
    </>
  );
};

const useKeptDay = (userId: string, shiftId: string): Day | null | undefined => {
  const [kept, setKept] = useState<Day | null>();
  useEffect(() => {
    void readKeptDays(userId).then((days) => setKept(days[shiftId] ?? null));
  }, [userId, shiftId]);
  return kept;
};

type OwnProps = { userId: string; shiftId: string; code: string };

const OwnDay = ({ userId, shiftId, code }: OwnProps) => {
  const { t } = useTranslation('shift-day');
  const { me, isRemembered = false } = useSession();
  const client = useQueryClient();
  const query = useQuery({ ...shiftDayQuery(shiftId), enabled: me !== null });
  const kept = useKeptDay(userId, shiftId);
  useEffect(() => {
    return openClock(userId);
  }, [userId]);
  useSentEntries(
    useCallback(
      ({ attendances }: ApiResult<'sendEntries'>) => {
        for (const attendance of attendances) placeAttendance(client, attendance);
      },
      [client],
    ),
  );
  const { data } = query;
  useEffect(() => {
    // Storage may be blocked: the page works while it is open.
    if (data && isRemembered) keepDay(userId, data).catch(() => undefined);
  }, [data, isRemembered, userId]);
  const day = data ?? kept;
  if (day) return <ShiftDay day={day} code={code} />;
  return (
    <>
      <DayBar title={t('title')} />
      <Missing error={query.error} isLost={!me && kept === null} onRetry={() => void query.refetch()} />
    </>
  );
};

type MissingProps = { error: Error | null; isLost: boolean; onRetry: () => void };

const Missing = ({ error, isLost, onRetry }: MissingProps) => {
  const { t } = useTranslation('shift-day');
  const isGone = error instanceof ApiError && error.status === 404;
  if (error && !isGone) return <ErrorState error={error} onRetry={onRetry} />;
  if (!isGone && !isLost) return <Loading label={t('loading')} />;
  return (
    <section className={styles.card}>
      <h2>{t(isGone ? 'none.goneTitle' : 'none.title')}</h2>
      <p>{t(isGone ? 'none.goneText' : 'none.text')}</p>
    </section>
  );
};
