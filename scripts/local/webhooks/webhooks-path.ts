export const webhooksPath = '/_local/webhooks';
/** What a developer enters as the address of a webhook ends with this and a name. */
export const inboxPath = `${webhooksPath}/in/`;
