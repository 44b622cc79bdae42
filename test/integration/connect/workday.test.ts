import { auditRoutes } from '@shared/trust/api/audit.routes';
import { integrationRoutes } from '@shared/connect/api/integrations.routes';
import { jobRoutes } from '@shared/hiring/api/jobs.routes';
import type { ManagedJob } from '@shared/hiring/model/job';
import { ReportMapping } from '@shared/connect/model/report-mapping';
import { describe, expect, it } from 'vitest';
import { workdayAccess, type WorkdayData } from '../../../emulators/vendors/apis/workday';
import { vendorsPath } from '../../../emulators/vendors/vendors-path';
import { api } from '../../support/client';
import { hire } from '../../support/hire';
import { apply, jobDraft, registerAdmin, registerApplicant } from '../../support/marketplace';
import type { Person } from '../../support/people';
import { sharedStack } from '../../support/stack';
import { vendorsAt } from '../../support/connect/vendors';

const stack = await sharedStack();
const vendors = vendorsAt(stack.gateway);
const params = { provider: 'workday' as const };
const as = ({ token }: Person) => ({ token });
/** A separate tenant for each administrator. */
const tenantOf = ({ userId }: Person): string => `t_${userId.replaceAll('-', '_')}`;

const mapping = ReportMapping.parse({
  reference: 'Job_Requisition_ID',
  title: 'Job_Posting_Title',
  location: 'Primary_Location_group.Location',
  profession: 'Job_Profile',
  specialty: 'Clinical_Specialty',
  openings: 'Openings_Available',
  payMin: 'Pay_Range_Minimum',
  payMax: 'Pay_Range_Maximum',
  payRate: 'Pay_Frequency',
  description: 'Job_Description',
});

const connect = async (admin: Person, changes: Record<string, string> = {}) => {
  const fields = { ...workdayAccess(tenantOf(admin)), ...changes };
  const answer = await api(integrationRoutes.connectIntegration, { params, body: { fields } }, as(admin));
  await stack.drain();
  return answer;
};
const report = async (admin: Person) => (await api(integrationRoutes.readReport, { params }, as(admin))).body;
const save = async (admin: Person, version: number, changes: Partial<ReportMapping> = {}) => {
  const body = { mapping: { ...mapping, ...changes }, version };
  const answer = await api(integrationRoutes.saveReportMapping, { params, body }, as(admin));
  await stack.drain();
  return answer;
};
const imports = async (admin: Person) =>
  (await api(integrationRoutes.listImportedJobs, { params, query: {} }, as(admin))).body;
const sync = async (admin: Person) => {
  await api(integrationRoutes.syncRecruitingSystem, { params }, as(admin));
  await stack.drain();
};
const jobOf = async (admin: Person, jobId: string): Promise<ManagedJob> =>
  (await api(jobRoutes.getManagedJob, { params: { jobId } }, as(admin))).body;

