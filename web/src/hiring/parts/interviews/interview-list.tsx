import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import CalendarClock from 'lucide-react/dist/esm/icons/calendar-clock.mjs';
import Users from 'lucide-react/dist/esm/icons/users.mjs';
import Video from 'lucide-react/dist/esm/icons/video.mjs';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Me } from '@shared/accounts/api/accounts.routes';
import type { Interview } from '@shared/hiring/model/interview';
import { interviewPath, paths, pathTo } from '@shared/paths';
import { Row, Stack } from '@/components/layout';
import { NextPage } from '@/components/records/next-page';
import { classNames } from '@/components/ui/base/class-names';
import { Badge } from '@/components/ui/badge';
import { ButtonLink } from '@/components/ui/base/button-link';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/base/error-state';
import { ListSkeleton } from '@/components/ui/list-skeleton';
import { rowsOf } from '@/lib/requests/cursor-pages';
import { isEmployer } from '@/lib/auth/home-for';
import { knownName } from '@/lib/i18n/former-member';
import { useTranslation } from '@/lib/i18n/i18n';
import { useSession } from '@/lib/auth/session';
import { applicationInterviewsQuery, interviewsQuery, useLiveInterviews } from './interview-queries';
import { isOpen, isOver, isOwnTurn, statusTones, meetingTickMs } from './interview-state';
import { formatDay, formatSlot, ownSlot, teamNames, timeOf, titleOf } from './interview-labels';
import styles from './interviews.module.css';
import { JoinButton } from './join-button';
import { useNow } from '@/lib/time/use-now';

export type InterviewListProps = {
  when: 'upcoming' | 'past';
  applicationId?: string | undefined;
  hideEmpty?: boolean | undefined;
};

const Line = ({ icon, children }: { icon: ReactNode; children: ReactNode }) => (
  <span className={styles.entryLine}>
    {icon}
    <span>{children}</span>
  </span>
);

const When = ({ interview, mine }: { interview: Interview; mine: boolean }) => {
  const { t } = useTranslation('interviews');
  const time = timeOf(interview);
  const { timeZone } = interview;
  const own = time && ownSlot(time, timeZone);
  const { slots, selfScheduling } = interview;
  const count = slots.length;
  return (
    <Line icon={<CalendarClock size={16} aria-hidden="true" />}>
      {time && `${formatSlot(time, timeZone)}${own ? ` (${own})` : ''}`}
      {time && interview.status === 'proposed' && '. '}
      {interview.status === 'proposed' &&
        (selfScheduling
          ? t(mine ? 'list.pick' : 'list.waitingToPick', {
              day: formatDay({ startsAt: selfScheduling.until }, timeZone),
            })
          : t(mine ? 'list.choose' : 'list.waiting', { count }))}
    </Line>
  );
};

type EntryProps = { interview: Interview; me: Me; now: number; ofApplication: boolean };

const Entry = ({ interview, me, now, ofApplication }: EntryProps) => {
  const { t } = useTranslation(['interviews', 'labels/hiring']);
  const employer = isEmployer(me);
  const { interviewId, organization, professional, status, type, place } = interview;
  const mine = isOwnTurn(interview, employer ? 'employer' : 'professional');
  const title = titleOf(interview);
  const name = t('list.about', { jobTitle: title, who: employer ? knownName(professional.name) : organization });
  return (
    <li className={classNames(styles.entry, ofApplication && styles.short)}>
      <div className={styles.entryLines}>
        <div className={styles.entryHead}>
          <Link to={interviewPath(interviewId)} className={styles.entryTitle}>
            {ofApplication ? (
              <When interview={interview} mine={mine} />
            ) : employer ? (
              `${knownName(professional.name)}, ${title}`
            ) : (
              `${title}, ${organization}`
            )}
          </Link>
          <Badge tone={statusTones[status]}>{t(`interviewStatus.${status}`)}</Badge>
        </div>
        {!ofApplication && <When interview={interview} mine={mine} />}
        <Line icon={<Video size={16} aria-hidden="true" />}>
          {t(`interviewType.${type}`)}
          {type !== 'video' && place && `, ${place}`}
        </Line>
        <Line icon={<Users size={16} aria-hidden="true" />}>{t('list.with', { names: teamNames(interview) })}</Line>
      </div>
      {isOpen(interview) && (
        <Row gap="xs">
          {mine && (
            <ButtonLink size="small" to={interviewPath(interviewId)} aria-label={`${t('list.chooseTime')}: ${name}`}>
              {t('list.chooseTime')}
            </ButtonLink>
          )}
          <JoinButton interview={interview} userId={me.userId} now={now} size="small" />
          <ButtonLink
            size="small"
            variant="secondary"
            to={pathTo(paths.rescheduleInterview, { interviewId })}
            aria-label={`${t('actions.reschedule')}: ${name}`}
          >
            {t('actions.reschedule')}
          </ButtonLink>
        </Row>
      )}
    </li>
  );
};

type EntriesProps = { interviews: readonly Interview[]; ofApplication?: boolean };

const Entries = ({ interviews, ofApplication = false }: EntriesProps) => {
  const { me } = useSession();
  const now = useNow(meetingTickMs);
  if (!me) return null;
  return (
    <ul role="list" className={styles.list}>
      {interviews.map((interview) => (
        <Entry key={interview.interviewId} {...{ interview, me, now, ofApplication }} />
      ))}
    </ul>
  );
};

const Nothing = ({ when }: Pick<InterviewListProps, 'when'>) => {
  const { t } = useTranslation('interviews');
  return <EmptyState illustration="board" title={t(`list.none.${when}.title`)} text={t(`list.none.${when}.text`)} />;
};

const AllInterviews = ({ when }: Pick<InterviewListProps, 'when'>) => {
  const { t } = useTranslation('interviews');
  const query = useInfiniteQuery(interviewsQuery(when));
  if (query.isPending) return <ListSkeleton rows={3} label={t('loading')} />;
  if (query.isError && !query.data) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  const interviews = rowsOf(query.data);
  if (interviews.length === 0) return <Nothing when={when} />;
  return (
    <Stack>
      <Entries interviews={interviews} />
      <NextPage query={query} />
    </Stack>
  );
};

const ApplicationInterviews = ({ when, applicationId, hideEmpty }: InterviewListProps & { applicationId: string }) => {
  const { t } = useTranslation('interviews');
  const query = useQuery(applicationInterviewsQuery(applicationId));
  const now = useNow(meetingTickMs);
  if (query.isPending) return <ListSkeleton rows={1} label={t('loading')} />;
  if (query.isError && !query.data) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  const interviews = query.data.items.filter((it) => isOver(it, now) === (when === 'past'));
  if (interviews.length > 0) return <Entries interviews={interviews} ofApplication />;
  return hideEmpty ? null : <Nothing when={when} />;
};

export const InterviewList = ({ when, applicationId, hideEmpty }: InterviewListProps) => {
  useLiveInterviews();
  return applicationId === undefined ? (
    <AllInterviews when={when} />
  ) : (
    <ApplicationInterviews when={when} applicationId={applicationId} hideEmpty={hideEmpty} />
  );
};
