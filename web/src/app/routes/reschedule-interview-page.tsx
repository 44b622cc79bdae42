import { useParams } from 'react-router-dom';
import { InterviewMessages } from '../interview-messages';

export const Component = () => {
  const { interviewId = '' } = useParams();
  return <InterviewMessages key={interviewId} interviewId={interviewId} mode="reschedule" />;
};
