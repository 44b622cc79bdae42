import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { paths } from '@shared/paths';
import { InterviewPanel } from '@/components/interviews/interview-panel';
import { interviewQuery } from '@/components/interviews/interview-queries';
import { conversationWith } from '@/components/messaging/message-button';
import { MessagesView } from '@/features/messages/messages-view';
import { isEmployer } from '@/lib/home-for';
import { useTranslation } from '@/lib/i18n';
import { useSession } from '@/lib/session';

type Props = { interviewId: string; mode: 'view' | 'reschedule' };

/** An interview beside the conversation with the other side. */
export const InterviewMessages = ({ interviewId, mode }: Props) => {
  const { t } = useTranslation('interviews');
  const navigate = useNavigate();
  const { me } = useSession();
  const { data: interview } = useQuery(interviewQuery(interviewId));
  const other = me && interview ? (isEmployer(me) ? interview.professional : interview.organizer).userId : null;
  return (
    <MessagesView
      candidate={other}
      panelTitle={t(mode === 'reschedule' ? 'schedule.reschedule' : 'schedule.view')}
      panel={<InterviewPanel interviewId={interviewId} mode={mode} />}
      onClosePanel={() => void navigate(other === null ? paths.messages : conversationWith(other))}
    />
  );
};
