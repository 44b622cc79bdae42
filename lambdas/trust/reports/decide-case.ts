import {
  actionsFor,
  afterMove,
  appealBy,
  hidesThing,
  suspendedUntil,
  type CaseMove,
  type CaseProgress,
} from '@shared/trust/rules/moderation';
import { AppError } from '@shared/errors';
import type {
  AppealDecisionForm,
  CaseDecision,
  CaseDetail,
  CaseStep,
  ModerationForm,
} from '@shared/trust/model/report';
import type { AuthorizedCaller } from '../../platform/http/caller';
import { retryOnConflict } from '../../platform/table/retry-on-conflict';
import { progressOf, type ReportCase } from '../../store/trust/reports/case-item';
import { withStep } from './open-case';
import type { Deps } from './ports';
import { loadCaseDetail } from './review-cases';

type OfCase = { caller: AuthorizedCaller; caseId: string };
type Changed = Partial<ReportCase> & { step: CaseStep };

/** Changes the displayed version: the second of two concurrent reviewers is rejected and sees the first decision. */
const change = async (
  deps: Deps,
  { caller, caseId, version }: OfCase & { version: number },
  move: (stored: ReportCase, now: Date) => CaseMove,
  changed: (stored: ReportCase, progress: CaseProgress, now: Date) => Changed,
): Promise<CaseDetail> => {
  const after = await retryOnConflict(async () => {
    const stored = await deps.cases.get(caseId);
    if (!stored) throw new AppError('NOT_FOUND');
    if (stored.version !== version) throw new AppError('STALE_VERSION');
    const now = deps.clock.now();
    const progress = afterMove(progressOf(stored), move(stored, now));
    if (!progress) throw new AppError('ILLEGAL_TRANSITION');
    const { step, ...fields } = changed(stored, progress, now);
    const next: ReportCase = {
      ...stored,
      ...fields,
      state: progress.state,
      steps: withStep(stored, step),
      updatedAt: now.toISOString(),
      version: stored.version + 1,
    };
    await deps.cases.save(stored, next);
    return next;
  });
  return loadCaseDetail(deps, after, caller.userId);
};

type Made = Pick<CaseDecision, 'action' | 'rule' | 'reason' | 'days' | 'hidden' | 'decidedBy' | 'proposedBy'>;

const decisionOf = (made: Made, now: Date): CaseDecision => {
  const isDismissed = made.action === 'dismiss';
  return {
    ...made,
    until: made.days === null ? null : suspendedUntil(now, made.days).toISOString(),
    decidedAt: now.toISOString(),
    appealBy: isDismissed ? null : appealBy(now).toISOString(),
    effect: isDismissed ? 'none' : 'active',
  };
};

export const decideReport = (deps: Deps, { form, ...of }: OfCase & { form: ModerationForm }): Promise<CaseDetail> => {
  const { action, reason, version } = form;
  const by = of.caller.userId;
  const rule = 'rule' in form ? form.rule : null;
  const hidden = hidesThing(action, 'hide' in form && form.hide);
  return change(
    deps,
    { ...of, version },
    (stored) => {
      const isPossible = actionsFor(stored.target.kind, stored.subject !== null).includes(action);
      if (!isPossible || stored.author === by) throw new AppError('ILLEGAL_TRANSITION');
      return { kind: 'decide', action, by };
    },
    (_stored, _progress, now) => {
      const at = now.toISOString();
      if (action === 'ban') {
        return {
          proposal: { kind: 'ban', rule, reason, hidden, by, at },
          step: { kind: 'proposed', action, at, by },
        };
      }
      const days = form.action === 'suspend' ? form.days : null;
      return {
        decision: decisionOf({ action, rule, reason, days, hidden, decidedBy: by, proposedBy: null }, now),
        step: { kind: 'decided', action, at, by },
      };
    },
  );
};

const lifted = (decision: CaseDecision | null): CaseDecision | null => decision && { ...decision, effect: 'lifted' };

/** Confirms or rejects the first reviewer's proposal, as the second one. */
export const answerProposal = (
  deps: Deps,
  { confirm, ...of }: OfCase & { confirm: boolean; version: number },
): Promise<CaseDetail> => {
  const by = of.caller.userId;
  return change(
    deps,
    of,
    () => ({ kind: confirm ? 'confirm' : 'turn_down', by }),
    ({ proposal, decision }, progress, now) => {
      const at = now.toISOString();
      if (!confirm || !proposal) {
        return { proposal: null, step: { kind: 'turned_down', action: progress.action ?? 'ban', at, by } };
      }
      if (proposal.kind === 'lift') {
        return { proposal: null, decision: lifted(decision), step: { kind: 'lifted', action: 'ban', at, by } };
      }
      const { rule, reason, hidden, by: proposedBy } = proposal;
      const made = { action: 'ban', rule, reason, days: null, hidden, decidedBy: by, proposedBy } as const;
      return { proposal: null, decision: decisionOf(made, now), step: { kind: 'decided', action: 'ban', at, by } };
    },
  );
};

export const liftDecision = (
  deps: Deps,
  { reason, ...of }: OfCase & { reason: string; version: number },
): Promise<CaseDetail> => {
  const by = of.caller.userId;
  return change(
    deps,
    of,
    () => ({ kind: 'lift', by }),
    ({ decision }, progress, now) => {
      const at = now.toISOString();
      const action = decision?.action ?? null;
      return progress.state === 'second'
        ? {
            proposal: { kind: 'lift', rule: null, reason, hidden: false, by, at },
            step: { kind: 'proposed', action, at, by },
          }
        : { decision: lifted(decision), step: { kind: 'lifted', action, at, by } };
    },
  );
};

export const decideAppeal = (
  deps: Deps,
  { form, ...of }: OfCase & { form: AppealDecisionForm },
): Promise<CaseDetail> => {
  const { outcome, reason, version } = form;
  const by = of.caller.userId;
  return change(
    deps,
    { ...of, version },
    ({ appeal }, now) => ({
      kind: 'decide_appeal',
      outcome,
      by,
      overdue: Boolean(appeal && appeal.dueAt < now.toISOString()),
    }),
    ({ appeal, decision }, _progress, now) => {
      const at = now.toISOString();
      return {
        appeal: appeal && { ...appeal, outcome, reason, decidedBy: by, decidedAt: at },
        ...(outcome === 'granted' && { decision: lifted(decision) }),
        step: { kind: 'appeal_decided', action: decision?.action ?? null, at, by },
      };
    },
  );
};
