import type { UseFormReturn } from 'react-hook-form';
import type { JobField, ProblemPlace } from '@shared/hiring/rules/jobs/job-problem';
import type { JobDraft } from '@shared/hiring/model/job';
import type { FieldTexts } from '@/lib/api/api-error';
import { jobFields } from './sections/job-sections';

type Form = Pick<UseFormReturn<JobDraft>, 'getFieldState' | 'clearErrors' | 'setError' | 'setFocus'>;

export type ShownProblem = readonly [place: ProblemPlace, text: string];

/** Error type of draft checks, which change while typing rather than on submit. */
const draftProblem = 'draft';

/** Sets draft errors at their fields and clears outdated ones; other errors stay. */
export const showDraftProblems = (form: Form, problems: readonly ShownProblem[]): void => {
  const errorOf = (field: ProblemPlace) => form.getFieldState(field).error;
  const wrong = new Map(problems);
  for (const field of jobFields) {
    if (errorOf(field)?.type === draftProblem && !wrong.has(field)) form.clearErrors(field);
  }
  for (const [field, message] of problems) {
    const known = errorOf(field);
    if (!known || (known.type === draftProblem && known.message !== message))
      form.setError(field, { type: draftProblem, message });
  }
};

export const focusFirstProblem = (form: Form): void => {
  const first = jobFields.find((field) => form.getFieldState(field).error);
  if (first) form.setFocus(first);
};

export const refusedFields = (fields: FieldTexts | undefined): [field: JobField, text: string][] => {
  const found = Object.entries(fields ?? {}).map(([path, message]) => [path.split('.')[1], message] as const);
  const known = found.filter((it): it is [JobField, string] => jobFields.includes(it[0] as JobField));
  return [...new Map(known)];
};
