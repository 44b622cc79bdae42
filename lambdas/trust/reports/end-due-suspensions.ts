import { afterMove } from '@shared/trust/rules/moderation';
import { duePages } from '../../platform/due-pages';
import { log } from '../../platform/logger';
import { ConcurrentModificationError } from '../../platform/table/retry-on-conflict';
import { progressOf, type ReportCase } from '../../store/trust/reports/case-item';
import { withStep } from './open-case';
import type { EndingDeps } from './ports';

type Outcome = 'ended' | 'taken' | 'failed';
export type EndingResult = Record<Outcome, number>;

const end = async ({ cases, clock }: EndingDeps, caseId: string): Promise<Outcome> => {
  try {
    const stored = await cases.get(caseId);
    const now = clock.now().toISOString();
    if (!stored?.decision?.until || stored.decision.until > now) return 'taken';
    if (!afterMove(progressOf(stored), { kind: 'end' })) return 'taken';
    const after: ReportCase = {
      ...stored,
      decision: { ...stored.decision, effect: 'ended' },
      steps: withStep(stored, { kind: 'ended', action: stored.decision.action, at: now, by: null }),
      updatedAt: now,
      version: stored.version + 1,
    };
    await cases.save(stored, after);
    return 'ended';
  } catch (error) {
    // The next run retries it.
    if (error instanceof ConcurrentModificationError) return 'taken';
    log.error('suspension not ended', error, { caseId });
    return 'failed';
  }
};

/** Restores what suspensions hid. Writing is possible on time even without this run, because the end is stored. */
export const endDueSuspensions = async (deps: EndingDeps, hasTime: () => boolean): Promise<EndingResult> => {
  const result: EndingResult = { ended: 0, taken: 0, failed: 0 };
  for await (const page of duePages(deps.due.until, deps.clock.now().toISOString(), hasTime)) {
    for (const caseId of page.caseIds) result[await end(deps, caseId)] += 1;
  }
  return result;
};
