export const payrollLimits = {
  companyLength: 8,
  numberLength: 10,
  codeLength: 20,
  /** People of one organization with an employee number. */
  people: 2_000,
  /** Weeks in one file. */
  weeks: 500,
} as const;
