/** Content of a column in a payroll file; null leaves it empty. */
export type PayrollField = 'company' | 'batch' | 'employee' | 'rate' | 'hours' | 'component' | 'amountCode' | 'amount';
type Column = readonly [title: string, field: PayrollField | null];

export const payrollProviders = ['adp_workforce_now', 'paychex_flex'] as const;
export type PayrollProvider = (typeof payrollProviders)[number];

export type PayrollLayout = {
  /** Column title as the vendor writes it. */
  name: string;
  columns: readonly Column[];
  /** Whether worked hours need a code instead of their own column. */
  codesHours: boolean;
  company: RegExp;
  employee: RegExp;
  code: RegExp;
  /** Digits of an employee number; shorter ones are padded with zeros. */
  employeeDigits: number | null;
  fileName(company: string, day: string): string;
};

const unused = (...titles: string[]): Column[] => titles.map((title) => [title, null]);

/** Layouts as published by their vendors, read November 27, 2026. */
export const payrollLayouts: Readonly<Record<PayrollProvider, PayrollLayout>> = {
  /**
   * Paydata import. Company, batch, and file number come first, the order of the rest is free:
   * https://apps.adp.com/en-US/apps/372723/automated-paydata-integration-for-adp-workforce-now/features. Titles as other
   * time systems write them: https://sundialtimesystems.freshdesk.com/support/solutions/articles/1000241796-realtime-adp-export;
   * the file's name: https://support.timeportal.io/hc/en-us/articles/23838801956887-ADP-Workforce-Now-Payroll-Export.
   */
  adp_workforce_now: {
    name: 'ADP Workforce Now',
    columns: [
      ['Co Code', 'company'],
      ['Batch ID', 'batch'],
      ['File #', 'employee'],
      ['Temp Rate', 'rate'],
      ['Reg Hours', 'hours'],
      ['Earnings 3 Code', 'amountCode'],
      ['Earnings 3 Amount', 'amount'],
    ],
    codesHours: false,
    company: /^[A-Za-z0-9]{2,3}$/,
    employee: /^\d{1,6}$/,
    code: /^[A-Za-z0-9]{1,8}$/,
    employeeDigits: 6,
    fileName: (company) => `PR${company.toUpperCase().padEnd(3, '_')}EPI.csv`,
  },
  /**
   * Standard Payroll Import. Columns in this order, all of them:
   * https://myapps.paychex.com/pngHelp_static/helpHtml/SPI_Specification_Sheet.htm, and for those after the hours
   * https://help.deltek.com/Product/Costpoint/7.1.1/GA/ldx_AOPPCXTS_Export_File_Specifications.html. A row has a rate or an
   * amount, never both.
   */
  paychex_flex: {
    name: 'Paychex Flex',
    columns: [
      ['Client ID', 'company'],
      ['Worker ID', 'employee'],
      ...unused('Org', 'Job Number'),
      ['Pay Component', 'component'],
      ['Rate', 'rate'],
      ...unused('Rate Number'),
      ['Hours', 'hours'],
      ...unused('Units', 'Line Date'),
      ['Amount', 'amount'],
      ...unused(
        'Check Seq Number',
        'Override State',
        'Override Local',
        'Override Local Jurisdiction',
        'Labor Assignment',
      ),
    ],
    codesHours: true,
    company: /^[A-Za-z0-9]{1,8}$/,
    employee: /^[A-Za-z0-9]{1,10}$/,
    code: /^[A-Za-z0-9][A-Za-z0-9 .&/_-]{0,19}$/,
    employeeDigits: null,
    fileName: (_company, day) => `paychex-payroll-${day}.csv`,
  },
};
