import { neverWaived, verificationDays } from '../../data/healthcare/compliance';
import type { ComplianceCode, ComplianceState, ReadinessProblem } from '../model/compliance';

export type ReadinessItem = {
  itemId: string;
  code: ComplianceCode;
  state: ComplianceState;
  blocksStart: boolean;
  verifiedOn: string | null;
  validUntil: string | null;
};

type Days = { decisionOn: string; startOn: string };
type Why = Omit<ReadinessProblem, 'itemId'>;

const dayMs = 24 * 3600 * 1000;
const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / dayMs;

const because = (reason: ReadinessProblem['reason']): Why => ({ reason, days: null, allowed: null });

const isAccepted = ({ state }: ReadinessItem): boolean => state === 'accepted' || state === 'expiring';

/** A check is only valid for a limited time. */
const verificationProblem = ({ code, verifiedOn }: ReadinessItem, decisionOn: string): Why | null => {
  const allowed = verificationDays[code];
  if (allowed === undefined) return null;
  if (verifiedOn === null) return because('not_verified');
  const days = daysBetween(verifiedOn, decisionOn);
  return days > allowed ? { reason: 'verified_too_long_ago', days, allowed } : null;
};

const problemOf = (item: ReadinessItem, { decisionOn, startOn }: Days): Why | null => {
  const { code, state, validUntil } = item;
  if (state === 'waived' || state === 'not_applicable') {
    return neverWaived.includes(code) ? because('cannot_be_waived') : null;
  }
  if (state === 'expired' || state === 'rejected') return because(state);
  if (!isAccepted(item)) return because('open');
  if (validUntil !== null && validUntil < decisionOn) return because('expired');
  if (validUntil !== null && validUntil < startOn) return because('expires_before_start');
  return verificationProblem(item, decisionOn);
};

export type Readiness = { mayStart: boolean; done: number; total: number; problems: ReadinessProblem[] };

/** Whether the first day may be confirmed on a day. Items that don't block it are ignored. */
export const readinessOf = (items: readonly ReadinessItem[], days: Days): Readiness => {
  const blocking = items.filter(({ blocksStart }) => blocksStart);
  const problems = blocking.flatMap((item) => {
    const why = problemOf(item, days);
    return why ? [{ itemId: item.itemId, ...why }] : [];
  });
  const total = blocking.length;
  return { mayStart: problems.length === 0, done: total - problems.length, total, problems };
};
