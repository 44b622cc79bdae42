import { certificationFacts } from '../../../data/healthcare/certifications';
import type { Certification } from '../../model/healthcare-vocabulary';
import { addDays } from '../../../core/rules/calendar-days';
import type { Gate } from './eligibility-license';
import type { Obstacle } from './obstacle-fields';
import { isCurrent, isInTime, longest, renewalOf, type MatchDates } from '../../../hiring/rules/match/match-dates';
import type { PersonSubject } from '../../../hiring/rules/match/match-subjects';

const refused = (reason: Obstacle): Gate => ({ reasons: [reason], steps: [] });

/** Without a course within weeks, it can't be obtained before the start. */
const obtained = (certification: Certification, isExpired: boolean, dates: MatchDates): Gate => {
  const days = certificationFacts[certification].leadDays;
  if (days === null) {
    return refused({ code: isExpired ? 'certification_expired' : 'certification_missing', args: { certification } });
  }
  if (!isInTime(days, dates)) {
    return refused({ code: 'certification_too_late', args: { certification, readyOn: addDays(dates.today, days) } });
  }
  const step = { what: certification, days, kind: 'obtain' } as const;
  return { reasons: [], steps: [isExpired ? { step: 'renew_cert', ...step } : { step: 'get_cert', ...step }] };
};

const certificationGate = (
  certification: Certification,
  held: PersonSubject['certifications'],
  dates: MatchDates,
): Gate => {
  const best = longest(held.filter(({ code }) => code === certification));
  if (!best || !isCurrent(best, dates.today)) return obtained(certification, best !== undefined, dates);
  const due = renewalOf(best.expiresOn, dates);
  return { reasons: [], steps: due ? [{ step: 'renew_cert', what: certification, ...due }] : [] };
};

/** Required certifications must be valid from the first day through the last. */
export const certificationGates = (
  required: readonly Certification[],
  held: PersonSubject['certifications'],
  dates: MatchDates,
): Gate[] => required.map((it) => certificationGate(it, held, dates));
