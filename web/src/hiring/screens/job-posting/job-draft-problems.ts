import type { JobField, JobProblem, ProblemPlace } from '@shared/hiring/rules/jobs/job-problem';
import { editProblems, orderProblems, publishProblems } from '@shared/hiring/rules/jobs/job-requirements';
import type { JobDraft } from '@shared/hiring/model/job';
import { sayNotice } from '@/lib/i18n/notices';
import { today } from '@/lib/time/today';
import { skippingRequired, withoutHidden, withShownAmounts } from '@/hiring/parts/jobs/job-draft';
import type { ShownProblem } from './show-draft-problems';
import type { Intent } from './use-save-job';

/** Only these two fields have parts. */
const placeOf = (field: JobField, part: JobProblem[2]): ProblemPlace =>
  part ? (`${field}.${part}` as ProblemPlace) : field;

const inWords = (problems: readonly JobProblem[]): ShownProblem[] =>
  problems.map(([field, problem, part]) => [placeOf(field, part), sayNotice(problem)]);

/** `stored` is the public job that `save` changes. */
export const jobDraftProblems = (
  values: JobDraft,
  intent: Exclude<Intent, 'draft'>,
  stored: JobDraft | null,
): ShownProblem[] => {
  const job = withShownAmounts(values);
  return inWords(intent === 'save' && stored ? editProblems(stored, job, today()) : publishProblems(job, today()));
};

/** The storable part of a draft. `left` are fields that keep their stored value because of problems. */
export type SavableDraft = { draft: JobDraft; problems: readonly ShownProblem[]; left: readonly JobField[] };

/** Contradicting fields are left out as a pair. */
const contradicted: Partial<Record<JobField, JobField>> = {
  salaryMinCents: 'salaryMaxCents',
  expectedHoursMin: 'expectedHoursMax',
};

const keeping = (values: JobDraft, stored: JobDraft, fields: readonly JobField[]): JobDraft => ({
  ...values,
  ...Object.fromEntries(fields.map((field) => [field, stored[field]])),
});

export const savableDraft = async (values: JobDraft, stored: JobDraft): Promise<SavableDraft> => {
  const { JobDraft: schema } = await import('@shared/hiring/model/job');
  const checked = schema.safeParse(withoutHidden(skippingRequired(values)));
  const wrong = new Map<JobField, string>();
  for (const { path, message } of checked.error?.issues ?? []) {
    const field = path[0] as JobField;
    if (!wrong.has(field)) wrong.set(field, sayNotice(message));
  }
  const valid = keeping(values, stored, [...wrong.keys()]);
  const contradictions = orderProblems(withShownAmounts(valid));
  const left = [...wrong.keys(), ...contradictions.flatMap(([field]) => [field, contradicted[field] ?? field])];
  return {
    draft: keeping(values, stored, left),
    problems: [...wrong, ...inWords(contradictions)],
    left: [...new Set(left)],
  };
};
