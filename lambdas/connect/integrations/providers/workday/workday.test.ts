import { AppError } from '@shared/errors';
import { describe, expect, it } from 'vitest';
import type { HireChange, StoredHire } from '../../../../store/connect/recruiting-systems/ports';
import { VendorProblem } from '../../engine/vendor-problem';
import type { ConnectedVendor, Vendor, VendorAnswer, VendorRequest } from '../../ports';
import { sampleOf } from '../../recruiting/report-sample';
import { workdayAdapter } from './workday-adapter';
import { workdayHires } from './workday-hires';
import { parseRows } from './workday-report';

describe('a report', () => {
  it('has texts by field, also of related objects', () => {
    const body = {
      Report_Entry: [
        { ID: 'R-1', Openings: 2, Place: { City: 'Chicago', Codes: ['a', 'b'] }, Pay: [{ Min: '10' }, { Min: '20' }] },
        { ID: ' R-2 ', Place: null, Remote: true },
      ],
    };
    expect(parseRows(body)).toEqual([
      { ID: 'R-1', Openings: '2', 'Place.City': 'Chicago', 'Place.Codes': 'a, b', 'Pay.Min': '10' },
      { ID: 'R-2', Place: '', Remote: 'true' },
    ]);
  });

  it.each([null, {}, { Report_Entry: 'x' }, '<wd:Report_Data/>'])('is not %j', (body) => {
    expect(() => parseRows(body)).toThrow(VendorProblem);
  });

  it('is kept as a sample that fits an item', () => {
    const row = Object.fromEntries(Array.from({ length: 100 }, (_, index) => [`Field ${index}`, 'x'.repeat(9_000)]));
    const sample = sampleOf(
      Array.from({ length: 80 }, () => row),
      '2026-11-26T08:00:00.000Z',
    );
    expect(sample).toMatchObject({ total: 80, problem: null });
    expect(Buffer.byteLength(JSON.stringify(sample))).toBeLessThan(350_000);
    expect(sampleOf([{ a: '1' }, { b: '2' }], '').names).toEqual(['a', 'b']);
  });
});

const answer = (name: string): VendorAnswer => ({
  status: 200,
  body: `<env:Envelope><wd:${name}><wd:Candidate_Reference><wd:ID wd:type="WID">0</wd:ID><wd:ID wd:type="Candidate_ID">C-1</wd:ID></wd:Candidate_Reference><wd:Job_Application_Reference><wd:ID wd:type="Job_Application_ID">JA-1</wd:ID></wd:Job_Application_Reference></wd:${name}></env:Envelope>`,
});
const fault = (code: string): VendorAnswer => ({
  status: 500,
  body: `<SOAP-ENV:Fault><faultcode>SOAP-ENV:${code}</faultcode><faultstring>Invalid ID</faultstring></SOAP-ENV:Fault>`,
});

const world = (answers: Record<string, VendorAnswer>) => {
  const calls: VendorRequest[] = [];
  const saved: HireChange[] = [];
  const vendor: ConnectedVendor = {
    async call(request) {
      calls.push(request);
      return answers[request.operation]!;
    },
  };
  const stored = { applicationId: 'app_1' } as StoredHire;
  const hire = {
    firstName: 'Robin & Co',
    lastName: '<Example>',
    email: 'robin@example.test',
    phone: '+12025550143',
    terms: { startOn: '2026-12-14' },
    link: '',
    note: '',
  };
  const send = workdayHires({ host: 'wd2.workday.com', tenant: 'harbor' });
  return {
    calls,
    saved,
    run: (changes: Partial<typeof hire> = {}) =>
      send(vendor, { hire: { ...hire, ...changes }, stored, externalJobId: 'R-1' }, async (change) => {
        saved.push(change);
        return { ...stored, ...change };
      }),
  };
};

