import { escapeHtml } from '@lambdas/platform/text/escape-html';
import { randomBytes } from 'node:crypto';
import type { VendorApi, VendorCall, VendorReply } from '../vendor-api';

export type WorkdayCandidate = {
  id: string;
  first: string;
  last: string;
  email: string;
  requisition: string;
  application: string;
};
type Row = Record<string, unknown>;
export type WorkdayTenant = { rows: Row[]; candidates: WorkdayCandidate[]; isRevoked: boolean };
export type WorkdayData = {
  tenants: Record<string, WorkdayTenant>;
  access: Record<string, { tenant: string; expiresAt: number }>;
};

/** Values of a tenant's API client; the same in every run, so the dialog can be filled in. */
export const workdayAccess = (tenant: string) => ({
  host: 'wd2-impl-services1.workday.com',
  tenant,
  clientId: `client-of-${tenant}`,
  clientSecret: `secret-of-${tenant}`,
  refreshToken: `refresh-of-${tenant}`,
  report: `https://wd2-impl-services1.workday.com/ccx/service/customreport2/${tenant}/lmcneil/Open_Requisitions`,
});

const accessSeconds = 3600;
const random = (): string => randomBytes(12).toString('hex');

/** Open requisitions of a hospital: some complete, some incomplete, one without a job. */
const sample = (): Row[] => [
  {
    Job_Requisition_ID: 'R-00121',
    Job_Posting_Title: 'Registered Nurse, ICU (nights)',
    Primary_Location_group: { Location: 'Chicago, IL' },
    Job_Profile: 'Registered Nurse',
    Clinical_Specialty: 'Critical Care',
    Openings_Available: '2',
    Pay_Range_Minimum: '38.50',
    Pay_Range_Maximum: '52.00',
    Pay_Frequency: 'Hourly',
    Job_Description:
      '<p>Care for critically ill adults in a 24-bed unit.</p><ul><li>Two years in an ICU</li><li>ACLS &amp; BLS</li></ul>',
  },
  {
    Job_Requisition_ID: 'R-00122',
    Job_Posting_Title: 'Physical Therapist, outpatient',
    Primary_Location_group: { Location: 'Evanston, IL' },
    Job_Profile: 'Physical Therapist',
    Clinical_Specialty: '',
    Openings_Available: '1',
    Pay_Range_Minimum: '85,000.00',
    Pay_Range_Maximum: '104,000.00',
    Pay_Frequency: 'Annual',
    Job_Description: 'Outpatient orthopedics, four days a week.',
  },
  {
    Job_Requisition_ID: 'R-00123',
    Job_Posting_Title: 'Chief of Plant Operations',
    Job_Profile: 'Facilities III',
    Openings_Available: 'as needed',
    Job_Description: 'Keeps the campus running.',
  },
  { Job_Requisition_ID: 'R-00124', Primary_Location_group: { Location: 'Chicago, IL' } },
];

const dataIn = (data: VendorCall['data']): WorkdayData => Object.assign(data, { tenants: {}, access: {}, ...data });
const tenantIn = (data: WorkdayData, tenant: string): WorkdayTenant =>
  (data.tenants[tenant] ??= { rows: sample(), candidates: [], isRevoked: false });

const refused = (status: number, error: string): VendorReply => ({ status, body: { error } });

const issue = (data: WorkdayData, tenant: string, { headers, body }: VendorCall): VendorReply => {
  const form = (body ?? {}) as Record<string, string>;
  const known = workdayAccess(tenant);
  const pair = Buffer.from((headers['authorization'] ?? '').replace(/^Basic /, ''), 'base64').toString();
  if (pair !== `${known.clientId}:${known.clientSecret}`) return refused(401, 'invalid_client');
  if (form['grant_type'] !== 'refresh_token') return refused(400, 'unsupported_grant_type');
  if (form['refresh_token'] !== known.refreshToken || tenantIn(data, tenant).isRevoked)
    return refused(400, 'invalid_grant');
  const token = `wd_${random()}`;
  data.access[token] = { tenant, expiresAt: Date.now() + accessSeconds * 1000 };
  return {
    status: 200,
    body: { access_token: token, token_type: 'Bearer', expires_in: accessSeconds, refresh_token: known.refreshToken },
  };
};

const tenantOf = (data: WorkdayData, headers: VendorCall['headers']): string | null => {
  const found = data.access[(headers['authorization'] ?? '').replace(/^Bearer /, '')];
  return found && found.expiresAt > Date.now() ? found.tenant : null;
};

const envelope = (content: string): string =>
  `<?xml version="1.0" encoding="utf-8"?><env:Envelope xmlns:env="http://schemas.xmlsoap.org/soap/envelope/"><env:Body>${content}</env:Body></env:Envelope>`;
const fault = (message: string): VendorReply => ({
  status: 500,
  text: envelope(
    `<SOAP-ENV:Fault xmlns:SOAP-ENV="http://schemas.xmlsoap.org/soap/envelope/"><faultcode>SOAP-ENV:Client.validationError</faultcode><faultstring>${escapeHtml(message)}</faultstring></SOAP-ENV:Fault>`,
  ),
});
const ids = (name: string, type: string, id: string): string =>
  `<wd:${name}><wd:ID wd:type="WID">${'0'.repeat(32)}</wd:ID><wd:ID wd:type="${type}">${escapeHtml(id)}</wd:ID></wd:${name}>`;
