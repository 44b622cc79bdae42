import { limits } from '../limits';
import { messages } from '../messages';
import type { Answer } from '../model/application';
import type { PreScreeningQuestion } from '../model/job';

export type AnswerProblem = readonly [field: string, message: string];

const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(`${text}T00:00:00Z`).toISOString().slice(0, 10) === text;

const isAnswered = (answer: Answer['answer'] | undefined): answer is Answer['answer'] =>
  answer !== undefined && answer !== null && answer !== '';

const wrongAnswer = ({ type, options }: PreScreeningQuestion, answer: Answer['answer']): string | null => {
  switch (type) {
    case 'multiple_choice':
      return typeof answer === 'string' && options.includes(answer) ? null : messages.answerFromList;
    case 'yes_no':
      return typeof answer === 'boolean' ? null : messages.answerYesNo;
    case 'number':
      return typeof answer === 'number' && Number.isFinite(answer) ? null : messages.answerNumber;
    case 'date':
      return typeof answer === 'string' && isDay(answer) ? null : messages.answerDate;
    case 'text':
      return typeof answer === 'string' && answer.length <= limits.answerLength ? null : messages.answerText;
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
    ...unknown.map(({ questionId }): AnswerProblem => [`answers.${questionId}`, messages.questionGone]),
    ...questions.flatMap((question): AnswerProblem[] => {
      const answer = given.get(question.id);
      const field = `answers.${question.id}`;
      if (!isAnswered(answer)) return question.required ? [[field, messages.required]] : [];
      const problem = wrongAnswer(question, answer);
      return problem === null ? [] : [[field, problem]];
    }),
  ];
};
