import { paths } from '../../paths';

/** Where emails and the payment provider's page lead back to. */
export const billingPage = `${paths.settings}/billing`;
