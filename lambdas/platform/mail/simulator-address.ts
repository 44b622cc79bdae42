/** SES mailbox simulator, for email that must take the same time but reach no one. */
export const decoyAddress = 'success@simulator.amazonses.com';
