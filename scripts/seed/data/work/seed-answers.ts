import type { Answer } from '@shared/hiring/model/application';
import type { PreScreeningQuestion } from '@shared/hiring/model/job';

export const seedAnswers = (
  questions: readonly PreScreeningQuestion[],
  { startOn, licenses }: { startOn: string; licenses: string },
): Answer[] =>
  questions.map(({ id: questionId, type, options }): Answer => {
    switch (type) {
      case 'multiple_choice':
        return { questionId, answer: options[0] ?? null };
      case 'yes_no':
        return { questionId, answer: true };
      case 'number':
        return { questionId, answer: 240 };
      case 'date':
        return { questionId, answer: startOn };
      case 'text':
        return { questionId, answer: licenses };
    }
  });
