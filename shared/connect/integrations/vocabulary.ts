// Separate from the schemas, so pages that only show a state don't load zod.

export const providerIds = [
  'slack',
  'google-calendar',
  'microsoft-outlook',
  'zoom',
  'microsoft-teams',
  'linkedin-recruiter',
  'greenhouse',
  'workday',
] as const;
export type IntegrationProvider = (typeof providerIds)[number];

/** Systems that jobs are imported from and hires are sent to. */
export const recruitingSystemIds = ['greenhouse', 'workday'] as const satisfies readonly IntegrationProvider[];
export type RecruitingSystemId = (typeof recruitingSystemIds)[number];
export const isRecruitingSystem = (id: IntegrationProvider): id is RecruitingSystemId =>
  recruitingSystemIds.some((it) => it === id);

/** Systems that send jobs as a report, whose fields an administrator maps to ours. */
export const reportSystemIds = ['workday'] as const satisfies readonly RecruitingSystemId[];
export type ReportSystemId = (typeof reportSystemIds)[number];
export const isReportSystem = (id: IntegrationProvider): id is ReportSystemId =>
  reportSystemIds.some((it) => it === id);

/** Providers connected with a form because they have no consent page. */
export const formProviderIds = ['linkedin-recruiter', 'workday'] as const satisfies readonly IntegrationProvider[];
export type FormProviderId = (typeof formProviderIds)[number];
export const isFormProvider = (id: IntegrationProvider): id is FormProviderId =>
  formProviderIds.some((it) => it === id);

/** Fields of those forms. */
export const connectFieldNames = [
  'host',
  'tenant',
  'clientId',
  'clientSecret',
  'refreshToken',
  'report',
  'companyId',
  'posterEmail',
] as const;
export type ConnectFieldName = (typeof connectFieldNames)[number];

export const integrationCategories = ['communication', 'calendar', 'video', 'recruiting', 'ats', 'hr'] as const;
export type IntegrationCategory = (typeof integrationCategories)[number];

/**
 * `connecting`: a person is at the provider's consent page; `degraded`: the provider keeps failing, and we keep retrying;
 * `needs_reconnect`: the provider no longer accepts our access.
 */
export const integrationStates = ['available', 'connecting', 'connected', 'degraded', 'needs_reconnect'] as const;
export type IntegrationState = (typeof integrationStates)[number];

/** Reasons why a connection is degraded or needs to be reconnected. */
export const integrationReasons = ['failing', 'access_ended'] as const;
export type IntegrationReason = (typeof integrationReasons)[number];

/** Result of ending access after its owner left. `over`: it had already ended; `unconfirmed`: no confirmation. */
export const accessEndings = ['confirmed', 'over', 'unconfirmed'] as const;
export type AccessEnding = (typeof accessEndings)[number];

/** Problems of a call without a usable answer. */
export const callProblems = [
  'unreachable',
  'timeout',
  'too_many_requests',
  'server_error',
  'malformed',
  'refused',
  'access_ended',
] as const;
export type CallProblem = (typeof callProblems)[number];

/** Values that a stage's secret of a provider may include. */
export type ProviderSecret = 'clientSecret' | 'webhookSecret' | 'partnerKey';
