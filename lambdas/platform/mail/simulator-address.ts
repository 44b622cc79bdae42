/** SES's own address that accepts everything: mail that must cost the same time but reach nobody goes there. */
export const decoyAddress = 'success@simulator.amazonses.com';
