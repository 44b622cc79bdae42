import { currentTerms } from '@shared/legal/documents';
import { accountRoutes } from '@shared/accounts/api/accounts.routes';
import { dashboardRoutes } from '@shared/hiring/api/dashboards.routes';
import { referralRoutes } from '@shared/people/api/referrals.routes';
import { paths, pathTo, referralAddress } from '@shared/paths';
import { said } from '@shared/text/english.fixture';
import { describe, expect, it } from 'vitest';
import { api } from '../../support/client';
import { registerApplicant } from '../../support/marketplace';
import { newestCode, newNewcomer, registerProfessional, uniqueEmail, type Person } from '../../support/people';
import { sharedStack } from '../../support/stack';

const stack = await sharedStack();
const as = ({ token }: Pick<Person, 'token'>) => ({ token });

const linkOf = async (person: Person) => (await api(referralRoutes.getReferralLink, {}, as(person))).body;
const replace = (person: Person, code: string) =>
  api(referralRoutes.replaceReferralLink, { body: { code } }, as(person));
const invite = (person: Person, email: string) => api(referralRoutes.inviteColleague, { body: { email } }, as(person));

const colleague = {
  userType: 'doctor' as const,
  firstName: 'Ina',
  lastName: 'Invited',
  phone: '+1 202 555 0188',
  acceptedTerms: currentTerms,
};

const register = (email: string, referralCode: string, phone = colleague.phone) =>
  api(accountRoutes.register, { body: { ...colleague, phone, email, password: 'Str0ng-and-long', referralCode } });
const verify = async (email: string) =>
  api(accountRoutes.verifyOtp, { body: { email, code: await newestCode(email), type: 'email_verification' } });

const mailsTo = async (email: string) => {
  await stack.drain();
  return stack.mails(email);
};

describe('a referral', () => {
  it('counts once when the address is confirmed, on the dashboard too', async () => {
    const person = await registerApplicant();
    const { code, joined } = await linkOf(person);
    expect(joined).toBe(0);
    const email = uniqueEmail('joins');
    expect((await register(email, code)).status).toBe(200);
    expect((await linkOf(person)).joined).toBe(0);
    await verify(email);
    await verify(email);
    expect((await linkOf(person)).joined).toBe(1);
    const dashboard = await api(dashboardRoutes.getProfessionalDashboard, {}, as(person));
    expect(dashboard.body.referrals).toBe(1);
  });

  it('counts people who sign up through a provider', async () => {
    const person = await registerProfessional();
    const { code } = await linkOf(person);
    const newcomer = await newNewcomer();
    const body = { ...colleague, referralCode: code };
    expect((await api(accountRoutes.completeRegistration, { body }, as(newcomer))).status).toBe(200);
    expect((await linkOf(person)).joined).toBe(1);
  });

  it('does not count oneself or a replaced link, and never blocks a sign-up', async () => {
    const person = await registerProfessional();
    const { code } = await linkOf(person);
    const replies = await Promise.all([replace(person, code), replace(person, code)]);
    const [next] = replies.map(({ body }) => body.code);
    expect(replies.map(({ body }) => body.code)).toEqual([next, next]);
    expect(next).not.toBe(code);
    const [late, own] = [uniqueEmail('late'), uniqueEmail('own')];
    await register(late, code);
    await register(own, next!, person.me.phone);
    expect([(await verify(late)).status, (await verify(own)).status]).toEqual([200, 200]);
    expect((await linkOf(person)).joined).toBe(0);
  });
});

describe('an invitation of a colleague', () => {
  const linkIn = (links: readonly string[], part: string) => links.find((link) => link.includes(part));

  it('is one email per address, with the link, until the address opts out', async () => {
    const [person, other] = [await registerProfessional({ firstName: 'Nora' }), await registerProfessional()];
    const email = uniqueEmail('colleague');
    expect((await invite(person, email)).body).toEqual(said('colleagueInvited'));
    expect((await invite(other, email)).body).toEqual(said('colleagueInvited'));
    const mails = await mailsTo(email);
    expect(mails).toHaveLength(1);
    const { links, subject } = mails[0]!;
    expect(subject).toContain('Nora');
    expect(linkIn(links, referralAddress((await linkOf(person)).code))).toBeDefined();

    const stop = pathTo(paths.stopReferrals, { token: '' });
    const token = decodeURIComponent(linkIn(links, stop)!.split(stop)[1]!);
    const reply = await api(referralRoutes.stopReferralInvitations, { params: { token } });
    expect(reply.body).toEqual(said('referralInvitationsStopped'));
    const forged = await api(referralRoutes.stopReferralInvitations, { params: { token: `${token}x` } });
    expect(forged.body.code).toBe('INVALID_TOKEN');
  });

  it('is answered alike for people who have an account, and sends them nothing', async () => {
    const [person, known] = [await registerProfessional(), await registerProfessional()];
    const before = (await mailsTo(known.email)).length;
    expect((await invite(person, known.email)).body).toEqual(said('colleagueInvited'));
    expect(await mailsTo(known.email)).toHaveLength(before);
    expect((await invite(person, person.email)).body.fields).toHaveProperty('email');
  });
});
