import { nextExclusionDecisions, stateOfExclusionDecision } from '@shared/trust/rules/exclusion-review';
import { AppError } from '@shared/errors';
import { limits } from '@shared/limits';
import type { ExclusionDecision, ExclusionDetail, ExclusionHit } from '@shared/trust/model/exclusion';
import { notice } from '@shared/text/notice';
import { latestToday } from '../../platform/clock';
import type { AuthorizedCaller } from '../../platform/http/caller';
import { retryOnConflict } from '../../platform/table/retry-on-conflict';
import { holdOf, type ExclusionCase } from '../../store/trust/exclusions/case-item';
import type { Deps } from './ports';
import { loadExclusionDetail } from './review-exclusions';

type Command = { caller: AuthorizedCaller; userId: string; decision: ExclusionDecision };

const decidedHit = (hit: ExclusionHit, decision: ExclusionDecision, at: string): ExclusionHit => {
  const state = stateOfExclusionDecision[decision.decision];
  const verifiedOn = decision.decision === 'confirm' ? decision.verifiedOn : null;
  const step = { state, cause: 'decided', at, note: decision.note, verifiedOn } as const;
  return { ...hit, state, history: [...hit.history, step].slice(-limits.exclusionSteps) };
};

const decided = (stored: ExclusionCase, decision: ExclusionDecision, now: Date): ExclusionCase => {
  if (stored.version !== decision.version) throw new AppError('STALE_VERSION');
  const hit = stored.hits.find(({ entry }) => entry.rowId === decision.rowId);
  if (!hit) throw new AppError('NOT_FOUND');
  if (!nextExclusionDecisions(hit.state).includes(decision.decision)) throw new AppError('ILLEGAL_TRANSITION');
  if (decision.decision === 'confirm' && decision.verifiedOn > latestToday(now)) {
    throw new AppError('INVALID_REQUEST', undefined, { fields: { verifiedOn: notice('takenInFuture') } });
  }
  const at = now.toISOString();
  const hits = stored.hits.map((it) => (it === hit ? decidedHit(hit, decision, at) : it));
  return { ...stored, hits, hold: holdOf(hits), updatedAt: at, version: stored.version + 1 };
};

/** Decides on the displayed version; of two concurrent decisions one fails as stale. */
export const decideExclusion = async (
  deps: Pick<Deps, 'cases' | 'professionals' | 'clock'>,
  { caller, userId, decision }: Command,
): Promise<ExclusionDetail> => {
  if (caller.userId === userId) throw new AppError('FORBIDDEN');
  const after = await retryOnConflict(async () => {
    const stored = await deps.cases.get(userId);
    if (!stored) throw new AppError('NOT_FOUND');
    const next = decided(stored, decision, deps.clock.now());
    await deps.cases.save(stored, next);
    return next;
  });
  return loadExclusionDetail(deps, after);
};
