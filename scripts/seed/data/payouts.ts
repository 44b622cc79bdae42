/** Contractor in the demo, with numbers of the provider's test accounts and cards. */
export const seedPayee = {
  professional: 'noah-lindgren',
  routing: '110000000',
  account: '000123456789',
  card: '4000 0566 5566 5556',
  /** Payouts in order: a person has one open payout at a time. */
  payouts: [
    { method: 'instant', shifts: 3 },
    { method: 'standard', shifts: 2 },
  ],
  /** Seconds within which an instant payout arrives. */
  instantSeconds: 90,
} as const;

/** Lakeshore's payroll, for one of the layouts, with its first employee number. */
export const seedPayroll = {
  organization: 'lakeshore',
  provider: 'adp_workforce_now',
  company: 'LHS',
  firstNumber: 100_201,
  codes: {
    base: 'REG',
    night: 'NGT',
    evening: 'EVE',
    weekend: 'WKD',
    holiday: 'HOL',
    charge: 'CHG',
    float: 'FLT',
    preceptor: 'PRC',
    other: 'OTH',
    bonus: 'BON',
    overtime_premium: 'OTP',
    double_time_premium: 'DTP',
    missed_meal: 'MML',
    missed_rest: 'MRB',
    cancellation: 'CXL',
    sent_home: 'SHP',
    standby: 'STB',
    correction: 'COR',
  },
} as const;
