import { useSearchParams } from 'react-router-dom';
import { messagesView } from '@shared/paths';
import { MessagesView } from '@/features/messages/messages-view';
import { InterviewMessages } from './interview-messages';

export const MessagesScreen = () => {
  const [search] = useSearchParams();
  const interviewId = search.get(messagesView.interview);
  return interviewId === null ? <MessagesView /> : <InterviewMessages interviewId={interviewId} mode="view" />;
};