/** A person's actions in Workday. */
const byHand = (what: 'revoke' | 'rows', body: object) =>
  fetch(`${stack.gateway}${vendorsPath}/workday/${what}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
const tenant = async (admin: Person) =>
  ((await vendors.state('workday')).data as unknown as WorkdayData).tenants[tenantOf(admin)]!;

const connectedTeam = async (): Promise<Person> => {
  const admin = await registerAdmin();
  await connect(admin);
  return admin;
};
const importedTeam = async (): Promise<Person> => {
  const admin = await connectedTeam();
  await save(admin, 0);
  return admin;
};

describe('connecting Workday', () => {
  it('needs no stage settings, and uses the tenant’s own client', async () => {
    const admin = await registerAdmin();
    const { body } = await connect(admin);
    expect(body).toMatchObject({ state: 'connected', account: tenantOf(admin) });
    expect(JSON.stringify(body)).not.toMatch(/secret|refresh/);
  });

  it.each([
    [{ clientSecret: 'wrong' }, ['clientId', 'clientSecret', 'refreshToken']],
    [{ refreshToken: 'wrong' }, ['clientId', 'clientSecret', 'refreshToken']],
    [{ host: 'attacker.example' }, ['host']],
    [{ report: 'https://wd5.workday.com/ccx/service/customreport2/other/a/b' }, ['report']],
    [{ tenant: '', clientId: '' }, ['tenant', 'clientId']],
  ])('explains the error in %j', async (changes, names) => {
    const admin = await registerAdmin();
    const { status, body } = await connect(admin, changes);
    expect([status, Object.keys(body.fields ?? {})]).toEqual([400, names.map((name) => `fields.${name}`)]);
    expect((await api(integrationRoutes.readReport, { params }, as(admin))).status).toBe(404);
  });

  it('can be retried after an outage', async () => {
    const admin = await registerAdmin();
    await vendors.fail('workday', '500', 1, { tokens: true });
    expect((await connect(admin)).status).toBe(503);
    expect((await connect(admin)).status).toBe(200);
  });
});

describe('matching fields', () => {
  it('starts with the report’s fields and a guess, and imports nothing', async () => {
    const admin = await connectedTeam();
    const { sample, mapping: guess, version } = await report(admin);
    expect([sample?.total, sample?.problem, version]).toEqual([4, null, 0]);
    expect(sample?.fields).toContainEqual({ name: 'Primary_Location_group.Location', example: 'Chicago, IL' });
    expect(guess).toMatchObject({ reference: 'Job_Requisition_ID', title: 'Job_Posting_Title' });
    const { items, lastSync } = await imports(admin);
    expect([items, lastSync?.problem]).toEqual([[], 'unmatched']);
  });

  it('previews what each row would become, and then writes it', async () => {
    const admin = await connectedTeam();
    const tried = await api(integrationRoutes.tryReportMapping, { params, body: { mapping } }, as(admin));
    expect(tried.body.rows.map(({ reference, isImported }) => [reference, isImported])).toEqual([
      ['R-00121', true],
      ['R-00122', true],
      ['R-00123', true],
      ['R-00124', false],
    ]);
    expect(tried.body.rows[2]?.problems.map(({ field, problem }) => `${field} ${problem}`)).toEqual([
      'location missing',
      'profession unknown',
      'specialty missing',
      'openings unknown',
      'payMin missing',
      'payMax missing',
    ]);
    expect((await imports(admin)).items).toEqual([]);

    expect((await save(admin, 0)).body.version).toBe(1);
    const { items, lastSync } = await imports(admin);
    expect(items.map(({ reference }) => reference).sort()).toEqual(['R-00121', 'R-00122', 'R-00123']);
    expect(lastSync?.problem).toBeNull();
    const { jobId } = items.find(({ reference }) => reference === 'R-00121')!;
    expect(await jobOf(admin, jobId)).toMatchObject({
      status: 'draft',
      title: 'Registered Nurse, ICU (nights)',
      location: 'Chicago, IL',
      professions: ['rn'],
      specialty: 'Critical Care',
      numberOfOpenings: 2,
      rate: 'hour',
      salaryMinCents: 38_50,
      salaryMaxCents: 52_00,
      description: 'Care for critically ill adults in a 24-bed unit.\n\n- Two years in an ICU\n- ACLS & BLS',
      source: { provider: 'workday', externalId: 'R-00121', reference: 'R-00121' },
    });
  });

  it('is saved once when two administrators save it, and accepts only fields of the report', async () => {
    const admin = await connectedTeam();
    const answers = await Promise.all([save(admin, 0), save(admin, 0)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { status, body } = await save(admin, 1, { location: 'Nowhere' });
    expect([status, Object.keys(body.fields ?? {})]).toEqual([400, ['mapping.location']]);
  });

  it('stays after reconnecting, and is in the audit log', async () => {
    const admin = await importedTeam();
    await api(integrationRoutes.disconnectIntegration, { params }, as(admin));
    await connect(admin);
    expect(await report(admin)).toMatchObject({ mapping, version: 1 });
    expect((await imports(admin)).items).toHaveLength(3);
    const { items } = (await api(auditRoutes.listAuditLines, { query: {} }, as(admin))).body;
    const kinds = items.map(({ line }) => `${line.thing} ${line.kind} ${line.operation}`);
    expect(kinds).toContain('ReportMapping created saveReportMapping');
    expect(JSON.stringify(items)).not.toContain(workdayAccess(tenantOf(admin)).clientSecret);
  });

  it('says that Workday refused the report, and reads it again', async () => {
    const admin = await registerAdmin();
    const { report: address } = workdayAccess(tenantOf(admin));
    await connect(admin, { report: address.replace('Open_Requisitions', 'Payroll') });
    expect((await report(admin)).sample?.problem).toBe('refused');
    await connect(admin);
    await api(integrationRoutes.readReportAgain, { params }, as(admin));
    await stack.drain();
    expect((await report(admin)).sample).toMatchObject({ problem: null, total: 4 });
  });
});

describe('requisitions', () => {
  it('follow changes, and close with the report', async () => {
    const admin = await importedTeam();
    const { rows } = await tenant(admin);
    await byHand('rows', { tenant: tenantOf(admin), rows: [{ ...rows[0], Job_Posting_Title: 'ICU Nurse' }] });
    await sync(admin);
    const { items } = await imports(admin);
    const [first, second] = ['R-00121', 'R-00122'].map((it) => items.find(({ reference }) => reference === it));
    expect([first?.title, first?.openThere, second?.openThere]).toEqual(['ICU Nurse', true, false]);
    expect((await jobOf(admin, first!.jobId)).title).toBe('ICU Nurse');
  });

  it.each(['429', '500', 'malformed'] as const)('arrive with the next try after a %s', async (how) => {
    const admin = await importedTeam();
    const { rows } = await tenant(admin);
    await byHand('rows', { tenant: tenantOf(admin), rows: [{ ...rows[0], Job_Posting_Title: `After ${how}` }] });
    await vendors.fail('workday', how, 1);
    await sync(admin);
    await sync(admin);
    const { items } = await imports(admin);
    expect(items.find(({ reference }) => reference === 'R-00121')?.title).toBe(`After ${how}`);
  });

  it('wait for a person when the tenant revoked the refresh token', async () => {
    const admin = await importedTeam();
    await byHand('revoke', { tenant: tenantOf(admin) });
    await sync(admin);
    const { items } = (await api(integrationRoutes.listIntegrations, {}, as(admin))).body;
    expect(items.find(({ provider }) => provider === 'workday')).toMatchObject({ state: 'needs_reconnect' });
  });
});

describe('hires to Workday', () => {
  it('arrive as a candidate with an application for the requisition, once', async () => {
    const admin = await importedTeam();
    const { jobId } = (await imports(admin)).items.find(({ reference }) => reference === 'R-00121')!;
    const draft = await jobOf(admin, jobId);
    const body = { job: jobDraft({ title: draft.title }), version: draft.version };
    const saved = (await api(jobRoutes.updateJob, { params: { jobId }, body }, as(admin))).body;
    const status = { status: 'active' as const, version: saved.version };
    await api(jobRoutes.changeJobStatus, { params: { jobId }, body: status }, as(admin));
    const professional = await registerApplicant();
    const { applicationId } = await apply(professional, jobId);
    await hire(admin, professional, applicationId);
    await stack.drain();
    await sync(admin);
    const sent = (await api(integrationRoutes.listSentHires, { params, query: {} }, as(admin))).body.items;
    expect(sent).toMatchObject([{ applicationId, state: 'sent' }]);
    expect((await tenant(admin)).candidates).toMatchObject([
      { id: `WARDLINE_${applicationId}`, email: professional.email, requisition: 'R-00121' },
    ]);
  });
});

it('reveals nothing to other organizations', async () => {
  await importedTeam();
  const other = await registerAdmin();
  expect((await api(integrationRoutes.readReport, { params }, as(other))).status).toBe(404);
  expect((await api(integrationRoutes.tryReportMapping, { params, body: { mapping } }, as(other))).status).toBe(404);
});
