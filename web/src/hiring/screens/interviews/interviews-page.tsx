import { keepPreviousData, useQuery } from '@tanstack/react-query';
import CalendarPlus from 'lucide-react/dist/esm/icons/calendar-plus.mjs';
import { useNavigate, useParams } from 'react-router-dom';
import type { Me } from '@shared/accounts/api/accounts.routes';
import type { Interview } from '@shared/hiring/model/interview';
import { paths } from '@shared/paths';
import { InterviewList } from '@/hiring/parts/interviews/interview-list';
import { interviewDaysQuery, useLiveInterviews } from '@/hiring/parts/interviews/interview-queries';
import { meetingTickMs, takesPart } from '@/hiring/parts/interviews/interview-state';
import { timeOf } from '@/hiring/parts/interviews/interview-labels';
import { classNames } from '@/components/ui/base/class-names';
import { ButtonLink } from '@/components/ui/base/button-link';
import { ErrorState } from '@/components/ui/base/error-state';
import { Page } from '@/components/ui/base/page';
import { FormMessage } from '@/components/ui/fields/form-message';
import { EmptyState } from '@/components/ui/empty-state';
import { ListSkeleton } from '@/components/ui/list-skeleton';
import { isEmployer } from '@/lib/auth/home-for';
import { useTranslation } from '@/lib/i18n/i18n';
import { useSession } from '@/lib/auth/session';
import { ownZone } from '@/lib/time/own-zone';
import { useNow } from '@/lib/time/use-now';
import { DayStrip } from './day-strip';
import { InterviewDrawer, type Opened } from './interview-drawer';
import { InterviewGroups } from './interview-groups-list';
import { dayIn, groupsOf, mondayOf, windowOf, zoneOf } from './interview-groups';
import type { RowContext } from './interview-row';
import styles from './interviews-page.module.css';
import { useInterviewsAddress, type InterviewsAddress } from './use-interviews-address';
import { ViewSwitch, WeekSteps, WhoseField } from './view-controls';
import { WeekCalendar } from './week-calendar';

const useOpened = (panel: Props['panel'], address: InterviewsAddress, me: Me | null): Opened | null => {
  const { interviewId, candidateId } = useParams();
  if (panel === 'reschedule' && interviewId !== undefined)
    return { kind: 'interview', interviewId, mode: 'reschedule' };
  if (panel === 'schedule') {
    return me && isEmployer(me) ? { kind: 'schedule', candidateId: candidateId ?? null } : null;
  }
  return address.interviewId === null ? null : { kind: 'interview', interviewId: address.interviewId, mode: 'view' };
};

const isOf = (interview: Interview, userId: string): boolean => takesPart(interview, userId);

const useWeek = (address: InterviewsAddress, now: number, isLong: boolean) => {
  const thisMonday = mondayOf(dayIn(now, ownZone()));
  const monday = address.week ?? thisMonday;
  const isCurrent = monday === thisMonday;
  const query = useQuery({
    ...interviewDaysQuery(windowOf(monday, isCurrent, isLong)),
    placeholderData: keepPreviousData,
  });
  return { monday, isCurrent, query };
};

const inWeek = (interview: Interview, monday: string, zone: string): boolean => {
  const time = timeOf(interview);
  return time !== null && mondayOf(dayIn(time.startsAt, zone)) === monday;
};

type ShownProps = {
  me: Me;
  address: InterviewsAddress;
  interviews: readonly Interview[];
  monday: string;
  isCurrent: boolean;
  now: number;
  openId: string | null;
};

