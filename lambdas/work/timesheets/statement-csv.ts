import type { EmployerStatement, PayStatement, StatementLine } from '@shared/money/rules/pay-statement';
import type { PayLine } from '@shared/work/model/pay-line';
import type { Language } from '@shared/text/language';
import { csvText } from '../../platform/text/csv-text';
import { documents } from '../../platform/text/documents';

const columns = ['paidOn', 'employer', 'job', 'day', 'line', 'part', 'hours', 'rate', 'amount', 'currency'] as const;

const inHundredths = (value: number): string => (Math.round(value * 100) / 100).toFixed(2);

const hoursOf = (line: PayLine): string => ('minutes' in line ? inHundredths(line.minutes / 60) : '');
const rateOf = (line: PayLine): string => ('hourlyCents' in line ? inHundredths(line.hourlyCents / 100) : '');

/** Writes one row for each amount, then the total, and the year to date. */
export const statementCsv = ({ day: paidOn, employers }: PayStatement, language: Language): string => {
  const t = documents.in(language);
  const rowsOfLine = ({ organization, currency }: EmployerStatement, line: StatementLine): string[][] => {
    const start = [paidOn, organization, line.jobTitle, line.day, t('statement.kind', { kind: line.kind })];
    if (line.pay.length === 0) {
      return [[...start, '', inHundredths(line.minutes / 60), '', inHundredths(line.cents / 100), currency]];
    }
    return line.pay.map((part) => [
      ...start,
      t('statement.part', { code: part.code }),
      hoursOf(part),
      rateOf(part),
      inHundredths(part.cents / 100),
      currency,
    ]);
  };
  const sums = (employer: EmployerStatement, name: string, { minutes, cents }: { minutes: number; cents: number }) => [
    ...[paidOn, employer.organization, '', '', name, '', inHundredths(minutes / 60), ''],
    ...[inHundredths(cents / 100), employer.currency],
  ];
  return csvText([
    columns.map((column) => t(`statementTable.${column}`)),
    ...employers.flatMap((employer) => [
      ...employer.lines.flatMap((line) => rowsOfLine(employer, line)),
      sums(employer, t('statement.total'), employer),
      sums(employer, t('statement.year'), employer.yearToDate),
    ]),
  ]);
};
