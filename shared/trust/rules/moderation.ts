import { limits } from '../../limits';
import type {
  AppealOutcome,
  CaseSeverity,
  CaseSignal,
  CaseState,
  DecisionEffect,
  ModerationAction,
  ReportedKind,
  ReportReason,
} from '../model/report-vocabulary';
import { caseSeverities, moderationActions } from '../model/report-vocabulary';
import { businessDaysLater, officeZone } from '../../core/rules/business-days';

const severityOfReason = {
  money: 'high',
  fraud: 'high',
  threat: 'high',
  discrimination: 'medium',
  harassment: 'medium',
  privacy: 'medium',
  false_information: 'low',
  contact_details: 'low',
  spam: 'low',
  other: 'low',
} as const satisfies Record<ReportReason, CaseSeverity>;

const severityOfSignal = {
  asks_for_money: 'high',
  contact_details: 'low',
  unwanted_messages: 'medium',
  duplicate_job: 'low',
  unusual_pay: 'low',
} as const satisfies Record<CaseSignal, CaseSeverity>;

/** Number of reporters that raises a case by one level. */
const reachThatRaises = 3;

/** Severity of the worst report or signal; one level higher if several people report the same content. */
export const severityOf = (
  reasons: readonly ReportReason[],
  signals: readonly CaseSignal[],
  reporters: number,
): CaseSeverity => {
  const ranks = [...reasons.map((it) => severityOfReason[it]), ...signals.map((it) => severityOfSignal[it])].map(
    (severity) => caseSeverities.indexOf(severity),
  );
  const gravest = Math.min(caseSeverities.length - 1, ...ranks);
  return caseSeverities[reporters >= reachThatRaises ? Math.max(0, gravest - 1) : gravest]!;
};

const hourMs = 3_600_000;

/** Time by which staff should decide. */
export const caseDueAt = (severity: CaseSeverity, since: Date): Date => {
  if (severity === 'high') return new Date(since.getTime() + limits.moderationHours.high * hourMs);
  if (severity === 'medium') return new Date(since.getTime() + limits.moderationHours.medium * hourMs);
  return businessDaysLater(since, limits.moderationDays.low, officeZone);
};

const mostReach = 999;

/** Sorts by severity, then by number of reporters, then by due time. */
export const caseOrder = (severity: CaseSeverity, reporters: number, dueAt: string): string =>
  [caseSeverities.indexOf(severity), String(mostReach - Math.min(mostReach, reporters)).padStart(3, '0'), dueAt].join(
    '#',
  );

/** Available actions. Reviews and messages are never edited; without a known author, only dismissing is possible. */
export const actionsFor = (kind: ReportedKind, hasSubject: boolean): ModerationAction[] => {
  if (!hasSubject) return ['dismiss'];
  const isEditable = kind !== 'message' && kind !== 'review';
  return moderationActions.filter((action) => action !== 'ask_to_change' || isEditable);
};

/** Whether the content is hidden: always when hiding, otherwise if the reviewer chooses so. */
export const hidesThing = (action: ModerationAction, hide: boolean): boolean =>
  action === 'hide' || (hide && action !== 'dismiss');

/** Whether all content of the person or organization is hidden and writing is blocked. */
export const restricts = (action: ModerationAction): boolean => action === 'suspend' || action === 'ban';

export type CaseProgress = {
  state: CaseState;
  action: ModerationAction | null;
  effect: DecisionEffect;
  proposedBy: string | null;
  decidedBy: string | null;
  /** Staff member who proposed lifting the ban. */
  liftProposedBy: string | null;
  appealed: boolean;
};

export const openCase: CaseProgress = {
  state: 'open',
  action: null,
  effect: 'none',
  proposedBy: null,
  decidedBy: null,
  liftProposedBy: null,
  appealed: false,
};

export type CaseMove =
  | { kind: 'decide'; action: ModerationAction; by: string }
  | { kind: 'confirm'; by: string }
  | { kind: 'turn_down'; by: string }
  | { kind: 'appeal' }
  | { kind: 'decide_appeal'; outcome: AppealOutcome; by: string; overdue: boolean }
  | { kind: 'lift'; by: string }
  | { kind: 'end' };

const wasDecidedBy = ({ proposedBy, decidedBy }: CaseProgress, by: string): boolean =>
  by === proposedBy || by === decidedBy;

const decided = (from: CaseProgress, action: ModerationAction, by: string): CaseProgress => ({
  ...from,
  state: action === 'dismiss' ? 'closed' : 'decided',
  action,
  effect: action === 'dismiss' ? 'none' : 'active',
  decidedBy: by,
});

const lifted = (from: CaseProgress): CaseProgress => ({ ...from, state: 'closed', effect: 'lifted' });

const afterConfirmation = (from: CaseProgress, by: string): CaseProgress | null => {
  if (from.state !== 'second') return null;
  if (from.liftProposedBy !== null) return from.liftProposedBy === by ? null : lifted(from);
  return from.proposedBy === by ? null : decided(from, 'ban', by);
};

const afterTurningDown = (from: CaseProgress): CaseProgress | null => {
  if (from.state !== 'second') return null;
  if (from.liftProposedBy === null) return { ...from, state: 'open', proposedBy: null };
  return { ...from, state: from.appealed ? 'closed' : 'decided', liftProposedBy: null };
};

const afterLifting = (from: CaseProgress, by: string): CaseProgress | null => {
  const isPossible = from.effect === 'active' && (from.state === 'decided' || from.state === 'closed');
  if (!isPossible) return null;
  return from.action === 'ban' ? { ...from, state: 'second', liftProposedBy: by } : lifted(from);
};

/**
 * The case after a move; null if not possible now. A ban and lifting it each need two people. An appeal is possible once,
 * and decided by someone else unless no one else did so in time.
 */
export const afterMove = (from: CaseProgress, move: CaseMove): CaseProgress | null => {
  switch (move.kind) {
    case 'decide':
      if (from.state !== 'open') return null;
      return move.action === 'ban'
        ? { ...from, state: 'second', proposedBy: move.by }
        : decided(from, move.action, move.by);
    case 'confirm':
      return afterConfirmation(from, move.by);
    case 'turn_down':
      return afterTurningDown(from);
    case 'appeal':
      if (from.state !== 'decided' || from.appealed || from.effect === 'lifted') return null;
      return { ...from, state: 'appealed', appealed: true };
    case 'decide_appeal':
      if (from.state !== 'appealed' || (wasDecidedBy(from, move.by) && !move.overdue)) return null;
      return { ...from, state: 'closed', effect: move.outcome === 'granted' ? 'lifted' : from.effect };
    case 'lift':
      return afterLifting(from, move.by);
    case 'end':
      return from.effect === 'active' && from.action === 'suspend' ? { ...from, effect: 'ended' } : null;
  }
};

const dayMs = 24 * hourMs;
export const appealBy = (decidedAt: Date): Date => new Date(decidedAt.getTime() + limits.appealDays * dayMs);
export const appealDueAt = (appealedAt: Date): Date =>
  businessDaysLater(appealedAt, limits.appealBusinessDays, officeZone);
export const suspendedUntil = (decidedAt: Date, days: number): Date => new Date(decidedAt.getTime() + days * dayMs);

export const caseNumber = (count: number): string => `RPT-${String(count).padStart(4, '0')}`;