const Shown = ({ me, address, interviews, monday, isCurrent, now, openId }: ShownProps) => {
  const { t } = useTranslation('interviews-page');
  const employer = isEmployer(me);
  const zone = zoneOf(interviews);
  const today = dayIn(now, zone);
  const firstDay = address.day ?? (isCurrent ? today : monday);
  const groups = groupsOf(interviews, {
    ...{ side: employer ? 'employer' : 'professional', now, zone, firstDay },
    isCurrent: isCurrent && address.day === null,
  });
  const context: RowContext = {
    ...{ me, now, zone, openId },
    addressOf: (interviewId) => address.to({ interview: interviewId }),
  };
  const list = (
    <section className={styles.list} aria-label={t('listLabel')}>
      <InterviewGroups groups={groups} context={context} />
    </section>
  );
  if (!employer || address.view === 'list') return <div className={styles.single}>{list}</div>;
  return (
    <>
      <DayStrip
        address={address}
        from={isCurrent ? today : monday}
        chosen={firstDay}
        interviews={interviews}
        zone={zone}
      />
      <div className={styles.split}>
        {list}
        <section className={styles.calendar} aria-label={t('week.label')}>
          <WeekCalendar monday={monday} interviews={interviews} context={context} />
        </section>
      </div>
    </>
  );
};

const Nothing = ({ employer }: { employer: boolean }) => {
  const { t } = useTranslation('interviews-page');
  return (
    <EmptyState
      illustration="board"
      title={t('empty.title')}
      text={t(employer ? 'empty.employer' : 'empty.professional')}
      action={
        <ButtonLink variant="secondary" to={paths.applications}>
          {t(employer ? 'empty.candidates' : 'empty.applications')}
        </ButtonLink>
      }
    />
  );
};

type Props = { panel?: 'schedule' | 'reschedule' | undefined };

/** Pending answers, today, and the week; one interview opens beside it. */
export const InterviewsPage = ({ panel }: Props) => {
  const { t } = useTranslation('interviews-page');
  const { me } = useSession();
  const navigate = useNavigate();
  const address = useInterviewsAddress();
  const now = useNow(meetingTickMs);
  const { monday, isCurrent, query } = useWeek(
    address,
    now,
    address.view === 'list' || (me !== null && !isEmployer(me)),
  );
  useLiveInterviews();
  const opened = useOpened(panel, address, me ?? null);
  if (!me) return null;

  const employer = isEmployer(me);
  const all = query.data?.items ?? [];
  const mine = address.who === 'me' ? me.userId : address.who;
  const interviews = employer && mine !== null ? all.filter((it) => isOf(it, mine)) : all;
  const isPast = address.view === 'past';
  const zone = zoneOf(interviews);
  const count = interviews.filter((it) => inWeek(it, monday, zone)).length;
  const isBare = isCurrent && interviews.length === 0 && address.who === null;

  return (
    <Page
      title={t('title')}
      count={count > 0 && !isPast ? t(isCurrent ? 'count' : 'countThen', { count }) : undefined}
      width="bleed"
      actions={
        <>
          <ViewSwitch address={address} employer={employer} />
          {employer && !isPast && <WeekSteps address={address} monday={monday} isCurrent={isCurrent} />}
          {employer && (
            <ButtonLink
              to={paths.scheduleInterviews}
              leftIcon={<CalendarPlus size={18} aria-hidden="true" />}
              className={classNames(styles.primary)}
            >
              {t('schedule')}
            </ButtonLink>
          )}
        </>
      }
    >
      {isPast ? (
        <div className={styles.past}>
          <InterviewList when="past" />
        </div>
      ) : query.isPending ? (
        <div className={styles.past}>
          <ListSkeleton rows={5} label={t('loading')} />
        </div>
      ) : query.isError && !query.data ? (
        <ErrorState error={query.error} onRetry={() => void query.refetch()} />
      ) : isBare ? (
        <Nothing employer={employer} />
      ) : (
        <>
          {employer && <WhoseField address={address} me={me} interviews={all} />}
          {query.data.isComplete ? null : (
            <div className={styles.past}>
              <FormMessage kind="info">{t('incomplete')}</FormMessage>
            </div>
          )}
          <Shown
            {...{ me, address, interviews, monday, isCurrent, now }}
            openId={opened?.kind === 'interview' ? opened.interviewId : null}
          />
        </>
      )}
      {opened && <InterviewDrawer opened={opened} onClose={() => void navigate(address.to({ interview: null }))} />}
    </Page>
  );
};
