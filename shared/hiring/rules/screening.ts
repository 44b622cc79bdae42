import { isDay } from '../../core/rules/calendar-days';
import { limits } from '../../limits';
import { notice, type Notice } from '../../text/notice';
import type { Answer } from '../model/application';
import type { PreScreeningQuestion } from '../model/job';

export type AnswerProblem = readonly [field: string, problem: Notice];

const isAnswered = (answer: Answer['answer'] | undefined): answer is Answer['answer'] =>
  answer !== undefined && answer !== null && answer !== '';

const wrongAnswer = ({ type, options }: PreScreeningQuestion, answer: Answer['answer']): Notice | null => {
  switch (type) {
    case 'multiple_choice':
      return typeof answer === 'string' && options.includes(answer) ? null : notice('answerFromList');
    case 'yes_no':
      return typeof answer === 'boolean' ? null : notice('answerYesNo');
    case 'number':
      return typeof answer === 'number' && Number.isFinite(answer) ? null : notice('answerNumber');
    case 'date':
      return typeof answer === 'string' && isDay(answer) ? null : notice('dateInvalid');
    case 'text':
      return typeof answer === 'string' && answer.length <= limits.answerLength
        ? null
        : notice('tooLong', { max: limits.answerLength });
  }
};

export const answerProblems = (
  questions: readonly PreScreeningQuestion[],
  answers: readonly Answer[],
): AnswerProblem[] => {
  const given = new Map(answers.map(({ questionId, answer }) => [questionId, answer]));
  const asked = new Set(questions.map(({ id }) => id));
  const unknown = answers.filter(({ questionId }) => !asked.has(questionId));
  return [
    ...unknown.map(({ questionId }): AnswerProblem => [`answers.${questionId}`, notice('questionGone')]),
    ...questions.flatMap((question): AnswerProblem[] => {
      const answer = given.get(question.id);
      const field = `answers.${question.id}`;
      if (!isAnswered(answer)) return question.required ? [[field, notice('required')]] : [];
      const problem = wrongAnswer(question, answer);
      return problem === null ? [] : [[field, problem]];
    }),
  ];
};
