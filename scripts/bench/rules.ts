import { profileCompletion } from '@shared/domain/completion';
import { matchJob } from '@shared/domain/match';
import { wizardProblems } from '@shared/domain/profile-rules';
import { sectionsProgress } from '@shared/domain/profile-sections';
import { jobDraft, profile } from '../../test/support/marketplace';

export type RuleSpeed = { rule: string; perSecond: number };

const measuredMs = 500;
const atOnce = 1000;

const speedOf = (run: () => unknown): number => {
  for (let count = 0; count < atOnce; count += 1) run();
  const started = performance.now();
  let calls = 0;
  while (performance.now() - started < measuredMs) {
    for (let count = 0; count < atOnce; count += 1) run();
    calls += atOnce;
  }
  return Math.round((1000 * calls) / (performance.now() - started));
};

/** Evaluations of the profile rules per second on one core; a list of matches needs one per row. */
export const measureRules = (): RuleSpeed[] => {
  const [job, candidate, today] = [jobDraft(), profile(), new Date().toISOString().slice(0, 10)];
  const rules: Record<string, () => unknown> = {
    'match of a job and a profile': () => matchJob(job, candidate, today),
    profile_completion: () => profileCompletion(candidate),
    'progress of all eight sections': () => sectionsProgress(candidate),
    'all requirements of the wizard': () => wizardProblems(candidate, today),
  };
  return Object.entries(rules).map(([rule, run]) => ({ rule, perSecond: speedOf(run) }));
};