describe('exporting a hire', () => {
  const unknown = fault('Client.validationError');

  it('creates a candidate with an application for the requisition', async () => {
    const { run, calls, saved } = world({
      'candidate.find': unknown,
      'candidate.put': answer('Put_Candidate_Response'),
    });
    expect(await run()).toBe('sent');
    expect(saved).toEqual([{ candidateThere: 'C-1', applicationThere: 'JA-1' }]);
    const [, put] = calls;
    expect(put?.url).toBe('https://wd2.workday.com/ccx/service/harbor/Recruiting/v43.0');
    expect(put?.xml).toContain('<wd:Candidate_ID>WARDLINE_app_1</wd:Candidate_ID>');
    expect(put?.xml).toContain(
      '<wd:First_Name>Robin &amp; Co</wd:First_Name><wd:Last_Name>&lt;Example&gt;</wd:Last_Name>',
    );
    expect(put?.xml).toContain('<wd:ID wd:type="Job_Requisition_ID">R-1</wd:ID>');
    expect(put?.xml).not.toContain('555');
  });

  it('finds it again when an answer was lost, also without contact details', async () => {
    const { run, calls } = world({ 'candidate.find': answer('Get_Candidates_Response') });
    expect(await run({ email: '' })).toBe('sent');
    expect(calls.map(({ operation }) => operation)).toEqual(['candidate.find']);
  });

  it('omits contact details that the person does not share', async () => {
    const { run, calls } = world({ 'candidate.find': unknown, 'candidate.put': answer('Put_Candidate_Response') });
    await run({ email: '' });
    expect(calls[1]?.xml).not.toContain('Contact_Data');
  });

  it('is refused for errors that Workday reports, and retried for the rest', async () => {
    const refused = world({ 'candidate.find': unknown, 'candidate.put': unknown });
    await expect(refused.run()).rejects.toMatchObject({ problem: 'refused' });
    const failing = world({ 'candidate.find': fault('Server.processingFault') });
    await expect(failing.run()).rejects.toMatchObject({ problem: 'server_error' });
    const down = world({ 'candidate.find': { status: 500, body: 'Bad gateway' } });
    await expect(down.run()).rejects.toMatchObject({ problem: 'server_error' });
  });
});

describe('connecting a tenant', () => {
  const host = 'wd2-impl-services1.workday.com';
  const fields = {
    host,
    tenant: 'harbor',
    clientId: 'id',
    clientSecret: 'secret',
    refreshToken: 'refresh',
    report: `https://${host}/ccx/service/customreport2/harbor/lmcneil/Open`,
  };
  const customer = { id: 'org_1', name: 'Harbor' };
  const connect = (reply: VendorAnswer | VendorProblem, changes: Partial<typeof fields> = {}) => {
    const calls: VendorRequest[] = [];
    const vendor = {
      clock: { now: () => new Date('2026-11-26T08:00:00.000Z') },
      http: {
        send: async (request: VendorRequest) => {
          calls.push(request);
          if (reply instanceof VendorProblem) throw reply;
          return reply;
        },
      },
    } as unknown as Vendor;
    return { calls, result: workdayAdapter.connect(vendor, { fields: { ...fields, ...changes }, customer }) };
  };
  const fieldsOf = async (result: Promise<unknown>): Promise<string[]> => {
    const error = await result.then(
      () => null,
      (found: unknown) => found,
    );
    return error instanceof AppError ? Object.keys(error.extras.fields ?? {}) : [];
  };

  it('stores secrets with the access, and none in the settings', async () => {
    const { calls, result } = connect({ status: 200, body: { access_token: 'access', expires_in: 3600 } });
    const { grant, account, settings } = await result;
    expect(calls[0]?.url).toBe(`https://${host}/ccx/oauth2/harbor/token`);
    expect(account).toEqual({ id: `${host}/harbor`, label: 'harbor' });
    expect(settings).toEqual({ host, tenant: 'harbor', report: fields.report });
    expect(grant).toMatchObject({
      accessToken: 'access',
      refreshToken: 'refresh',
      expiresAt: '2026-11-26T09:00:00.000Z',
    });
    const renewed = await workdayAdapter.refresh(
      {
        clock: { now: () => new Date() },
        http: { send: async () => ({ status: 200, body: { access_token: 'b' } }) },
      } as unknown as Vendor,
      grant,
    );
    expect(renewed).toMatchObject({ accessToken: 'b', refreshToken: 'refresh' });
  });

  it('returns which fields are wrong', async () => {
    const refused = new VendorProblem('access_ended', 401);
    expect(await fieldsOf(connect(refused).result)).toEqual([
      'fields.clientId',
      'fields.clientSecret',
      'fields.refreshToken',
    ]);
    expect(await fieldsOf(connect(new VendorProblem('unreachable')).result)).toEqual(['fields.host']);
    const elsewhere = { report: 'https://wd5.workday.com/ccx/service/customreport2/harbor/lmcneil/Open' };
    const { calls, result } = connect(refused, elsewhere);
    expect(await fieldsOf(result)).toEqual(['fields.report']);
    expect(calls).toEqual([]);
    const other = { report: `https://${host}/ccx/service/customreport2/mercy/lmcneil/Open` };
    expect(await fieldsOf(connect(refused, other).result)).toEqual(['fields.report']);
  });

  it('retries after outages', async () => {
    await expect(connect(new VendorProblem('server_error', 503)).result).rejects.toMatchObject({
      problem: 'server_error',
    });
  });
});
