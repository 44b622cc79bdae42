import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { messagesView, paths } from '@shared/paths';
import { InterviewPanel } from '@/entities/interviews/interview-panel';
import { interviewQuery } from '@/entities/interviews/interview-queries';
import { conversationWith } from '@/entities/messages/message-button';
import { Loading } from '@/components/ui/base/loading';
import { MessagesView } from '@/features/messages/messages-view';
import { isEmployer } from '@/lib/auth/home-for';
import { useTranslation } from '@/lib/i18n/i18n';
import { useSession } from '@/lib/auth/session';

const CallView = lazy(() => import('@/features/call/call-view').then((it) => ({ default: it.CallView })));

const useOtherSide = (interviewId: string): string | null => {
  const { me } = useSession();
  const { data: interview } = useQuery(interviewQuery(interviewId));
  return me && interview ? (isEmployer(me) ? interview.professional : interview.organizer).userId : null;
};

export const InterviewCallMessages = ({ interviewId }: { interviewId: string }) => {
  const { t } = useTranslation('call');
  return (
    <MessagesView
      candidate={useOtherSide(interviewId)}
      panelTitle={t('title')}
      panel={
        <Suspense fallback={<Loading label={t('loading')} />}>
          <CallView interviewId={interviewId} />
        </Suspense>
      }
      isPanelWide
    />
  );
};

type Props = { interviewId: string; mode: 'view' | 'reschedule' };

export const InterviewMessages = ({ interviewId, mode }: Props) => {
  const { t } = useTranslation('interviews');
  const navigate = useNavigate();
  const other = useOtherSide(interviewId);
  return (
    <MessagesView
      candidate={other}
      panelTitle={t(mode === 'reschedule' ? 'schedule.reschedule' : 'schedule.view')}
      panel={<InterviewPanel interviewId={interviewId} mode={mode} />}
      onClosePanel={() => void navigate(other === null ? paths.messages : conversationWith(other))}
    />
  );
};

export const MessagesScreen = () => {
  const [search] = useSearchParams();
  const interviewId = search.get(messagesView.interview);
  return interviewId === null ? <MessagesView /> : <InterviewMessages interviewId={interviewId} mode="view" />;
};
