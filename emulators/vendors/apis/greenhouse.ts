import type { VendorApi, VendorCall, VendorReply } from '../vendor-api';

type Row = { id: number } & Record<string, unknown>;
type Rows = Record<string, Row[]>;

const rowsIn = (data: VendorCall['data'], organization: string): Rows => {
  const all = (data['organizations'] ??= {}) as Record<string, Rows>;
  return (all[organization] ??= sample());
};

/** Initial jobs of a hospital, so a new connection shows something. */
const sample = (): Rows => ({
  offices: [{ id: 71, name: 'Lakeshore Medical Center', location: 'Chicago, IL', parent_id: null }],
  jobs: [
    job(6404, 'Registered Nurse, ICU (nights)', 'REQ-2041'),
    job(6405, 'Physical Therapist, outpatient', 'REQ-2042'),
    { ...job(6406, 'Chief Nursing Officer', 'REQ-2043'), confidential: true },
  ],
  job_posts: [
    {
      id: 901,
      job_id: 6404,
      title: 'ICU Registered Nurse, Nights',
      internal: false,
      active: true,
      live: true,
      content:
        '<p>Care for critically ill adults in a 24-bed unit.</p><ul><li>Two years in an ICU</li><li>ACLS &amp; BLS</li></ul>',
    },
  ],
  openings: [
    { id: 801, job_id: 6404, open: true, status: 'open' },
    { id: 802, job_id: 6404, open: true, status: 'open' },
    { id: 803, job_id: 6405, open: true, status: 'open' },
  ],
  candidates: [],
  applications: [],
  notes: [],
  rejection_details: [],
});

const job = (id: number, name: string, requisition_id: string): Row => ({
  id,
  name,
  requisition_id,
  status: 'open',
  confidential: false,
  is_template: false,
  department_id: null,
  office_ids: [71],
  created_at: '2026-11-02T14:00:00Z',
  updated_at: '2026-11-02T14:00:00Z',
});

const refused = (status: number, message: string, errors: readonly string[] = []): VendorReply => ({
  status,
  body: { message, errors },
});

const matches = (row: Row, [name, value]: [string, string]): boolean => {
  if (name === 'email') {
    const addresses = (row['email_addresses'] ?? []) as { value: string }[];
    return addresses.some((it) => it.value.toLowerCase() === value.toLowerCase());
  }
  const field = name === 'ids' ? 'id' : name.replace(/_ids$/, '_id');
  return value.split(',').includes(String(row[field]));
};

const encoded = (position: object): string => Buffer.from(JSON.stringify(position)).toString('base64url');
type Position = { from: number; size: number; filters: [string, string][] };

const positionOf = (query: URLSearchParams): Position | null => {
  const cursor = query.get('cursor');
  if (cursor === null) {
    const { per_page = '100', ...filters } = Object.fromEntries(query);
    return { from: 0, size: Number(per_page), filters: Object.entries(filters) };
  }
  // A cursor excludes other parameters.
  if ([...query.keys()].length > 1) return null;
  return JSON.parse(Buffer.from(cursor, 'base64url').toString()) as Position;
};

/** Shape of https://harvestdocs.greenhouse.io/docs/pagination: an array, and a Link header while there is more. */
const list = (rows: readonly Row[], resource: string, query: URLSearchParams): VendorReply => {
  const position = positionOf(query);
  if (!position) return refused(422, 'Validation Error', ['cursor cannot be combined with other parameters']);
  const { from, size, filters } = position;
  const found = rows.filter((row) => filters.every((filter) => matches(row, filter)));
  const next = `https://harvest.greenhouse.io/v3/${resource}?cursor=${encoded({ ...position, from: from + size })}`;
  const hasMore = found.length > from + size;
  return {
    status: 200,
    body: found.slice(from, from + size),
    ...(hasMore && { headers: { link: `<${next}>; rel="next"` } }),
  };
};

let lastId = 10_000;
const nextId = (): number => (lastId = Math.max(lastId + 1, Math.floor(Date.now() / 1000)));

const apply = (rows: Rows, fields: Record<string, unknown>): Row => {
  const row = { id: nextId(), status: 'in_process', prospect: false, ...fields };
  rows['applications']!.push(row);
  return row;
};

