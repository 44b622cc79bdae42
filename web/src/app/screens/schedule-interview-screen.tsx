import { useNavigate, useParams } from 'react-router-dom';
import { paths } from '@shared/paths';
import { InterviewList } from '@/entities/interviews/interview-list';
import { MutedText, Stack } from '@/components/layout';
import { conversationWith } from '@/entities/messages/message-button';
import { ChooseCandidate } from '@/features/interviews/choose-candidate';
import { ScheduleInterview } from '@/features/interviews/schedule-interview';
import { MessagesView } from '@/features/messages/messages-view';
import { isEmployer } from '@/lib/auth/home-for';
import { useTranslation } from '@/lib/i18n/i18n';
import { useSession } from '@/lib/auth/session';

const OwnInterviews = () => {
  const { t } = useTranslation('interviews');
  return (
    <Stack>
      <MutedText>{t('schedule.professional')}</MutedText>
      <InterviewList when="upcoming" />
    </Stack>
  );
};

export const ScheduleInterviewScreen = () => {
  const { t } = useTranslation('interviews');
  const navigate = useNavigate();
  const { candidateId } = useParams();
  const { me } = useSession();
  if (!me) return null;
  const panel = !isEmployer(me) ? (
    <OwnInterviews />
  ) : candidateId === undefined ? (
    <ChooseCandidate />
  ) : (
    <ScheduleInterview key={candidateId} candidateId={candidateId} />
  );
  return (
    <MessagesView
      candidate={candidateId ?? null}
      panelTitle={isEmployer(me) ? t('schedule.title') : t('schedule.own')}
      panel={panel}
      onClosePanel={() => void navigate(candidateId === undefined ? paths.messages : conversationWith(candidateId))}
    />
  );
};
