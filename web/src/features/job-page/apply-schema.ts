import * as z from 'zod';
import { answerProblems } from '@shared/domain/screening';
import { notice } from '@shared/text/notice';
import { ApplicationForm } from '@shared/model/application';
import type { PreScreeningQuestion } from '@shared/model/job';
import { today } from '@/lib/time/today';
import { answersOf, type ApplyValues } from './apply-values';

/** Client-side check with the contract's schema and the questions currently shown. */
export const applySchema = (shown: () => readonly PreScreeningQuestion[]): z.ZodType<ApplyValues, ApplyValues> =>
  z.custom<ApplyValues>().superRefine((values, context) => {
    const form = ApplicationForm.safeParse({ ...values, answers: [] });
    for (const { path, message } of form.error?.issues ?? []) context.addIssue({ code: 'custom', path, message });
    if (form.success && form.data.availableStart < today()) {
      context.addIssue({ code: 'custom', path: ['availableStart'], message: notice('startInPast') });
    }
    const questions = shown();
    for (const [field, message] of answerProblems(questions, answersOf(values, questions))) {
      context.addIssue({ code: 'custom', path: field.split('.'), message });
    }
  });
