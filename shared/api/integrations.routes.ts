import * as z from 'zod';
import { cursorQuery, Instant, page } from '../model/fields';
import {
  ChannelMessages,
  ChannelMessagesForm,
  ChannelProviderName,
  Integration,
  IntegrationCall,
  IntegrationConnectForm,
  IntegrationFinishForm,
  IntegrationProviderName,
  SlackLinkForm,
  SlackLinkOffer,
} from '../model/integration';
import { DryRun, ReportMapping, ReportMappingForm, ReportState, ReportSystemName } from '../model/report-mapping';
import { DifferenceForm, ExportedHire, ExternalId, ImportedJob, SyncResult } from '../model/recruiting-system';
import { vendorHookPath } from '../paths';
import { defineRoutes } from './route';

const params = z.strictObject({ provider: IntegrationProviderName });
const channelParams = z.strictObject({ provider: ChannelProviderName });
const reportParams = z.strictObject({ provider: ReportSystemName });
const cards = z.object({ items: z.array(Integration) });
/** Where the browser goes: the provider's consent page. */
const Started = z.object({ url: z.url() });
/** `revoked`: whether the provider confirmed that our access is over. */
const Ended = z.object({ integration: Integration, revoked: z.boolean() });

const startErrors = ['NOT_FOUND', 'NOT_SET_UP', 'TOO_MANY_REQUESTS'] as const;
const connectErrors = ['NOT_FOUND', 'NOT_SET_UP', 'TOO_MANY_REQUESTS', 'CONNECTION_REFUSED', 'VENDOR_DOWN'] as const;
const finishErrors = ['NOT_FOUND', 'NOT_SET_UP', 'CONNECTION_REFUSED', 'CONNECTION_EXPIRED', 'VENDOR_DOWN'] as const;

