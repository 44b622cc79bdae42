import { UpdateCommand } from '@lambdas/platform/table/commands';
import { accountRoutes } from '@shared/accounts/api/accounts.routes';
import { organizationRoutes } from '@shared/organizations/api/organizations.routes';
import { limits } from '@shared/limits';
import { messages, refusedFields } from '@shared/text/english.fixture';
import {
  companyProfileFields,
  restrictedCompanyFields,
  type CompanyProfile,
} from '@shared/organizations/model/organization';
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { keys } from '@lambdas/store/keys';
import { openTable } from '@lambdas/platform/table/table';
import { api } from '../../support/client';
import { registerTeam } from '../../support/marketplace';
import { registerEmployer, registerProfessional, type Person } from '../../support/people';
import { sharedStack } from '../../support/stack';
import { notice } from '@shared/text/notice';

const stack = await sharedStack();
const as = ({ token }: Person) => ({ token });

const company = (overrides: Partial<CompanyProfile> = {}) => ({
  company_name: 'Harbor Health',
  company_description: 'Three clinics by the sea.',
  industry: 'Clinic Network' as const,
  company_size: '51-200' as const,
  website: 'https://harbor.example.test',
  headquarters_city: 'Portland',
  headquarters_state: 'ME',
  headquarters_country: '',
  ...overrides,
});
const save = (person: Person, version: number, profile: object = company()) =>
  api(organizationRoutes.saveOrganization, { body: { profile: profile as CompanyProfile, version } }, as(person));
const read = async (person: Person) => (await api(organizationRoutes.getOrganization, {}, as(person))).body;

const contact = (id: string, is_primary: boolean, overrides = {}) => ({
  id: `cnt_${id.padStart(26, '0')}`,
  name: `Contact ${id}`,
  title: 'Recruiter',
  email: `contact${id}@harbor.example.test`,
  phone: '+12075550110',
  department: 'People',
  linkedin_url: 'https://www.linkedin.com/in/example',
  is_primary,
  ...overrides,
});

