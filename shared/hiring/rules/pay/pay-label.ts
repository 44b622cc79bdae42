import type { JobPay } from '../../model/job';
import { hasRate } from './pay';

const unitOf = ({ payBy, rate }: JobPay): string => {
  if (payBy === 'per_read' || payBy === 'per_visit') return payBy;
  return hasRate(payBy) ? rate : 'none';
};

const shapeOf = (from: number | null, to: number | null): 'unknown' | 'exact' | 'from' | 'upTo' | 'range' => {
  if (from === null) return to === null ? 'unknown' : 'upTo';
  if (to === null) return 'from';
  return to === from ? 'exact' : 'range';
};

/** "$90 - $120 per hour", "$90+ per hour" or "Not specified". */
export const payMessage = (pay: JobPay) => {
  const { salaryMinCents: from, salaryMaxCents: to, currency } = pay;
  return {
    key: `pay.${shapeOf(from, to)}`,
    values: { from: { cents: from ?? 0, currency }, to: { cents: to ?? 0, currency }, unit: unitOf(pay) },
  } as const;
};
