import type { ApplicationForm } from '../model/application';
import type { JobDraft, PreScreeningQuestion } from '../model/job';
import { notice, type Notice } from '../../text/notice';
import { answerProblems } from './screening';

type Asked = Pick<JobDraft, 'coverLetter'> & { questions: readonly PreScreeningQuestion[] };
type Sent = Pick<ApplicationForm, 'coverLetter' | 'availableStart' | 'answers'>;

/** Missing or invalid answers of an application, by field. */
export const applicationProblems = (
  { coverLetter, questions }: Asked,
  form: Sent,
  today: string,
): (readonly [field: string, problem: Notice])[] => [
  ...(coverLetter === 'required' && form.coverLetter === '' ? [['coverLetter', notice('required')] as const] : []),
  ...(form.availableStart < today ? [['availableStart', notice('startInPast')] as const] : []),
  ...answerProblems(questions, form.answers),
];
