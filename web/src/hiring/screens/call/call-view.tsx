import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { interviewPath, interviewsView, paths } from '@shared/paths';
import type { Interview, InterviewCall } from '@shared/hiring/model/interview';
import { interviewQuery } from '@/hiring/parts/interviews/interview-queries';
import { QueryGate } from '@/components/records/query-gate';
import { ButtonLink } from '@/components/ui/base/button-link';
import { EmptyState } from '@/components/ui/empty-state';
import { Button } from '@/components/ui/base/button';
import { isEmployer } from '@/lib/auth/home-for';
import { useTranslation } from '@/lib/i18n/i18n';
import { useSession } from '@/lib/auth/session';
import { CallRoom } from './call-room';
import { CallTimes } from './call-times';
import { DeviceCheck } from './device-check';
import { OtherWaysToJoin } from './other-ways-to-join';
import { useLocalMedia } from './local-media';
import { useCallPhase } from './use-call-phase';
import styles from './call.module.css';
import { queryOf } from '@/lib/requests/query-of';

type Parts = { interview: Interview; call: InterviewCall };

/** The call from device check to leaving; holds the devices. */
const OpenCall = ({ interview, call, onLeave }: Parts & { onLeave: () => void }) => {
  const [hasJoined, setJoined] = useState(false);
  const { me } = useSession();
  const media = useLocalMedia();
  const name = me ? `${me.firstName} ${me.lastName}` : '';
  return hasJoined ? (
    <CallRoom call={call} name={name} media={media} onLeave={onLeave} />
  ) : (
    <DeviceCheck interview={interview} name={name} media={media} onJoin={() => setJoined(true)} />
  );
};

const Left = ({ interviewId, onReturn }: { interviewId: string; onReturn: () => void }) => {
  const { t } = useTranslation('call');
  const { me } = useSession();
  const rates = me !== null && isEmployer(me);
  return (
    <EmptyState
      title={t('left.title')}
      text={t('left.text')}
      action={
        <>
          <Button variant="secondary" onClick={onReturn}>
            {t('left.return')}
          </Button>
          {rates ? (
            <ButtonLink to={`${interviewPath(interviewId)}#${interviewsView.scorecard}`}>
              {t('left.scorecard')}
            </ButtonLink>
          ) : (
            <ButtonLink to={paths.messages}>{t('left.messages')}</ButtonLink>
          )}
        </>
      }
    />
  );
};

const VideoCall = ({ interview, call }: Parts) => {
  const { t } = useTranslation('call');
  const [hasLeft, setLeft] = useState(false);
  const phase = useCallPhase(call);
  if (hasLeft) return <Left interviewId={interview.interviewId} onReturn={() => setLeft(false)} />;
  if (phase === 'open') return <OpenCall interview={interview} call={call} onLeave={() => setLeft(true)} />;
  return (
    <EmptyState
      title={t(`${phase}.title`)}
      text={<CallTimes interview={interview} opensAt={call.opensAt} isOver={phase === 'over'} />}
      action={
        <ButtonLink variant="secondary" to={interviewPath(interview.interviewId)}>
          {t('openInterview')}
        </ButtonLink>
      }
    />
  );
};

const AcceptedInterview = ({ interview }: { interview: Interview }) => {
  const { t } = useTranslation('call');
  const query = useQuery({
    ...queryOf('getInterviewCall', { params: { interviewId: interview.interviewId } }),
    staleTime: Infinity,
  });
  return (
    <QueryGate query={query} loading={t('loading')}>
      {(call) => <VideoCall interview={interview} call={call} />}
    </QueryGate>
  );
};

export const CallView = ({ interviewId }: { interviewId: string }) => {
  const { t } = useTranslation('call');
  const query = useQuery(interviewQuery(interviewId));
  return (
    <div className={styles.view}>
      <QueryGate query={query} loading={t('loading')} gone={{ title: t('gone.title'), text: t('gone.text') }}>
        {(interview) =>
          interview.status !== 'accepted' || interview.type !== 'video' ? (
            <OtherWaysToJoin interview={interview} />
          ) : (
            <AcceptedInterview interview={interview} />
          )
        }
      </QueryGate>
    </div>
  );
};
