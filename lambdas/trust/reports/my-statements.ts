import { afterMove, appealDueAt } from '@shared/trust/rules/moderation';
import { AppError } from '@shared/errors';
import type { CaseSubject, Statement } from '@shared/trust/model/report';
import type { AuthorizedCaller } from '../../platform/http/caller';
import { retryOnConflict } from '../../platform/table/retry-on-conflict';
import { progressOf, type ReportCase } from '../../store/trust/reports/case-item';
import { withStep } from './open-case';
import type { Deps } from './ports';

type OfCaller = { caller: AuthorizedCaller };

const subjectOf = ({ userId, role, membership }: AuthorizedCaller): CaseSubject => {
  if (role === 'professional') return { kind: 'person', userId };
  if (!membership) throw new AppError('FORBIDDEN');
  return { kind: 'organization', organizationId: membership.organizationId };
};

const concerns = ({ subject }: ReportCase, reader: CaseSubject): boolean => {
  if (subject?.kind === 'person') return reader.kind === 'person' && subject.userId === reader.userId;
  return reader.kind === 'organization' && subject?.organizationId === reader.organizationId;
};

const mayAppeal = (stored: ReportCase, now: Date): boolean => {
  const by = stored.decision?.appealBy;
  return Boolean(by && by > now.toISOString()) && afterMove(progressOf(stored), { kind: 'appeal' }) !== null;
};

/** Returns the statement for the person concerned; none for dismissed reports. */
export const statementOf = (stored: ReportCase, now: Date): Statement | null => {
  const { caseId, number, target, label, appeal } = stored;
  if (!stored.decision || stored.decision.action === 'dismiss') return null;
  const { decidedBy: _decidedBy, proposedBy: _proposedBy, ...decision } = stored.decision;
  if (!appeal) {
    return { caseId, number, kind: target.kind, label, decision, appeal, mayAppeal: mayAppeal(stored, now) };
  }
  const { by: _by, decidedBy: _by2, ...shown } = appeal;
  return { caseId, number, kind: target.kind, label, decision, appeal: shown, mayAppeal: false };
};

export const listMyStatements = async (
  { cases, clock }: Pick<Deps, 'cases' | 'clock'>,
  { caller, cursor }: OfCaller & { cursor?: string | undefined },
): Promise<{ items: Statement[]; nextCursor: string | null }> => {
  const { items, nextCursor } = await cases.ofSubject(subjectOf(caller), cursor);
  return { items: items.flatMap((it) => statementOf(it, clock.now()) ?? []), nextCursor };
};

/** Stores the first appeal; a repeat returns the stored one. */
export const appealDecision = (
  { cases, clock }: Pick<Deps, 'cases' | 'clock'>,
  { caller, caseId, text }: OfCaller & { caseId: string; text: string },
): Promise<Statement> =>
  retryOnConflict(async () => {
    const stored = await cases.get(caseId);
    const now = clock.now();
    const shown = stored && concerns(stored, subjectOf(caller)) ? statementOf(stored, now) : null;
    if (!stored || !shown) throw new AppError('NOT_FOUND');
    if (stored.appeal) return shown;
    const progress = afterMove(progressOf(stored), { kind: 'appeal' });
    if (!progress || !shown.mayAppeal) throw new AppError('APPEAL_OVER');
    const at = now.toISOString();
    const after: ReportCase = {
      ...stored,
      state: progress.state,
      appeal: {
        text,
        by: caller.userId,
        at,
        dueAt: appealDueAt(now).toISOString(),
        outcome: null,
        reason: '',
        decidedBy: null,
        decidedAt: null,
      },
      steps: withStep(stored, { kind: 'appealed', action: null, at, by: null }),
      updatedAt: at,
      version: stored.version + 1,
    };
    await cases.save(stored, after);
    return statementOf(after, now)!;
  });
