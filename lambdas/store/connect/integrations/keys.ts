export const integrationKeys = {
  integration: (organizationId: string, provider: string) => ({
    pk: `ORG#${organizationId}#INTEGRATIONS`,
    sk: `PROVIDER#${provider}`,
  }),
  ownIntegration: (userId: string, provider: string) => ({
    pk: `USER#${userId}#INTEGRATIONS`,
    sk: `PROVIDER#${provider}`,
  }),
  /** A visit to a provider's consent page, by a hash of the state. */
  integrationStart: (stateHash: string) => ({ pk: `INTEGRATION_START#${stateHash}`, sk: 'START' }),
  /** Pending work of a connection, and its worker. */
  integrationWork: (integrationId: string) => ({ pk: `INTEGRATION#${integrationId}#WORK`, sk: 'WORK' }),
  integrationTask: (integrationId: string, taskId: string) => ({
    pk: `INTEGRATION#${integrationId}#TASKS`,
    sk: taskId,
  }),
  integrationCall: (integrationId: string, callId: string) => ({
    pk: `INTEGRATION#${integrationId}#CALLS`,
    sk: callId,
  }),
  /** Counterpart of our object at the provider. */
  integrationLink: (integrationId: string, subject: string) => ({
    pk: `INTEGRATION#${integrationId}#LINKS`,
    sk: subject,
  }),
} as const;

export const integrationIndexes = {
  /** table: by provider */
  integrations: (organizationId: string) => `ORG#${organizationId}#INTEGRATIONS`,
  /** table: by provider */
  ownIntegrations: (userId: string) => `USER#${userId}#INTEGRATIONS`,
  /** gsi1: connections to an account of a provider */
  vendorAccount: (provider: string, accountId: string) => `VENDOR#${provider}#${accountId}`,
  /** gsi1: by due time */
  dueIntegrations: 'INTEGRATIONS#due',
  integrationTasks: (integrationId: string) => `INTEGRATION#${integrationId}#TASKS`,
  /** table: by time */
  integrationCalls: (integrationId: string) => `INTEGRATION#${integrationId}#CALLS`,
  integrationLinks: (integrationId: string) => `INTEGRATION#${integrationId}#LINKS`,
} as const;
