export const payrollLimits = {
  companyLength: 8,
  numberLength: 10,
  codeLength: 20,
  /** Of one organization, with a number. */
  people: 2_000,
  /** In one file. */
  weeks: 500,
} as const;