describe('the company profile', () => {
  it('is saved from the version that was read and shown to the team', async () => {
    const { admin, manager, member } = await registerTeam(stack);
    const before = await read(admin);
    expect(before).toMatchObject({ company_name: admin.organization, version: 1, industry: null, logo_url: null });
    expect((await save(admin, 1)).body).toMatchObject({ version: 2, headquarters_country: 'United States' });
    for (const person of [member, manager]) {
      const told = await read(person);
      expect(told.company_name).toBe('Harbor Health');
      expect(restrictedCompanyFields.filter((name) => name in told)).toEqual([]);
    }
    expect((await api(accountRoutes.getMe, {}, as(admin))).body.profile_completion).toBe(100);
    expect(await save(admin, 1)).toMatchObject({ status: 409, body: { code: 'STALE_VERSION' } });
    const answers = await Promise.all([save(admin, 2), save(admin, 2)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('keeps every field as typed', async () => {
    const admin = await registerEmployer();
    const full = {
      ...company({ headquarters_country: 'Canada' }),
      company_description: '<b>Not</b> markup & "quotes"\nSecond line',
      founded_year: 1987,
      phone: '+12075550100',
      email: 'hello@harbor.example.test',
      contact_person: 'Jo O’Neil',
      job_title: 'Head of People',
      linkedin_url: 'https://www.linkedin.com/company/harbor',
      headquarters_address: '1 Wharf Street',
      headquarters_postal_code: '04101',
      billing_address: 'PO Box 7',
      billing_city: 'Bangor',
      billing_state: 'ME',
      billing_country: 'United States',
      billing_postal_code: '04401',
      shipping_address: 'Dock 3',
      shipping_city: 'Portland',
      shipping_state: 'ME',
      shipping_country: 'Mexico',
      shipping_postal_code: '04102',
      shipping_same_as_billing: false,
      tax_id: '12-3456789',
      business_license: 'ME-4471',
      specializations: ['Cardiology', 'Urgent Care'],
      benefits: ['Health Insurance', 'CME Allowance'],
      contacts: [contact('1', true), contact('2', false, { email: '', linkedin_url: '' })],
    };
    expect(Object.keys(full).sort()).toEqual([...companyProfileFields].sort());
    expect((await save(admin, 1, full)).status).toBe(200);
    expect(await read(admin)).toMatchObject(full);
  });

  it('uses the billing address for shipping when told to, whatever else was typed', async () => {
    const admin = await registerEmployer();
    const profile = { ...company(), billing_address: 'PO Box 7', billing_country: '', shipping_address: 'Dock 3' };
    const saved = (await save(admin, 1, { ...profile, shipping_same_as_billing: true })).body;
    expect(saved).toMatchObject({ shipping_address: 'PO Box 7', shipping_country: 'United States' });
  });

  it('has exactly one primary contact', async () => {
    const admin = await registerEmployer();
    const withContacts = (...contacts: object[]) => save(admin, 1, { ...company(), contacts });
    for (const contacts of [
      [contact('1', false)],
      [contact('1', true), contact('2', true)],
      [contact('1', false), contact('2', false)],
    ]) {
      expect((await withContacts(...contacts)).body.fields).toEqual(
        refusedFields({ 'profile.contacts': notice('primaryContactRequired') }),
      );
    }
    expect((await withContacts(contact('1', true), contact('2', false))).status).toBe(200);
  });

  it('is refused field by field', async () => {
    const admin = await registerEmployer();
    const refused = async (change: object) => {
      const { status, body } = await save(admin, 1, { ...company(), ...change });
      expect(status).toBe(400);
      return body.fields;
    };
    expect(await refused({ company_name: ' ' })).toEqual(
      refusedFields({ 'profile.company_name': notice('companyNameRequired') }),
    );
    expect(await refused({ organizationId: 'org_x' })).toHaveProperty(['profile.organizationId']);
    expect(await refused({ logo_url: '/media/x' })).toHaveProperty(['profile.logo_url']);
    expect(await refused({ website: 'javascript:alert(1)' })).toEqual(
      refusedFields({ 'profile.website': notice('websiteInvalid') }),
    );
    expect(await refused({ email: 'nobody' })).toEqual(refusedFields({ 'profile.email': notice('emailInvalid') }));
    expect(await refused({ founded_year: limits.foundedYearMin - 1 })).toHaveProperty(['profile.founded_year']);
    expect(await refused({ founded_year: new Date().getFullYear() + 1 })).toHaveProperty(['profile.founded_year']);
    expect(await refused({ specializations: ['Alchemy'] })).toHaveProperty(['profile.specializations.0']);
    expect(await refused({ company_description: 'x'.repeat(limits.jobTextLength + 1) })).toHaveProperty([
      'profile.company_description',
    ]);
    expect(await refused({ contacts: [{ ...contact('1', true), role: 'admin' }] })).toHaveProperty([
      'profile.contacts.0.role',
    ]);
    const tooMany = Array.from({ length: limits.companyContacts + 1 }, (_, index) => contact(`${index}`, index === 0));
    expect(await refused({ contacts: tooMany })).toHaveProperty(['profile.contacts']);
    expect((await read(admin)).version).toBe(1);
  });

  it('is saved by administrators only', async () => {
    const { manager, member } = await registerTeam(stack);
    for (const person of [manager, member]) expect((await save(person, 1)).status).toBe(403);
  });

  it('stays readable in its earlier form', async () => {
    const admin = await registerEmployer();
    const table = openTable();
    const recent = [
      ...companyProfileFields.filter((name) => /^(billing|shipping)_/.test(name)),
      'contacts',
      'logo_url',
    ];
    await table.client.send(
      new UpdateCommand({
        TableName: table.name,
        Key: keys.organization(admin.organizationId),
        UpdateExpression: `REMOVE ${recent.join(', ')}`,
      }),
    );
    expect(await read(admin)).toMatchObject({ contacts: [], logo_url: null, billing_country: 'United States' });
    expect((await save(admin, 1)).status).toBe(200);
  });
});

describe('founding an organization', () => {
  const found = (person: Person, company_name: string, idempotencyKey?: string) =>
    api(
      organizationRoutes.createOrganization,
      { body: { company_name } },
      { ...as(person), ...(idempotencyKey && { idempotencyKey }) },
    );

  it('makes an employer without a team an administrator again, once', async () => {
    const { member } = await registerTeam(stack);
    await api(organizationRoutes.leaveOrganization, {}, as(member));
    const me = async () => (await api(accountRoutes.getMe, {}, as(member))).body;
    expect(await me()).toMatchObject({ userType: 'employer', membership: null, profile_completion: 0 });
    const idempotencyKey = randomUUID();
    const first = await found(member, 'A clinic of my own', idempotencyKey);
    expect(first.status).toBe(201);
    expect((await found(member, 'A clinic of my own', idempotencyKey)).body).toEqual(first.body);
    expect((await me()).membership).toMatchObject({
      organizationId: first.body.organizationId,
      organization: 'A clinic of my own',
      role: 'admin',
    });
    expect((await found(member, 'Another')).body.code).toBe('ALREADY_IN_ORGANIZATION');
  });

  it('succeeds once in two tabs', async () => {
    const { member } = await registerTeam(stack);
    await api(organizationRoutes.leaveOrganization, {}, as(member));
    const answers = await Promise.all([found(member, 'One'), found(member, 'Other'), found(member, 'Third')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  });

  it('is for employers', async () => {
    const professional = await registerProfessional();
    const answer = await found(professional, 'My practice');
    expect([answer.status, answer.body.error]).toEqual([403, messages.employersOnly]);
  });
});
