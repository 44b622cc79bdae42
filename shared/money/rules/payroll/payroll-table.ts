import { payrollLayouts, type PayrollField, type PayrollProvider } from '../../../data/payroll-layouts';
import type { PayrollKind } from '../../model/payroll-vocabulary';
import type { PayrollRow } from './payroll-rows';

export type PayrollKeys = {
  provider: PayrollProvider;
  company: string;
  codes: Readonly<Partial<Record<PayrollKind, string>>>;
  /** Employee numbers by user ID. */
  numbers: Readonly<Record<string, string>>;
};

const decimal = (hundredths: number): string => (hundredths / 100).toFixed(2);

/** Whether a row needs a code: amounts always, hours only if the layout says so. */
export const needsCode = (provider: PayrollProvider, row: PayrollRow): boolean =>
  'cents' in row || payrollLayouts[provider].codesHours;

const cellOf = (field: PayrollField, row: PayrollRow, keys: PayrollKeys, batch: string): string => {
  const { employeeDigits } = payrollLayouts[keys.provider];
  const code = keys.codes[row.kind] ?? '';
  switch (field) {
    case 'company':
      return keys.company;
    case 'batch':
      return batch;
    case 'employee':
      return (keys.numbers[row.userId] ?? '').padStart(employeeDigits ?? 0, '0');
    case 'rate':
      return 'cents' in row || row.rateCents === 0 ? '' : decimal(row.rateCents);
    case 'hours':
      return 'cents' in row ? '' : row.hours.toFixed(2);
    case 'component':
      return code;
    case 'amountCode':
      return 'cents' in row ? code : '';
    case 'amount':
      return 'cents' in row ? decimal(row.cents) : '';
  }
};

/** Table with column titles. `day` names the batch. */
export const payrollTable = (rows: readonly PayrollRow[], keys: PayrollKeys, day: string): string[][] => {
  const { columns } = payrollLayouts[keys.provider];
  const batch = `WL${day.slice(5, 7)}${day.slice(8, 10)}`;
  return [
    columns.map(([title]) => title),
    ...rows.map((row) => columns.map(([, field]) => (field === null ? '' : cellOf(field, row, keys, batch)))),
  ];
};
