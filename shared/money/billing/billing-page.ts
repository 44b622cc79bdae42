import { paths } from '../../paths';

/** Page that emails and the payment provider's page link back to. */
export const billingPage = `${paths.settings}/billing`;
