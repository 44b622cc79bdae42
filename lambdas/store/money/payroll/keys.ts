export const payrollKeys = {
  payrollSetup: (organizationId: string) => ({ pk: `ORG#${organizationId}#PAYROLL`, sk: 'SETUP' }),
} as const;
