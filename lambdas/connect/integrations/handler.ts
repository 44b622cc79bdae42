import { integrationRoutes } from '@shared/connect/api/integrations.routes';
import { organizationOf, type AuthorizedCaller } from '../../platform/http/caller';
import { serve } from '../../platform/http/serve';
import { organizationOwner, personOwner } from '../../store/connect/integrations/owner';
import { listHires, listImports, syncSystem } from './recruiting/recruiting-lists';
import { resolveImport } from './recruiting/resolve-import';
import {
  chooseChannelMessages,
  readChannelMessages,
  removeChannelAddress,
  saveChannelAddress,
} from './channels/channel-messages';
import { chooseEntries } from './calendars/choose-entries';
import { calendars, channels, deps, listDeps, platform, recruitingDeps, reportDeps } from './deps';
import { listCards } from './engine/cards';
import { disconnect, finishConnecting, listCalls, startConnecting } from './engine/connect';
import { connectWithForm } from './engine/connect-with-form';
import { listPostings } from './providers/linkedin-recruiter/list-postings';
import { linkSlack, readSlackLink } from './providers/slack/slack-links';
import { endSlackLink, listSlackUsers } from './providers/slack/slack-users';

const ofOrganization = (caller: AuthorizedCaller) => ({ caller, owner: organizationOwner(organizationOf(caller)) });
const ofMember = (caller: AuthorizedCaller) => ({ userId: caller.userId, owner: ofOrganization(caller).owner });
const ofPerson = (caller: AuthorizedCaller) => ({ caller, owner: personOwner(caller.userId) });

/** Loaded on demand: only one provider needs it. */
const reports = () => import('./recruiting/report-mapping');

export const handler = serve(
  integrationRoutes,
  {
    listIntegrations: ({ caller }) => listCards(deps, ofOrganization(caller).owner),
    startIntegration: ({ caller, params }) => startConnecting(deps, { ...ofOrganization(caller), ...params }),
    finishIntegration: ({ caller, params, body }) =>
      finishConnecting(deps, { ...ofOrganization(caller), ...params, ...body }),
    connectIntegration: ({ caller, params, body }) =>
      connectWithForm(deps, { ...ofOrganization(caller), ...params, given: body.fields }),
    disconnectIntegration: ({ caller, params }) => disconnect(deps, { ...ofOrganization(caller), ...params }),
    listIntegrationCalls: ({ caller, params, query }) =>
      listCalls(deps, { ...ofOrganization(caller), ...params, ...query }),
    syncRecruitingSystem: ({ caller, params }) => syncSystem(recruitingDeps, { ...ofOrganization(caller), ...params }),
    listImportedJobs: ({ caller, params, query }) =>
      listImports(recruitingDeps, { ...ofOrganization(caller), ...params, ...query }),
    resolveImportedJob: ({ caller, params, body }) =>
      resolveImport(recruitingDeps, { ...ofOrganization(caller), ...params, ...body }),
    listSentHires: ({ caller, params, query }) =>
      listHires(recruitingDeps, { ...ofOrganization(caller), ...params, ...query }),
    readReport: async ({ caller, params }) =>
      (await reports()).readReportState(reportDeps, { ...ofOrganization(caller), ...params }),
    readReportAgain: async ({ caller, params }) =>
      (await reports()).readReportAgain(reportDeps, { ...ofOrganization(caller), ...params }),
    tryReportMapping: async ({ caller, params, body }) =>
      (await reports()).tryReportMapping(reportDeps, { ...ofOrganization(caller), ...params, ...body }),
    saveReportMapping: async ({ caller, params, body }) =>
      (await reports()).saveReportMapping(reportDeps, { ...ofOrganization(caller), ...params, ...body }),
    readChannelMessages: ({ caller, params }) =>
      readChannelMessages(channels, { owner: ofOrganization(caller).owner, ...params }),
    chooseChannelMessages: ({ caller, params, body }) =>
      chooseChannelMessages(channels, { owner: ofOrganization(caller).owner, ...params, ...body }),
    saveChannelAddress: ({ caller, params, body }) =>
      saveChannelAddress(channels, { ...ofMember(caller), ...params, ...body }),
    removeChannelAddress: ({ caller, params }) =>
      removeChannelAddress(channels, { owner: ofOrganization(caller).owner, ...params }),
    listPostings: ({ caller, params, query }) =>
      listPostings(listDeps, { owner: ofOrganization(caller).owner, ...params, ...query }),
    listSlackUsers: ({ caller, query }) => listSlackUsers(listDeps, { owner: ofOrganization(caller).owner, ...query }),
    unlinkSlackUser: ({ caller, params }) => endSlackLink(channels, { owner: ofOrganization(caller).owner, ...params }),
    readSlackLink: ({ caller, body }) => readSlackLink(channels, { owner: ofOrganization(caller).owner, ...body }),
    linkSlack: ({ caller, body }) => linkSlack(channels, { ...ofMember(caller), ...body }),
    listOwnIntegrations: ({ caller }) => listCards(deps, ofPerson(caller).owner),
    startOwnIntegration: ({ caller, params }) => startConnecting(deps, { ...ofPerson(caller), ...params }),
    finishOwnIntegration: ({ caller, params, body }) =>
      finishConnecting(deps, { ...ofPerson(caller), ...params, ...body }),
    disconnectOwnIntegration: ({ caller, params }) => disconnect(deps, { ...ofPerson(caller), ...params }),
    chooseCalendarEntries: ({ caller, params, body }) =>
      chooseEntries(calendars, { owner: personOwner(caller.userId), ...params, ...body }),
    listOwnIntegrationCalls: ({ caller, params, query }) =>
      listCalls(deps, { ...ofPerson(caller), ...params, ...query }),
  },
  platform,
);
