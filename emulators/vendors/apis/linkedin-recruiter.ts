import { escapeHtml } from '@lambdas/platform/text/escape-html';
import { randomBytes } from 'node:crypto';
import { vendorClient } from '../vendor-clients';
import type { VendorApi, VendorCall, VendorReply } from '../vendor-api';

type Application = { key: string; clientId: string; clientSecret: string; name: string };
export type LinkedInPosting = Record<string, unknown> & {
  externalJobPostingId: string;
  state: 'LISTED' | 'CLOSED' | 'DROPPED';
};
export type LinkedInData = {
  /** Applications by the partner's ID of the customer. */
  applications: Record<string, Application>;
  /** Access by token. */
  access: Record<string, { clientId: string; expiresAt: number }>;
  /** Postings by the application's client ID, then the partner's ID of the job. */
  postings: Record<string, Record<string, LinkedInPosting>>;
};

const dataIn = (data: VendorCall['data']): LinkedInData =>
  Object.assign(data, { applications: {}, access: {}, postings: {}, ...data });

const accessSeconds = 1800;
const random = (): string => randomBytes(12).toString('hex');
const refused = (status: number, message: string): VendorReply => ({ status, body: { status, message } });

const partner = () => {
  const { clientId, partnerKey } = vendorClient('linkedin-recruiter');
  return { clientId, clientSecret: partnerKey };
};

const issue = (data: LinkedInData, form: Record<string, string>): VendorReply => {
  const clients = [partner(), ...Object.values(data.applications)];
  const client = clients.find(
    ({ clientId, clientSecret }) => clientId === form['client_id'] && clientSecret === form['client_secret'],
  );
  if (!client)
    return { status: 401, body: { error: 'invalid_client', error_description: 'Client authentication failed' } };
  if (form['grant_type'] !== 'client_credentials') return { status: 400, body: { error: 'unsupported_grant_type' } };
  const token = `li_${random()}`;
  data.access[token] = { clientId: client.clientId, expiresAt: Date.now() + accessSeconds * 1000 };
  return { status: 200, body: { access_token: token, expires_in: accessSeconds } };
};

const clientOf = (data: LinkedInData, headers: VendorCall['headers']): string | null => {
  const found = data.access[(headers['authorization'] ?? '').replace(/^Bearer /, '')];
  return found && found.expiresAt > Date.now() ? found.clientId : null;
};

const shown = ({ key, clientId, clientSecret, name }: Application) => ({
  key,
  name,
  credentials: { clientId, clientSecret },
});

/** Shapes of https://learn.microsoft.com/linkedin/talent/apply-with-linkedin/provisioning-api */
const applications = (data: LinkedInData, { method, query, body }: VendorCall): VendorReply => {
  if (method === 'GET') {
    const found = data.applications[query.get('uniqueForeignId') ?? ''];
    return { status: 200, body: { elements: found ? [shown(found)] : [] } };
  }
  const { uniqueForeignId, name = '', description } = (body ?? {}) as Record<string, string>;
  if (!uniqueForeignId || !description) return refused(400, 'A required field is missing.');
  if (name === '' || name.length > 50 || /linkedin/i.test(name)) return refused(400, 'The name is invalid.');
  if (data.applications[uniqueForeignId]) return refused(409, 'The unique foreign ID exists.');
  const [clientId, clientSecret] = [random(), random()];
  const made = { key: `urn:li:developerApplication:${random()}`, clientId, clientSecret, name };
  data.applications[uniqueForeignId] = made;
  return { status: 201, body: { key: made.key, credentials: { clientId, clientSecret } } };
};

const required = [
  'companyApplyUrl',
  'externalJobPostingId',
  'jobPostingOperationType',
  'description',
  'title',
  'listedAt',
  'location',
  'posterEmail',
];

/** Checks required by the foundation schema. */
const problemOf = (posting: Record<string, unknown>, isThere: boolean): string | null => {
  const missing = required.find((name) => posting[name] === undefined || posting[name] === '');
  if (missing) return `ERROR :: /${missing} :: field is required but not found and has no default value`;
  const text = String(posting['description']);
  if (text.length < 100 || text.length > 25_000) return 'ERROR :: /description :: length is invalid';
  if (!/^urn:li:organization:\d+$/.test(String(posting['integrationContext']))) return 'ERROR :: /integrationContext';
  const operation = posting['jobPostingOperationType'];
  if (!['CREATE', 'UPDATE', 'RENEW', 'CLOSE'].includes(String(operation))) return 'ERROR :: /jobPostingOperationType';
  return operation !== 'CREATE' && !isThere ? 'ERROR :: the job posting was not found' : null;
};

