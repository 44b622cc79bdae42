import { useQuery } from '@tanstack/react-query';
import { Suspense, useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { Interview } from '@shared/hiring/model/interview';
import { interviewsView } from '@shared/paths';
import { whatIs } from '@/hiring/parts/interviews/interview-labels';
import { InterviewPanel } from '@/hiring/parts/interviews/interview-panel';
import { candidateApplicationsQuery, interviewQuery } from '@/hiring/parts/interviews/interview-queries';
import { conversationWith } from '@/messages/parts/messages/message-button';
import { MutedText } from '@/components/layout';
import { Loading } from '@/components/ui/base/loading';
import { SidePanel } from '@/components/ui/side-panel';
import { lazy } from '@/lib/browser/lazy';
import { isEmployer, mayWriteMessages } from '@/lib/auth/home-for';
import { useSession } from '@/lib/auth/session';
import { useTranslation } from '@/lib/i18n/i18n';
import { ChooseCandidate } from './choose-candidate';
import styles from './interviews-page.module.css';
import { ScheduleInterview } from './schedule-interview';

export type Opened =
  | { kind: 'interview'; interviewId: string; mode: 'view' | 'reschedule' }
  /** Null when the candidate is chosen first. */
  | { kind: 'schedule'; candidateId: string | null };

const MessageLink = ({ userId }: { userId: string }) => {
  const { t } = useTranslation('interviews-page');
  const { me } = useSession();
  if (!me || !mayWriteMessages(me)) return null;
  return (
    <Link className={styles.quiet} to={conversationWith(userId)}>
      {t('row.message')}
    </Link>
  );
};

const Scorecards = lazy(() =>
  import('@/hiring/parts/scorecards/scorecards').then((it) => ({ default: it.Scorecards })),
);

const hasTime = ({ status, startsAt }: Interview): boolean => startsAt !== null && status !== 'cancelled';

/** Target of "How did it go?". */
const InterviewScorecard = ({ applicationId }: { applicationId: string }) => {
  const { t } = useTranslation('scorecards');
  const { hash } = useLocation();
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    if (hash === `#${interviewsView.scorecard}`) section.current?.scrollIntoView({ block: 'start' });
  }, [hash]);
  return (
    <section ref={section} className={styles.scorecard}>
      <h3>{t('title')}</h3>
      <Suspense fallback={<Loading label={t('loading')} />}>
        <Scorecards applicationId={applicationId} />
      </Suspense>
    </section>
  );
};

const OneInterview = ({
  interviewId,
  mode,
  onClose,
}: Extract<Opened, { kind: 'interview' }> & { onClose: () => void }) => {
  const { t } = useTranslation('interviews');
  const { me } = useSession();
  const { data: interview } = useQuery(interviewQuery(interviewId));
  const other = interview && me && (isEmployer(me) ? interview.professional : interview.organizer);
  const what = interview ? whatIs(interview) : 'interview';
  return (
    <SidePanel
      title={t(mode === 'reschedule' ? 'schedule.reschedule' : 'schedule.view', { what })}
      head={
        <div className={styles.person}>
          {other && (
            <>
              <MutedText as="span">{other.name}</MutedText>
              <MessageLink userId={other.userId} />
            </>
          )}
        </div>
      }
      onClose={onClose}
    >
      <InterviewPanel interviewId={interviewId} mode={mode} />
      {interview?.applicationId && me && isEmployer(me) && mode === 'view' && hasTime(interview) && (
        <InterviewScorecard applicationId={interview.applicationId} />
      )}
    </SidePanel>
  );
};

const CandidateName = ({ candidateId }: { candidateId: string }) => {
  const { data } = useQuery(candidateApplicationsQuery(candidateId));
  const [first] = data?.items ?? [];
  return first && <MutedText as="span">{first.candidate}</MutedText>;
};

const Scheduling = ({ candidateId, onClose }: { candidateId: string | null; onClose: () => void }) => {
  const { t } = useTranslation('interviews');
  return (
    <SidePanel
      title={t('schedule.title')}
      head={
        candidateId !== null && (
          <div className={styles.person}>
            <CandidateName candidateId={candidateId} />
            <MessageLink userId={candidateId} />
          </div>
        )
      }
      onClose={onClose}
    >
      {candidateId === null ? <ChooseCandidate /> : <ScheduleInterview key={candidateId} candidateId={candidateId} />}
    </SidePanel>
  );
};

export const InterviewDrawer = ({ opened, onClose }: { opened: Opened; onClose: () => void }) =>
  opened.kind === 'interview' ? (
    <OneInterview key={opened.interviewId} {...opened} onClose={onClose} />
  ) : (
    <Scheduling candidateId={opened.candidateId} onClose={onClose} />
  );
