import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { interviewPath, messagesView } from '@shared/paths';
import { interviewQuery } from '@/hiring/parts/interviews/interview-queries';
import { Loading } from '@/components/ui/base/loading';
import { MessagesView } from '@/messages/screens/messages/messages-view';
import { lazy } from '@/lib/browser/lazy';
import { isEmployer } from '@/lib/auth/home-for';
import { useTranslation } from '@/lib/i18n/i18n';
import { useSession } from '@/lib/auth/session';

const CallView = lazy(() => import('@/hiring/screens/call/call-view').then((it) => ({ default: it.CallView })));

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

/** Older invitations refer to an interview at this address. */
export const MessagesScreen = () => {
  const [search] = useSearchParams();
  const interviewId = search.get(messagesView.interview);
  return interviewId === null ? <MessagesView /> : <Navigate to={interviewPath(interviewId)} replace />;
};