/** Shapes of https://github.com/linkedin-developers/job-posting-development-tools, job_posting_v2.yaml */
const post = (data: LinkedInData, clientId: string, { headers, body }: VendorCall): VendorReply => {
  if (headers['x-restli-method'] !== 'batch_create') return refused(400, 'Invalid restli method');
  const { elements = [] } = (body ?? {}) as { elements?: Record<string, unknown>[] };
  if (elements.length > 100) return refused(422, 'Too many job postings');
  const mine = (data.postings[clientId] ??= {});
  const results = elements.map((posting) => {
    const externalJobPostingId = String(posting['externalJobPostingId']);
    const message = problemOf(posting, mine[externalJobPostingId] !== undefined);
    if (message !== null) return { status: 422, error: { status: 422, message } };
    const isDropped = String(posting['description']).includes(droppedWord);
    const shown = isDropped ? 'DROPPED' : 'LISTED';
    const state = posting['jobPostingOperationType'] === 'CLOSE' ? 'CLOSED' : shown;
    mine[externalJobPostingId] = { ...posting, externalJobPostingId, state };
    const id = `urn:li:simpleJobPostingTask:${random()}`;
    return { id, status: 202, location: `/simpleJobPostings/${encodeURIComponent(id)}` };
  });
  return { status: 200, body: { elements: results } };
};

/** Postings with this word are accepted and dropped later, as LinkedIn does after its review. */
const droppedWord = 'dropped-by-linkedin';

/** Shapes of https://learn.microsoft.com/linkedin/talent/job-postings/api/check-job-posting-status */
const statuses = (data: LinkedInData, clientId: string, { query }: VendorCall): VendorReply => {
  const mine = data.postings[clientId] ?? {};
  const results = query.getAll('ids').flatMap((externalJobPostingId) => {
    const posting = mine[externalJobPostingId];
    if (!posting) return [];
    const isListed = posting.state === 'LISTED';
    const shown = isListed
      ? { listingStatus: 'LISTED', jobPostingUrl: `https://www.linkedin.com/jobs/view/${externalJobPostingId}` }
      : { listingStatus: 'NOT_LISTED', listingStatusDetail: { statusMessage: 'This job has an invalid location.' } };
    return [[externalJobPostingId, { externalJobPostingId, ...shown }] as const];
  });
  return { status: 200, body: { results: Object.fromEntries(results), statuses: {}, errors: {} } };
};

export const linkedInApi: VendorApi = {
  oauth: null,
  isToken: (path) => path === 'www.linkedin.com/oauth/v2/accessToken',
  handle(call) {
    const { path, method, headers } = call;
    const data = dataIn(call.data);
    if (path === 'www.linkedin.com/oauth/v2/accessToken')
      return issue(data, (call.body ?? {}) as Record<string, string>);
    const clientId = clientOf(data, headers);
    if (clientId === null) return refused(401, 'Invalid access token');
    if (path === 'api.linkedin.com/v2/provisionedApplications') {
      return clientId === partner().clientId ? applications(data, call) : refused(403, 'Not enough permissions');
    }
    if (path === 'api.linkedin.com/v2/jobPostingStatus' && method === 'GET') return statuses(data, clientId, call);
    if (path !== 'api.linkedin.com/v2/simpleJobPostings' || method !== 'POST') return null;
    return clientId === partner().clientId ? refused(403, 'Not enough permissions') : post(data, clientId, call);
  },
  view(kept) {
    const rows = Object.values(dataIn(kept).postings).flatMap((postings) => Object.values(postings));
    const items = rows.map(
      ({ title, state, location }) =>
        `<li>${escapeHtml(`${String(title)}, ${String(location)}: ${state.toLowerCase()}`)}</li>`,
    );
    return items.length === 0 ? '<p>No postings.</p>' : `<ul>${items.join('')}</ul>`;
  },
};
