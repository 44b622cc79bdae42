import { admins, team, type Outcomes, type Row } from './row';

/** No one in the test has connected anything. */
const own: Outcomes = [401, 403, 403, 403, 404, 403];
/** Zoom belongs to organizations, not to people. */
const ofPeople: Outcomes = [401, 404, 404, 404, 404, 403];
const cards: Outcomes = [401, 'ok', 'ok', 'ok', 'ok', 403];
const zoom = { params: { provider: 'zoom' } };
const greenhouse = { params: { provider: 'greenhouse' } };
const teams = { params: { provider: 'microsoft-teams' } };
const workday = { params: { provider: 'workday' } };
const mapping = { reference: 'ID', title: 'Title' };
const slack = { params: { provider: 'slack' } };
const answer = { state: 'not-a-state', code: 'not-a-code' };

export const integrationRows: Record<string, Row> = {
  listIntegrations: { own: admins },
  startIntegration: { call: () => zoom, own: admins },
  finishIntegration: { call: () => ({ ...zoom, body: answer }), own: admins },
  // Form errors are reported to administrators only.
  connectIntegration: { call: () => ({ ...workday, body: { fields: {} } }), own: admins },
  disconnectIntegration: { call: () => zoom, own },
  listIntegrationCalls: { call: () => zoom, own },
  syncRecruitingSystem: { call: () => greenhouse, own },
  listImportedJobs: { call: () => greenhouse, own },
  resolveImportedJob: {
    call: () => ({
      params: { provider: 'greenhouse', externalId: '1' },
      body: { choice: 'ours', revision: 1, version: 1 },
    }),
    own,
  },
  listSentHires: { call: () => greenhouse, own },
  readReport: { call: () => workday, own },
  readReportAgain: { call: () => workday, own },
  tryReportMapping: { call: () => ({ ...workday, body: { mapping } }), own },
  saveReportMapping: { call: () => ({ ...workday, body: { mapping, version: 1 } }), own },
  readChannelMessages: { call: () => slack, own },
  chooseChannelMessages: { call: () => ({ ...slack, body: { messages: [], version: 0 } }), own },
  saveChannelAddress: {
    call: () => ({
      ...teams,
      body: { name: 'Hiring', address: 'https://prod-1.logic.azure.com/workflows/1', version: 0 },
    }),
    own,
  },
  removeChannelAddress: { call: () => teams, own },
  listPostings: { call: () => ({ params: { provider: 'linkedin-recruiter' } }), own },
  listSlackUsers: { own },
  unlinkSlackUser: { call: () => ({ params: { slackUserId: 'U1' } }), own },
  readSlackLink: { call: () => ({ body: { token: 'not-a-token' } }), own: team },
  linkSlack: { call: () => ({ body: { token: 'not-a-token' } }), own: team },
  listOwnIntegrations: { own: cards },
  startOwnIntegration: { call: () => zoom, own: ofPeople },
  finishOwnIntegration: { call: () => ({ ...zoom, body: answer }), own: ofPeople },
  disconnectOwnIntegration: { call: () => zoom, own: ofPeople },
  chooseCalendarEntries: {
    call: () => ({ params: { provider: 'google-calendar' }, body: { entries: ['interviews'] } }),
    own: ofPeople,
  },
  listOwnIntegrationCalls: { call: () => zoom, own: ofPeople },
};