const answered = (name: string, { id, application }: WorkdayCandidate): VendorReply => ({
  status: 200,
  text: envelope(
    `<wd:${name} xmlns:wd="urn:com.workday/bsvc">${ids('Candidate_Reference', 'Candidate_ID', id)}<wd:Candidate_Job_Application_Data>${ids('Job_Application_Reference', 'Job_Application_ID', application)}</wd:Candidate_Job_Application_Data></wd:${name}>`,
  ),
});

const unescaped = (text: string): string =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');
const valueOf = (xml: string, name: string): string =>
  unescaped(new RegExp(`<wd:${name}>([^<]*)</wd:${name}>`).exec(xml)?.[1] ?? '');
const idOf = (xml: string, type: string): string =>
  unescaped(new RegExp(`<wd:ID wd:type="${type}">([^<]*)<`).exec(xml)?.[1] ?? '');

/** Elements in the order of the schema. */
const inOrder = ['<wd:Candidate_ID>', '<wd:Name_Data>', '<wd:Contact_Data>', '<wd:Job_Application_Data>'];

const recruiting = (tenant: WorkdayTenant, xml: string): VendorReply => {
  if (xml.includes('<wd:Get_Candidates_Request ')) {
    const id = idOf(xml, 'Candidate_ID');
    const found = tenant.candidates.find((it) => it.id === id);
    return found
      ? answered('Get_Candidates_Response', found)
      : fault(`Invalid ID value. '${id}' is not a valid ID value for type = 'Candidate_ID'`);
  }
  if (!xml.includes('<wd:Put_Candidate_Request ')) return fault('Unknown operation');
  const places = inOrder.map((name) => xml.indexOf(name)).filter((at) => at >= 0);
  const [first, last] = [valueOf(xml, 'First_Name'), valueOf(xml, 'Last_Name')];
  if (places.some((at, index) => index > 0 && at < places[index - 1]!) || first === '' || last === '')
    return fault('Validation error');
  const requisition = idOf(xml, 'Job_Requisition_ID');
  if (!tenant.rows.some((row) => row['Job_Requisition_ID'] === requisition))
    return fault(`'${requisition}' is not a valid ID value for type = 'Job_Requisition_ID'`);
  const candidate = {
    id: valueOf(xml, 'Candidate_ID') || `CAND-${random()}`,
    first,
    last,
    email: valueOf(xml, 'Email_Address'),
    requisition,
    application: `JOB_APPLICATION-${random()}`,
  };
  tenant.candidates.push(candidate);
  return answered('Put_Candidate_Response', candidate);
};

/** Simulates a person in Workday: revokes the refresh token, or changes the report. */
const byHand = (data: WorkdayData, what: string, body: VendorCall['body']): VendorReply => {
  const { tenant: name = '', rows } = (body ?? {}) as { tenant?: string; rows?: Row[] };
  const tenant = tenantIn(data, name);
  if (what === 'revoke') {
    tenant.isRevoked = true;
    data.access = Object.fromEntries(Object.entries(data.access).filter(([, it]) => it.tenant !== name));
  } else if (rows) tenant.rows = rows;
  return { status: 200, body: {} };
};

/** Shapes of https://community.workday.com/api and of reports as web services. */
export const workdayApi: VendorApi = {
  oauth: null,
  isToken: (path) => /\/ccx\/oauth2\/\w+\/token$/.test(path),
  handle(call) {
    const { path, method, query, headers } = call;
    const data = dataIn(call.data);
    if (method === 'POST' && (path === 'revoke' || path === 'rows')) return byHand(data, path, call.body);
    const [, tokenOf] = /^[\w.-]+\/ccx\/oauth2\/(\w+)\/token$/.exec(path) ?? [];
    if (tokenOf) return issue(data, tokenOf, call);
    const [, reported, report] = /^[\w.-]+\/ccx\/service\/customreport2\/(\w+)\/\w+\/(\w+)$/.exec(path) ?? [];
    const [, asked] = /^[\w.-]+\/ccx\/service\/(\w+)\/Recruiting\/v\d+\.\d$/.exec(path) ?? [];
    const name = reported ?? asked;
    if (name === undefined) return null;
    if (tenantOf(data, headers) !== name) return refused(401, 'invalid_token');
    if (asked) return recruiting(tenantIn(data, name), String(call.body));
    if (report !== 'Open_Requisitions') return refused(403, 'The task submitted is not authorized.');
    if (query.get('format') !== 'json') return { status: 200, text: '<wd:Report_Data/>' };
    return { status: 200, body: { Report_Entry: tenantIn(data, name).rows } };
  },
  view(kept, base) {
    const { tenants } = dataIn(kept);
    const access = Object.entries(workdayAccess('harbor')).map(([name, value]) => `${name}: ${value}`);
    const forms = Object.entries(tenants).map(
      ([name, { candidates, rows }]) =>
        `<form method="post" action="${base}/revoke"><input type="hidden" name="tenant" value="${escapeHtml(name)}">${escapeHtml(name)}: ${rows.length} requisitions, ${candidates.length} candidates <button>Revoke the refresh token</button></form>`,
    );
    return `<p>Any tenant works. For a tenant named harbor:</p><pre>${escapeHtml(access.join('\n'))}</pre>${forms.join('')}`;
  },
};
