import { describe, expect, it } from 'vitest';
import { currentTerms } from '@shared/legal/documents';
import { Registration, RegistrationCompletion } from '@shared/accounts/model/account';
import { notice } from '@shared/text/notice';
import { acceptTerms, listAcceptedTerms } from './accept-terms';
import { confirmedProfessional } from './steps.fixture';
import { professional } from './people.fixture';
import { World } from './world.fixture';

const unknown = '00000000-0000-4000-8000-000000000000';
const { language: _language, ...registration } = professional;
const { email: _email, password: _password, ...completion } = registration;

describe('terms', () => {
  it('are recorded with the registration', async () => {
    const world = new World();
    const { items } = await listAcceptedTerms(world.deps, await confirmedProfessional(world));
    expect(items).toEqual([
      { document: 'terms', version: currentTerms.terms, acceptedAt: expect.any(String), operation: 'register' },
      { document: 'privacy', version: currentTerms.privacy, acceptedAt: expect.any(String), operation: 'register' },
    ]);
  });

  it('can be accepted later, once, by accounts that registered before them', async () => {
    const world = new World();
    const accept = () => acceptTerms(world.deps, unknown, currentTerms);
    const first = await accept();
    world.advance(60);
    expect(await accept()).toEqual(first);
    expect(first.items.map(({ operation }) => operation)).toEqual(['acceptTerms', 'acceptTerms']);
  });

  it.each([
    ['an older version', { ...currentTerms, terms: currentTerms.terms - 1 }],
    ['a version that does not exist yet', { ...currentTerms, privacy: currentTerms.privacy + 1 }],
  ])('are refused in %s', async (_name, accepted) => {
    const world = new World();
    await expect(acceptTerms(world.deps, unknown, accepted)).rejects.toMatchObject({ code: 'STALE_VERSION' });
    expect(world.table.items('LegalAcceptance')).toEqual([]);
    for (const [schema, body] of [
      [Registration, registration],
      [RegistrationCompletion, completion],
    ] as const) {
      const { error } = await schema.safeParseAsync({ ...body, acceptedTerms: accepted });
      expect(error?.issues).toMatchObject([{ path: ['acceptedTerms'], message: notice('termsChanged') }]);
    }
  });

  it.each([undefined, true, null])('are required to register: rejects %s as a version', async (acceptedTerms) => {
    const { error } = await Registration.safeParseAsync({ ...registration, acceptedTerms });
    expect(error?.issues).toMatchObject([{ path: ['acceptedTerms'], message: notice('termsRequired') }]);
  });
});
