import { describe, expect, it } from 'vitest';
import { clientFake, vendorFake } from '../../engine/vendor.fake';
import { outlookAdapter } from '../microsoft-outlook/outlook-adapter';
import { teamsAdapter } from '../microsoft-teams/teams-adapter';

const tokens = { access_token: 'at', refresh_token: 'rt', expires_in: 3600, scope: 'Calendars.ReadWrite User.Read' };
const code = { code: 'code', verifier: 'verifier', redirectUri: 'https://site.test/finish' };
const asked = { state: 'state', challenge: 'challenge', redirectUri: 'https://site.test/finish' };

describe('access to Microsoft', () => {
  it.each([
    ['Outlook', outlookAdapter, 'common', 'offline_access User.Read Calendars.ReadWrite'],
    ['Teams', teamsAdapter, 'organizations', 'offline_access User.Read OnlineMeetings.ReadWrite'],
  ])('is asked for with a challenge, for the accounts that %s takes', (_name, adapter, accounts, scope) => {
    const url = new URL(adapter.authorizeUrl(clientFake, asked));
    expect(url.origin + url.pathname).toBe(`https://login.microsoftonline.com/${accounts}/oauth2/v2.0/authorize`);
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      ...{ client_id: 'client', response_type: 'code', redirect_uri: asked.redirectUri, state: 'state', scope },
      ...{ code_challenge: 'challenge', code_challenge_method: 'S256', prompt: 'select_account' },
    });
  });

  it('is requested with the verifier and the secret, and renewed with the newest token', async () => {
    const { vendor, sent } = vendorFake(tokens);
    const grant = await outlookAdapter.exchange(vendor, code);
    expect(grant).toMatchObject({ accessToken: 'at', refreshToken: 'rt', expiresAt: '2026-11-26T09:00:00.000Z' });
    const next = vendorFake({ ...tokens, refresh_token: 'rt2' });
    expect(await outlookAdapter.refresh(next.vendor, grant)).toMatchObject({ refreshToken: 'rt2' });
    const proof = { client_id: 'client', client_secret: 'secret' };
    expect(sent[0]?.form).toMatchObject({ ...proof, grant_type: 'authorization_code', code_verifier: 'verifier' });
    expect(next.sent[0]?.form).toMatchObject({ ...proof, grant_type: 'refresh_token', refresh_token: 'rt' });
  });

  it('names the account by its mailbox, or by its sign-in name without one', async () => {
    const grant = await outlookAdapter.exchange(vendorFake(tokens).vendor, code);
    const user = { id: 'u1', mail: 'robin@ward.test', userPrincipalName: 'robin@tenant.test' };
    const identify = (answer: unknown) => outlookAdapter.identify(vendorFake(answer).vendor, grant);
    expect((await identify(user)).account).toEqual({ id: 'u1', label: 'robin@ward.test' });
    expect((await identify({ ...user, mail: null })).account.label).toBe('robin@tenant.test');
    await expect(identify({ id: 'u1' })).rejects.toMatchObject({ problem: 'malformed' });
  });

  it('can be ended only by the person', async () => {
    const { vendor, sent } = vendorFake(tokens);
    const grant = await outlookAdapter.exchange(vendor, code);
    await expect(outlookAdapter.revoke(vendor, grant)).rejects.toMatchObject({ problem: 'refused' });
    expect(sent).toHaveLength(1);
  });
});
