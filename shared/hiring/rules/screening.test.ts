import { expect, it } from 'vitest';
import { notice } from '../../text/notice';
import { answerProblems } from './screening';

const question = {
  id: `qst_${'0'.repeat(26)}`,
  question: 'When can you start?',
  type: 'date',
  required: true,
  options: [] as string[],
} as const satisfies Parameters<typeof answerProblems>[0][number];

const problemsOf = (answer: string) => answerProblems([question], [{ questionId: question.id, answer }]);

it('a date answer must be a valid calendar day', () => {
  expect(problemsOf('2026-12-01')).toEqual([]);
  for (const answer of ['2026-99-99', '2026-02-30', '+010000-01-01', 'soon'])
    expect(problemsOf(answer)).toEqual([[`answers.${question.id}`, notice('dateInvalid')]]);
});