export const integrationRoutes = defineRoutes({
  listIntegrations: {
    method: 'GET',
    path: '/api/organization/integrations',
    access: 'manageIntegrations',
    summary: 'List the services that the organization can connect, with their state.',
    response: cards,
    errors: [],
  },
  startIntegration: {
    method: 'POST',
    path: '/api/organization/integrations/{provider}/start',
    access: 'manageIntegrations',
    summary: "Start connecting a service, or reconnecting it. Returns the address of the provider's consent page.",
    params,
    response: Started,
    errors: startErrors,
  },
  finishIntegration: {
    method: 'POST',
    path: '/api/organization/integrations/{provider}/finish',
    access: 'manageIntegrations',
    summary: 'Finish connecting with what the provider sent back. Only the sign-in that started it can finish it.',
    params,
    body: IntegrationFinishForm,
    response: Integration,
    errors: finishErrors,
  },
  connectIntegration: {
    method: 'POST',
    path: '/api/organization/integrations/{provider}/connect',
    access: 'manageIntegrations',
    summary: 'Connect a service that has no consent page, or reconnect it, with what it needs to know.',
    params,
    body: IntegrationConnectForm,
    response: Integration,
    errors: connectErrors,
  },
  disconnectIntegration: {
    method: 'POST',
    path: '/api/organization/integrations/{provider}/disconnect',
    access: 'manageIntegrations',
    summary: 'Disconnect a service: revoke our access at the provider and delete it here.',
    params,
    response: Ended,
    errors: ['NOT_FOUND'],
  },
  listIntegrationCalls: {
    method: 'GET',
    path: '/api/organization/integrations/{provider}/calls',
    access: 'manageIntegrations',
    summary: 'List the calls to a connected service of the last 30 days, newest first.',
    params,
    query: cursorQuery,
    response: page(IntegrationCall),
    errors: ['NOT_FOUND', 'INVALID_CURSOR'],
  },
  syncRecruitingSystem: {
    method: 'POST',
    path: '/api/organization/integrations/{provider}/sync',
    access: 'manageIntegrations',
    summary: 'Read the jobs of a connected recruiting system now, and try hires again that were not sent.',
    params,
    response: z.object({ startedAt: Instant }),
    errors: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
  },
  listImportedJobs: {
    method: 'GET',
    path: '/api/organization/integrations/{provider}/jobs',
    access: 'manageIntegrations',
    summary: 'List the jobs that come from a connected recruiting system, with changes there that they lack.',
    params,
    query: cursorQuery,
    response: page(ImportedJob).extend({ lastSync: SyncResult.nullable() }),
    errors: ['NOT_FOUND', 'INVALID_CURSOR'],
  },
  resolveImportedJob: {
    method: 'POST',
    path: '/api/organization/integrations/{provider}/jobs/{externalId}',
    access: 'manageIntegrations',
    summary: 'Keep what a job says, or take over what the recruiting system says, which only drafts do.',
    params: params.extend({ externalId: ExternalId }),
    body: DifferenceForm,
    response: ImportedJob,
    errors: ['NOT_FOUND', 'STALE_VERSION'],
  },
  listSentHires: {
    method: 'GET',
    path: '/api/organization/integrations/{provider}/hires',
    access: 'manageIntegrations',
    summary: 'List the hires that were sent to a connected recruiting system, or not.',
    params,
    query: cursorQuery,
    response: page(ExportedHire),
    errors: ['NOT_FOUND', 'INVALID_CURSOR'],
  },
  readReport: {
    method: 'GET',
    path: '/api/organization/integrations/{provider}/report',
    access: 'manageIntegrations',
    summary: 'Read the fields of the report from which jobs come, and how they match those of jobs.',
    params: reportParams,
    response: ReportState,
    errors: ['NOT_FOUND'],
  },
  readReportAgain: {
    method: 'POST',
    path: '/api/organization/integrations/{provider}/report/read',
    access: 'manageIntegrations',
    summary: 'Read the report again, to match its fields.',
    params: reportParams,
    response: z.object({ startedAt: Instant }),
    errors: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
  },
  tryReportMapping: {
    method: 'POST',
    path: '/api/organization/integrations/{provider}/report/try',
    access: 'manageIntegrations',
    summary: 'Show what the first rows of the report would become. Nothing is written.',
    params: reportParams,
    body: z.strictObject({ mapping: ReportMapping }),
    response: DryRun,
    errors: ['NOT_FOUND'],
  },
  saveReportMapping: {
    method: 'PUT',
    path: '/api/organization/integrations/{provider}/report/mapping',
    access: 'manageIntegrations',
    summary:
      "Save how the report's fields match those of jobs, and read jobs with it. `version` is the version that was read.",
    params: reportParams,
    body: ReportMappingForm,
    response: ReportState,
    errors: ['NOT_FOUND', 'STALE_VERSION'],
  },
  readChannelMessages: {
    method: 'GET',
    path: '/api/organization/integrations/{provider}/messages',
    access: 'manageIntegrations',
    summary: 'Read the channel of a connected service, and what is posted there.',
    params: channelParams,
    response: ChannelMessages,
    errors: ['NOT_FOUND'],
  },
  chooseChannelMessages: {
    method: 'PUT',
    path: '/api/organization/integrations/{provider}/messages',
    access: 'manageIntegrations',
    summary: 'Choose what is posted in the channel of a connected service.',
    params: channelParams,
    body: ChannelMessagesForm,
    response: ChannelMessages,
    errors: ['NOT_FOUND'],
  },
  readSlackLink: {
    method: 'POST',
    path: '/api/organization/slack-links/read',
    access: 'changeApplicationStatus',
    summary: 'Read which Slack user asks to be linked to the caller.',
    body: SlackLinkForm,
    response: SlackLinkOffer,
    errors: ['CONNECTION_EXPIRED'],
  },
  linkSlack: {
    method: 'POST',
    path: '/api/organization/slack-links',
    access: 'changeApplicationStatus',
    summary: 'Link a Slack user to the caller. Buttons that the user presses in Slack then act as the caller.',
    body: SlackLinkForm,
    response: SlackLinkOffer,
    errors: ['CONNECTION_EXPIRED'],
  },
  listOwnIntegrations: {
    method: 'GET',
    path: '/api/me/integrations',
    access: 'connectCalendars',
    summary: "List the caller's own services, such as calendars, with their state.",
    response: cards,
    errors: [],
  },
  startOwnIntegration: {
    method: 'POST',
    path: '/api/me/integrations/{provider}/start',
    access: 'connectCalendars',
    summary: "Start connecting a service of the caller. Returns the address of the provider's consent page.",
    params,
    response: Started,
    errors: startErrors,
  },
  finishOwnIntegration: {
    method: 'POST',
    path: '/api/me/integrations/{provider}/finish',
    access: 'connectCalendars',
    summary: 'Finish connecting with what the provider sent back. Only the sign-in that started it can finish it.',
    params,
    body: IntegrationFinishForm,
    response: Integration,
    errors: finishErrors,
  },
  disconnectOwnIntegration: {
    method: 'POST',
    path: '/api/me/integrations/{provider}/disconnect',
    access: 'connectCalendars',
    summary: 'Disconnect a service of the caller: revoke our access at the provider and delete it here.',
    params,
    response: Ended,
    errors: ['NOT_FOUND'],
  },
  listOwnIntegrationCalls: {
    method: 'GET',
    path: '/api/me/integrations/{provider}/calls',
    access: 'connectCalendars',
    summary: 'List the calls to a connected service of the caller of the last 30 days, newest first.',
    params,
    query: cursorQuery,
    response: page(IntegrationCall),
    errors: ['NOT_FOUND', 'INVALID_CURSOR'],
  },
});

/** Called by providers; each module checks the sender. */
export const vendorHookRoutes = defineRoutes({
  receiveVendorHook: {
    method: 'POST',
    path: vendorHookPath,
    access: 'public',
    summary: 'Receive a request of a connected service.',
    response: z.string(),
    errors: [],
  },
});
