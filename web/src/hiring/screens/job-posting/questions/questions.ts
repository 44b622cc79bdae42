import type { PreScreeningQuestion } from '@shared/hiring/model/job';

export type QuestionDraft = Omit<PreScreeningQuestion, 'id'> & { id: string | null };

const oneEmptyOption = [''];

export const newQuestion: QuestionDraft = {
  id: null,
  question: '',
  type: 'multiple_choice',
  required: false,
  options: oneEmptyOption,
};

export const withType = (draft: QuestionDraft, type: QuestionDraft['type']): QuestionDraft => ({
  ...draft,
  type,
  options: type === 'multiple_choice' ? oneEmptyOption : [],
});

const filledOptions = ({ options }: Pick<QuestionDraft, 'options'>): string[] =>
  options.map((option) => option.trim()).filter((option) => option !== '');

export const isComplete = (draft: QuestionDraft): boolean =>
  draft.question.trim() !== '' && (draft.type !== 'multiple_choice' || filledOptions(draft).length >= 2);

export const finished = (draft: QuestionDraft, makeId: () => string): PreScreeningQuestion => ({
  ...draft,
  id: draft.id ?? makeId(),
  question: draft.question.trim(),
  options: filledOptions(draft),
});

export const moved = <T>(items: readonly T[], from: number, to: number): T[] => {
  const rest = items.filter((_, index) => index !== from);
  return to < 0 || to >= items.length ? [...items] : rest.toSpliced(to, 0, items[from]!);
};