const createCandidate = (rows: Rows, body: Record<string, unknown>): VendorReply => {
  const { application, ...fields } = body;
  if (!fields['first_name'] || !fields['last_name']) return refused(422, 'Validation Error', ['first_name is missing']);
  const candidate = { id: nextId(), ...fields };
  rows['candidates']!.push(candidate);
  const made = application ? apply(rows, { ...application, candidate_id: candidate.id }) : null;
  return { status: 201, body: { candidate, application: made } };
};

const hire = (rows: Rows, id: number, body: Record<string, unknown>): VendorReply => {
  const application = rows['applications']!.find((it) => it.id === id);
  if (!application) return refused(404, 'Resource not found');
  if (application['status'] !== 'in_process') return refused(422, 'Validation Error', ['application is not active']);
  const open = rows['openings']!.filter((it) => it['job_id'] === application['job_id'] && it['open'] === true);
  const opening = open.find((it) => it.id === body['opening_id']) ?? (open.length === 1 ? open[0] : undefined);
  if (!opening) return refused(422, 'Validation Error', ['opening_id is missing']);
  Object.assign(opening, { open: false, status: 'closed', application_id: id });
  Object.assign(application, { status: 'hired', start_date: body['start_date'] });
  return { status: 204 };
};

const change = (rows: readonly Row[], id: number, body: Record<string, unknown>): VendorReply => {
  const found = rows.find((row) => row.id === id);
  if (!found) return refused(404, 'Resource not found');
  Object.assign(found, body);
  return { status: 200, body: found };
};

const reject = (rows: Rows, id: number): VendorReply => {
  const application = rows['applications']!.find((row) => row.id === id);
  if (!application) return refused(404, 'Resource not found');
  application['status'] = 'rejected';
  const rejected_at = new Date().toISOString();
  rows['rejection_details']!.push({ id: nextId(), application_id: id, rejected_by_id: null, rejected_at });
  return { status: 200, body: application };
};

const created = (rows: Rows, resource: string, body: Record<string, unknown>): VendorReply | null => {
  if (resource === 'candidates') return createCandidate(rows, body);
  if (resource === 'applications') return { status: 201, body: apply(rows, body) };
  if (resource !== 'notes') return null;
  const note = { id: nextId(), ...body, type: body['note_type'] };
  rows['notes']!.push(note);
  return { status: 201, body: note };
};

const introspect = ({ body, holderOf }: VendorCall): VendorReply => {
  const email = holderOf((body as { token?: string } | null)?.token ?? '')?.email;
  if (email === undefined) return { status: 200, body: { active: false } };
  const organization = { id: organizationOf(email), name: email.split('@')[1] };
  return {
    status: 200,
    body: { active: true, sub: '4280249007', 'https://auth.greenhouse.io/claims': { organization } },
  };
};

/** The same email always gives the same organization. */
const organizationOf = (email: string): number =>
  Buffer.from(email.toLowerCase()).reduce((sum, byte) => (sum * 31 + byte) % 1_000_000_007, 7) + 1;

/** Shapes of https://harvestdocs.greenhouse.io/reference */
export const greenhouseApi: VendorApi = {
  oauth: {
    authorize: 'auth.greenhouse.io/authorize',
    token: 'auth.greenhouse.io/token',
    revoke: null,
    clientAuth: 'basic',
    rotates: true,
    expiresSeconds: 3600,
    // An instant instead of seconds, like Greenhouse.
    answer: () => ({ expires_in: undefined, expires_at: new Date(Date.now() + 3600_000).toISOString() }),
  },
  handle(call) {
    const { method, path, query, user, data } = call;
    if (path === 'auth.greenhouse.io/introspect') return introspect(call);
    const [, resource, id, action] = /^harvest\.greenhouse\.io\/v3\/(\w+)(?:\/(\d+)(?:\/(\w+))?)?$/.exec(path) ?? [];
    if (resource === undefined) return null;
    if (!user) return refused(401, 'Unauthorized', ['Token could not be decoded.']);
    const rows = rowsIn(data, String(organizationOf(user.email)));
    if (method === 'GET' && id === undefined && rows[resource]) return list(rows[resource], resource, query);
    const body = (call.body ?? {}) as Record<string, unknown>;
    if (method === 'PATCH' && id !== undefined) return change(rows[resource] ?? [], Number(id), body);
    if (method === 'POST' && resource === 'applications' && action === 'hire') return hire(rows, Number(id), body);
    if (method === 'POST' && resource === 'applications' && action === 'reject') return reject(rows, Number(id));
    return method === 'POST' && id === undefined ? created(rows, resource, body) : null;
  },
};
