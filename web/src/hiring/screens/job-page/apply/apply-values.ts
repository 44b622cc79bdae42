import type { Answer, ApplicationForm, ApplicationPreparation } from '@shared/hiring/model/application';
import type { PreScreeningQuestion } from '@shared/hiring/model/job';

export type AnswerValue = Answer['answer'];

export type ApplyValues = Pick<
  ApplicationForm,
  'coverLetter' | 'availableStart' | 'expectedSalary' | 'message' | 'resume'
> & { answers: Record<string, AnswerValue> };

export type Asked = Pick<ApplicationPreparation, 'questions' | 'coverLetter'>;
type Prepared = Pick<ApplicationPreparation, 'questions' | 'resume'>;

/** Initial values: the kept draft, limited to current questions. */
export const startValues = (
  { questions, resume }: Prepared,
  kept: Partial<ApplyValues>,
  proposedStart: string,
): ApplyValues => {
  const choice = kept.resume ?? (resume ? 'uploaded' : 'generated');
  return {
    coverLetter: kept.coverLetter ?? '',
    availableStart: kept.availableStart ?? proposedStart,
    expectedSalary: kept.expectedSalary ?? '',
    message: kept.message ?? '',
    resume: choice === 'uploaded' && !resume ? 'generated' : choice,
    answers: Object.fromEntries(questions.map(({ id }) => [id, kept.answers?.[id] ?? null])),
  };
};

export const answersOf = (values: ApplyValues, questions: readonly PreScreeningQuestion[]): Answer[] =>
  questions.map(({ id }) => {
    const answer = values.answers[id] ?? null;
    return { questionId: id, answer: typeof answer === 'string' ? answer.trim() : answer };
  });

const isFilled = (value: AnswerValue | undefined): boolean =>
  typeof value === 'string' ? value.trim() !== '' : value !== null && value !== undefined;

export const progressOf = (
  { coverLetter, availableStart, answers }: Pick<ApplyValues, 'coverLetter' | 'availableStart' | 'answers'>,
  { coverLetter: mode, questions }: Asked,
): { done: number; of: number } => {
  const required = [
    ...(mode === 'required' ? [coverLetter] : []),
    availableStart,
    ...questions.filter((question) => question.required).map(({ id }) => answers[id]),
  ];
  return { done: required.filter(isFilled).length, of: required.length };
};
