import type { PreScreeningQuestion } from '@shared/hiring/model/job';

type SeedQuestion = Pick<PreScreeningQuestion, 'question' | 'type'> & Partial<PreScreeningQuestion>;

const questions = {
  boards: {
    question: 'What is your board certification?',
    type: 'multiple_choice',
    required: true,
    options: ['Board certified', 'Board eligible', 'Neither yet'],
  },
  license: { question: 'In which states do you hold an active license?', type: 'text', required: true },
  nights: { question: 'Are you willing to work nights?', type: 'yes_no', required: true },
  start: { question: 'When could you start at the earliest?', type: 'date' },
  volume: { question: 'About how many procedures did you perform in the last twelve months?', type: 'number' },
  language: { question: 'Do you see patients in Spanish without an interpreter?', type: 'yes_no', required: true },
} satisfies Record<string, SeedQuestion>;
export type SeedQuestionKey = keyof typeof questions;

export const seedQuestion = (key: SeedQuestionKey, id: string): PreScreeningQuestion => ({
  id,
  required: false,
  options: [],
  ...questions[key],
});
