import type { Currency } from '../../../core/model/enumerations';
import { unworkedLineKinds, type PayLine, type ShiftLineKind } from '../../model/pay-line';
import { billParts, type BillPart, type BillSums } from '../../model/shifts/shift-bill';

/** Timesheet line of a shift. */
export type BilledLine = {
  unitId: string | null;
  currency: Currency;
  minutes: number;
  cents: number;
  kind: ShiftLineKind | undefined;
  pay: readonly PayLine[];
};

const partOfCode = (code: PayLine['code']): BillPart => {
  switch (code) {
    case 'base':
    case 'bonus':
      return code;
    case 'overtime_premium':
    case 'double_time_premium':
      return 'overtime';
    case 'missed_meal':
    case 'missed_rest':
      return 'breaks';
    case 'cancellation':
    case 'sent_home':
      return 'canceled';
    case 'standby':
    case 'correction':
      return 'other';
    default:
      return 'differentials';
  }
};

/** Part of the bill for older lines, which don't store their computation. */
const partOfKind: Record<ShiftLineKind | 'work', BillPart> = {
  work: 'base',
  cancellation: 'canceled',
  sent_home: 'canceled',
  overtime: 'overtime',
  correction: 'other',
};

type Amount = { part: BillPart; cents: number };

/** A reversed cancellation reduces the same part. */
const amountsOf = ({ kind, cents, pay }: BilledLine): Amount[] => {
  const isUnworked = unworkedLineKinds.some((it) => it === kind);
  if (pay.length === 0 || isUnworked) return [{ part: partOfKind[kind ?? 'work'], cents }];
  return pay.map((line) => ({ part: partOfCode(line.code), cents: line.cents }));
};

const noParts = (): Record<BillPart, number> =>
  Object.fromEntries(billParts.map((part) => [part, 0])) as Record<BillPart, number>;

const sumsOf = (lines: readonly BilledLine[], currency: Currency): BillSums => {
  const parts = noParts();
  for (const { part, cents } of lines.flatMap(amountsOf)) parts[part] += cents;
  return {
    currency,
    minutes: lines.reduce((sum, { minutes }) => sum + minutes, 0),
    cents: lines.reduce((sum, { cents }) => sum + cents, 0),
    parts,
  };
};

const byCurrency = (lines: readonly BilledLine[]): BillSums[] =>
  [...Map.groupBy(lines, ({ currency }) => currency)].map(([currency, group]) => sumsOf(group, currency));

/** Sums by unit, and in total. */
export const shiftBillOf = (lines: readonly BilledLine[]) => ({
  units: [...Map.groupBy(lines, ({ unitId }) => unitId)].flatMap(([unitId, group]) =>
    byCurrency(group).map((sums) => ({ unitId, ...sums })),
  ),
  totals: byCurrency(lines).sort((one, other) => other.cents - one.cents),
});
