import { useState, type ReactNode } from 'react';
import { Stack } from '@/components/layout';
import { ConfirmDialog } from '@/components/ui/records/confirm-dialog';
import type { ShiftForm } from '@shared/work/model/shifts/shift';
import type { PlanProblem } from '@shared/work/model/shifts/shift-plan';
import { useTranslation } from '@/lib/i18n/i18n';
import { useCheckShifts } from './plan-queries';
import { problemText } from './problem-text';

type Question = { problems: PlanProblem[]; answer: (isYes: boolean) => void };

const isAsked = ({ code, args }: PlanProblem): boolean =>
  code === 'twin' || (code === 'over_budget' && 'weekCents' in args);

/** Asks before publishing a duplicate shift, or one over the budget. The server reports refusals. */
export const usePlanQuestions = (locationId: string) => {
  const { t } = useTranslation('shift-plans');
  const check = useCheckShifts(locationId);
  const [question, setQuestion] = useState<Question | null>(null);
  const answer = (isYes: boolean) => {
    question?.answer(isYes);
    setQuestion(null);
  };
  const ask = async (unitId: string, shift: ShiftForm): Promise<boolean> => {
    // On failure only the question is skipped: publishing checks again.
    const plan = await check.mutateAsync({ source: 'shift', unitId, shift }).catch(() => null);
    const problems = plan?.rows[0]?.problems.filter(isAsked) ?? [];
    if (problems.length === 0) return true;
    return new Promise((resolve) => setQuestion({ problems, answer: resolve }));
  };
  const dialog: ReactNode = question && (
    <ConfirmDialog
      opened
      title={t('ask.title')}
      text={
        <Stack gap="s">
          {question.problems.map((problem) => (
            <p key={problem.code}>{problemText(problem, t)}</p>
          ))}
        </Stack>
      }
      confirmLabel={t('ask.publish')}
      onConfirm={() => answer(true)}
      onClose={() => answer(false)}
    />
  );
  return { ask, dialog };
};
