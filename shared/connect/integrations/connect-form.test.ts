import { describe, expect, it } from 'vitest';
import { fieldProblems, fieldsOf } from './connect-form';
import { bringsOwnClient, providerOf } from './providers';
import { formProviderIds, providerIds } from './vocabulary';

const host = 'wd2-impl-services1.workday.com';
const workday = {
  host,
  tenant: 'harbor_dpt1',
  clientId: 'NjM4ZTc=',
  clientSecret: 's3cret',
  refreshToken: 'r3fresh',
  report: `https://${host}/ccx/service/customreport2/harbor_dpt1/lmcneil/Open_Requisitions?format=json`,
};
const problemsWith = (changes: Partial<typeof workday>) =>
  Object.keys(fieldProblems('workday', { ...workday, ...changes }));

describe('the Workday form', () => {
  it('accepts values copied from Workday and trims invisible characters', () => {
    const typed = Object.fromEntries(Object.entries(workday).map(([name, value]) => [name, ` \u202a${value}\u200b `]));
    expect(fieldProblems('workday', fieldsOf('workday', { ...typed, more: 'x' }))).toEqual({});
    expect(fieldsOf('workday', { more: 'x' })).not.toHaveProperty('more');
  });

  it.each([
    'workday.com.attacker.example',
    'attacker.example',
    'workday.com',
    '127.0.0.1',
    'wd2.workday.com:8443',
    'wd2.workday.com/path',
    'user@wd2.workday.com',
    'https://wd2.workday.com',
    'wd2.notworkday.com',
  ])('rejects the host %s', (other) => {
    expect(problemsWith({ host: other })).toEqual(['host']);
  });

  it.each(['wd5-services1.myworkday.com', 'impl-services1.wd12.myworkday.com'])('accepts the host %s', (other) => {
    expect(problemsWith({ host: other })).toEqual([]);
  });

  it('rejects fields that are missing, too long, or not a report URL', () => {
    expect(problemsWith({ clientSecret: '', tenant: '../x' })).toEqual(['tenant', 'clientSecret']);
    expect(problemsWith({ refreshToken: 'x'.repeat(501) })).toEqual(['refreshToken']);
    for (const report of ['https://wd2.workday.com/ccx/service/x', `http://${host}`, 'Open_Requisitions']) {
      expect(problemsWith({ report }), report).toEqual(['report']);
    }
  });
});

it('LinkedIn needs a numeric company ID and an email address', () => {
  const problems = fieldProblems('linkedin-recruiter', { companyId: 'harbor', posterEmail: 'jobs' });
  expect(problems).toEqual({ companyId: 'linkedInCompanyId', posterEmail: 'emailInvalid' });
  expect(fieldProblems('linkedin-recruiter', { companyId: '2414183', posterEmail: 'jobs@harbor.example' })).toEqual({});
});

it('only providers without a consent page have form fields', () => {
  expect(providerIds.filter((id) => providerOf(id).fields.length > 0)).toEqual([...formProviderIds]);
  expect(providerIds.filter(bringsOwnClient)).toEqual(['workday']);
});
