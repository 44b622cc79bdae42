import { accountRoutes } from '@shared/accounts/api/accounts.routes';
import { auditRoutes } from '@shared/trust/api/audit.routes';
import { currentTerms } from '@shared/legal/documents';
import { refusedFields } from '@shared/text/english.fixture';
import { notice } from '@shared/text/notice';
import { describe, expect, it } from 'vitest';
import { PutCommand } from '@lambdas/platform/table/commands';
import { openTable } from '@lambdas/platform/table/table';
import { acceptanceItems } from '@lambdas/store/accounts/accounts/legal-acceptances';
import { api } from '../../support/client';
import { newNewcomer, registerEmployer, registerProfessional, uniqueEmail, type Person } from '../../support/people';
import { signIn } from '../../support/accounts/sign-in';
import { sharedStack } from '../../support/stack';
import { forgetAcceptance } from '../../support/work/terms';

const stack = await sharedStack();
const as = ({ token }: Pick<Person, 'token'>) => ({ token });
const me = async (person: Person) => (await api(accountRoutes.getMe, {}, as(person))).body;
const acceptedBy = async (person: Pick<Person, 'token'>) =>
  (await api(accountRoutes.listAcceptedTerms, {}, as(person))).body.items;
const accept = (person: Person, accepted = currentTerms) =>
  api(accountRoutes.acceptTerms, { body: { accepted } }, as(person));

const names = { userType: 'doctor', firstName: 'Ina', lastName: 'Newcomer', phone: '+1 202 555 0188' } as const;

describe('terms and privacy policy', () => {
  it('are recorded with every new account, by how it was made', async () => {
    const [professional, employer, newcomer] = await Promise.all([
      registerProfessional(),
      registerEmployer(),
      newNewcomer(),
    ]);
    await api(accountRoutes.completeRegistration, { body: { ...names, acceptedTerms: currentTerms } }, as(newcomer));
    // Earlier tokens lack the group.
    const { accessToken: token } = await signIn(newcomer.email, newcomer.password);
    for (const [person, operation] of [
      [professional, 'register'],
      [employer, 'register'],
      [{ token }, 'completeRegistration'],
    ] as const) {
      expect(await acceptedBy(person)).toEqual([
        { document: 'terms', version: currentTerms.terms, acceptedAt: expect.any(String), operation },
        { document: 'privacy', version: currentTerms.privacy, acceptedAt: expect.any(String), operation },
      ]);
    }
    expect(await me(professional)).not.toHaveProperty('legalDue');
  });

  it('must be accepted in the current version to register', async () => {
    const registration = { ...names, email: uniqueEmail(), password: 'Str0ng-and-long' };
    const register = async (acceptedTerms?: unknown) =>
      (await api(accountRoutes.register, { body: { ...registration, acceptedTerms } as never })).body;
    const old = { ...currentTerms, terms: currentTerms.terms - 1 };
    expect((await register(old)).fields).toEqual(refusedFields({ acceptedTerms: notice('termsChanged') }));
    expect((await register()).fields).toEqual(refusedFields({ acceptedTerms: notice('termsRequired') }));
  });

  it('are due for accounts without a record, until they are accepted, once', async () => {
    const person = await registerProfessional();
    await forgetAcceptance(person);
    const due = (document: 'terms' | 'privacy', accepted: number | null = null) => ({
      document,
      version: currentTerms[document],
      accepted,
    });
    expect((await me(person)).legalDue).toEqual([due('terms'), due('privacy')]);

    const table = openTable();
    const old = { ...currentTerms, terms: 0 };
    for (const Item of acceptanceItems(person.userId, { accepted: old, operation: 'register', at: at(0) }))
      await table.client.send(new PutCommand({ TableName: table.name, Item }));
    expect((await me(person)).legalDue).toEqual([due('terms', 0)]);

    const replies = await Promise.all([accept(person), accept(person), accept(person)]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    const items = await acceptedBy(person);
    expect(items.map(({ document, version }) => [document, version])).toEqual([
      ['terms', currentTerms.terms],
      ['terms', 0],
      ['privacy', currentTerms.privacy],
    ]);
    // Earlier acceptances stay unchanged.
    expect(items[2]).toMatchObject({ operation: 'register', acceptedAt: at(0) });
    expect(await me(person)).not.toHaveProperty('legalDue');
  });

  it('are refused in a version that is not current', async () => {
    const person = await registerProfessional();
    const newer = { ...currentTerms, privacy: currentTerms.privacy + 1 };
    expect(await accept(person, newer)).toMatchObject({ status: 409, body: { code: 'STALE_VERSION' } });
    expect((await acceptedBy(person)).length).toBe(2);
  });

  it('are in the activity of the person', async () => {
    const person = await registerProfessional();
    await stack.drain();
    const { body } = await api(auditRoutes.listOwnActivity, { query: {} }, as(person));
    const accepted = body.items.filter(({ thing }) => thing === 'LegalAcceptance');
    expect(accepted.map(({ changes }) => changes)).toContainEqual([
      { field: 'document', after: 'terms' },
      { field: 'version', after: currentTerms.terms },
    ]);
  });
});

const at = (second: number): string => new Date(Date.UTC(2026, 0, 1, 0, 0, second)).toISOString();
