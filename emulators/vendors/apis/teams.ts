import { randomUUID } from 'node:crypto';
import { escapeHtml } from '@lambdas/platform/text/escape-html';
import type { VendorApi, VendorCall, VendorReply } from '../vendor-api';
import { graph, graphError, graphUser } from './graph';

export type TeamsMeeting = {
  id: string;
  organizerId: string;
  externalId: string;
  subject: string;
  startDateTime: string;
  endDateTime: string;
  joinWebUrl: string;
};
type Block = { type: string; inlines?: { text: string }[] };
type Card = { type: string; body: Block[]; actions?: { type: string; title: string; url: string }[] };
/** `workflow`: the part of the URL that names it. */
export type TeamsMessage = { workflow: string; lines: string[]; links: string[] };
export type TeamsData = { meetings?: Record<string, TeamsMeeting>; messages?: TeamsMessage[]; off?: string[] };

const keptMessages = 200;
const shownMessages = 20;
const meetings = `${graph}/me/onlineMeetings`;
const missing = graphError(404, 'NotFound', 'Meeting not found.');

const meetingsIn = (data: VendorCall['data']): Record<string, TeamsMeeting> => ((data as TeamsData).meetings ??= {});

const shown = ({ organizerId, ...meeting }: TeamsMeeting) => ({
  ...meeting,
  participants: { organizer: { identity: { user: { id: organizerId } } }, attendees: [] },
});

/** Start and end are given together; without them it begins now. */
const createOrGet = ({ body, user, data }: VendorCall): VendorReply => {
  const { externalId, subject = '', startDateTime, endDateTime } = body as Partial<TeamsMeeting>;
  if (!externalId || (endDateTime && !startDateTime)) return graphError(400, 'BadRequest');
  const all = meetingsIn(data);
  const found = Object.values(all).find((it) => it.externalId === externalId && it.organizerId === user!.id);
  if (found) return { status: 200, body: shown(found) };
  const id = `MSp${randomUUID().replaceAll('-', '')}`;
  const from = startDateTime ?? new Date().toISOString();
  const meeting: TeamsMeeting = {
    ...{ id, organizerId: user!.id, externalId, subject, startDateTime: from },
    endDateTime: endDateTime ?? new Date(Date.parse(from) + 3600_000).toISOString(),
    joinWebUrl: `https://teams.microsoft.com/l/meetup-join/19%3ameeting_${id}%40thread.v2/0?context=%7b%7d`,
  };
  all[id] = meeting;
  return { status: 201, body: shown(meeting) };
};

const change = ({ method, body, user, data }: VendorCall, id: string): VendorReply => {
  const all = meetingsIn(data);
  const meeting = all[id];
  if (meeting?.organizerId !== user!.id) return missing;
  if (method === 'DELETE') {
    Reflect.deleteProperty(all, id);
    return { status: 204 };
  }
  const { startDateTime, endDateTime } = body as Partial<TeamsMeeting>;
  if ((startDateTime === undefined) !== (endDateTime === undefined)) return graphError(400, 'BadRequest');
  Object.assign(meeting, body);
  return { status: 200, body: shown(meeting) };
};

const textOf = ({ inlines = [] }: Block): string => inlines.map(({ text }) => text).join('');

/** Simulates turning a workflow off. */
const turnOff = ({ body, data }: VendorCall): VendorReply => {
  const kept = data as TeamsData;
  kept.off = [...(kept.off ?? []), (body as { workflow: string }).workflow];
  return { status: 204 };
};

/** Accepts only cards, and rejects requests with any credentials other than the URL. */
const runWorkflow = ({ path, query, body, headers, data }: VendorCall): VendorReply => {
  const [, workflow = ''] = /\/workflows\/([^/]+)\//.exec(path) ?? [];
  if (!query.get('sig') || headers['authorization'] !== undefined)
    return graphError(401, 'DirectApiAuthorizationRequired');
  if ((data as TeamsData).off?.includes(workflow)) return graphError(404, 'WorkflowNotFound');
  const { type, attachments = [] } = (body ?? {}) as { type?: string; attachments?: { content: Card }[] };
  const [card] = attachments.map(({ content }) => content);
  if (type !== 'message' || card?.type !== 'AdaptiveCard') return graphError(400, 'TriggerInputSchemaMismatch');
  const lines = card.body.map(textOf);
  const links = (card.actions ?? []).map(({ url }) => url);
  const kept = data as TeamsData;
  const message = { workflow, lines, links };
  kept.messages = [message, ...(kept.messages ?? [])].slice(0, keptMessages);
  return { status: 202 };
};

const isWorkflow = (path: string): boolean => /^[^/]+\.(?:logic\.azure\.com|api\.powerplatform\.com)\//.test(path);

export const teamsApi: VendorApi = {
  oauth: {
    authorize: 'login.microsoftonline.com/organizations/oauth2/v2.0/authorize',
    token: 'login.microsoftonline.com/organizations/oauth2/v2.0/token',
    revoke: null,
    clientAuth: 'form',
    rotates: true,
    expiresSeconds: 3600,
  },
  handle(call) {
    const { method, path, user } = call;
    if (method === 'POST' && path === 'turn-off') return turnOff(call);
    if (isWorkflow(path)) return method === 'POST' ? runWorkflow(call) : graphError(405, 'MethodNotAllowed');
    if (!path.startsWith(`${graph}/`)) return null;
    if (!user) return graphError(401, 'InvalidAuthenticationToken');
    if (path === `${graph}/me`) return graphUser(user);
    if (method === 'POST' && path === `${meetings}/createOrGet`) return createOrGet(call);
    const id = path.startsWith(`${meetings}/`) ? decodeURIComponent(path.slice(meetings.length + 1)) : null;
    return id !== null && ['PATCH', 'DELETE'].includes(method) ? change(call, id) : null;
  },
  view: (data) =>
    ((data as TeamsData).messages ?? [])
      .slice(0, shownMessages)
      .map(
        ({ workflow, lines, links }) =>
          `<section style="margin:8px 0"><small>${escapeHtml(workflow)}</small>${lines.map((it) => `<p>${escapeHtml(it)}</p>`).join('')}
${links.map((it) => `<a href="${escapeHtml(it)}">View</a>`).join(' ')}</section>`,
      )
      .join(''),
};
