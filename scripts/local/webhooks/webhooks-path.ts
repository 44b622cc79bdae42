export const webhooksPath = '/_local/webhooks';
/** Webhook URLs entered by a developer end with this and a name. */
export const inboxPath = `${webhooksPath}/in/`;
