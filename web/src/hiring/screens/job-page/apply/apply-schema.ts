import * as z from 'zod';
import { applicationProblems } from '@shared/hiring/rules/application-form';
import { ApplicationForm } from '@shared/hiring/model/application';
import { today } from '@/lib/time/today';
import { answersOf, type ApplyValues, type Asked } from './apply-values';

/** Client-side check with the contract's schema and what the job currently asks for. */
export const applySchema = (shown: () => Asked): z.ZodType<ApplyValues, ApplyValues> =>
  z.custom<ApplyValues>().superRefine((values, context) => {
    const asked = shown();
    const answers = answersOf(values, asked.questions);
    const form = ApplicationForm.safeParse({ ...values, answers: [] });
    for (const { path, message } of form.error?.issues ?? []) context.addIssue({ code: 'custom', path, message });
    const wrong = new Set(form.error?.issues.map(({ path }) => path.join('.')));
    const sent = { ...values, coverLetter: values.coverLetter.trim(), answers };
    for (const [field, message] of applicationProblems(asked, sent, today())) {
      if (!wrong.has(field)) context.addIssue({ code: 'custom', path: field.split('.'), message });
    }
  });
