import { useParams } from 'react-router-dom';
import { InterviewCallMessages } from '../interview-messages';

export const Component = () => {
  const { interviewId = '' } = useParams();
  return <InterviewCallMessages interviewId={interviewId} />;
};
