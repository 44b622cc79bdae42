import { caseDueAt, caseNumber, severityOf } from '@shared/trust/rules/moderation';
import { limits } from '@shared/limits';
import type { CaseStep, ReportTarget } from '@shared/trust/model/report';
import type { CaseSignal, ReportReason } from '@shared/trust/model/report-vocabulary';
import type { ReportCase, ReportItem } from '../../store/trust/reports/case-item';
import type { CaseWriter, FoundThing } from '../../store/trust/reports/ports';
import type { Deps } from './ports';

export type Raised = { reason: ReportReason } | { signal: CaseSignal };

const withOne = <T>(all: readonly T[], one: T | undefined): T[] =>
  one === undefined || all.includes(one) ? [...all] : [...all, one];

/** Adds a report or signal to a case. Its deadline restarts only if it becomes more serious. */
const joined = (stored: ReportCase, raised: Raised, now: Date): ReportCase => {
  const reporters = stored.reporters + ('reason' in raised ? 1 : 0);
  const reasons = withOne(stored.reasons, 'reason' in raised ? raised.reason : undefined);
  const signals = withOne(stored.signals, 'signal' in raised ? raised.signal : undefined);
  const severity = severityOf(reasons, signals, reporters);
  const due = severity === stored.severity ? stored.dueAt : caseDueAt(severity, now).toISOString();
  return {
    ...stored,
    reporters,
    reasons,
    signals,
    severity,
    dueAt: due < stored.dueAt ? due : stored.dueAt,
    updatedAt: now.toISOString(),
    version: stored.version + 1,
  };
};

type CaseDeps = { cases: CaseWriter; clock: Deps['clock'] };
type Opening = { target: ReportTarget; thing: FoundThing | null; seen: string; raised: Raised };

const opened = async ({ cases, clock }: CaseDeps, { target, thing, seen, raised }: Opening): Promise<ReportCase> => {
  const now = clock.now();
  const at = now.toISOString();
  const reasons = 'reason' in raised ? [raised.reason] : [];
  const signals = 'signal' in raised ? [raised.signal] : [];
  const reporters = reasons.length;
  const severity = severityOf(reasons, signals, reporters);
  return {
    caseId: clock.newId('rpt'),
    number: caseNumber(await cases.nextNumber()),
    target,
    label: thing?.label ?? seen,
    snapshot: thing?.snapshot ?? '',
    gone: thing === null,
    subject: thing?.subject ?? null,
    author: thing?.author ?? null,
    severity,
    reporters,
    reasons,
    signals,
    state: 'open',
    decision: null,
    proposal: null,
    appeal: null,
    steps: [{ kind: 'opened', action: null, at, by: null }],
    openedAt: at,
    dueAt: caseDueAt(severity, now).toISOString(),
    updatedAt: at,
    version: 1,
  };
};

/** Adds to the target's open case, or opens one. Callers retry on a conflict. */
export const raise = async (
  deps: CaseDeps,
  opening: Opening,
  reportOf: (stored: ReportCase) => ReportItem | null,
): Promise<ReportCase> => {
  const before = await deps.cases.openOf(opening.target);
  const after = before ? joined(before, opening.raised, deps.clock.now()) : await opened(deps, opening);
  await deps.cases.add(before, after, reportOf(after));
  return after;
};

export const withStep = (stored: ReportCase, step: CaseStep): CaseStep[] =>
  [...stored.steps, step].slice(-limits.caseSteps);
