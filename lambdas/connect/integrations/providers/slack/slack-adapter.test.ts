import { beforeEach, describe, expect, it } from 'vitest';
import { clientFake, vendorFake } from '../../engine/vendor.fake';
import { slackAdapter } from './slack-adapter';

const installed = {
  ok: true,
  access_token: 'xoxb-1',
  scope: 'incoming-webhook',
  team: { id: 'T1', name: 'Ward 7' },
  incoming_webhook: { channel: '#hiring', channel_id: 'C1', url: 'https://hooks.slack.com/services/T1/B1/secret' },
};
let fake: ReturnType<typeof vendorFake>;
const exchange = () =>
  slackAdapter.exchange(fake.vendor, {
    code: 'code',
    verifier: 'verifier',
    redirectUri: 'https://site/finish',
  });

beforeEach(() => {
  fake = vendorFake(installed);
});

describe('access to Slack', () => {
  it('is requested without a challenge, which would need a public client', async () => {
    const asked = { state: 'state', challenge: 'challenge', redirectUri: 'https://site/finish' };
    const url = new URL(slackAdapter.authorizeUrl(clientFake, asked));
    expect(Object.fromEntries(url.searchParams)).toMatchObject({ scope: 'incoming-webhook', state: 'state' });
    expect(url.searchParams.has('code_challenge')).toBe(false);
    await exchange();
    expect(fake.sent[0]?.form).toEqual({
      grant_type: 'authorization_code',
      code: 'code',
      redirect_uri: 'https://site/finish',
      client_id: 'client',
      client_secret: 'secret',
    });
  });

  it('keeps the channel’s address secret, and names workspace and channel', async () => {
    const grant = await exchange();
    expect(grant.extra['webhookUrl']).toBe(installed.incoming_webhook.url);
    expect(await slackAdapter.identify(fake.vendor, grant)).toEqual({
      account: { id: 'T1', label: 'Ward 7 · #hiring' },
      settings: { team: 'Ward 7', channel: '#hiring' },
    });
  });

  it('requires a channel, which an installation for a whole company lacks', async () => {
    fake.answers({ ...installed, team: null });
    const grant = await exchange();
    await expect(slackAdapter.identify(fake.vendor, grant)).rejects.toMatchObject({ problem: 'refused' });
  });

  it('posts only to addresses of Slack', async () => {
    fake.answers({
      ...installed,
      incoming_webhook: { channel: '#hiring', url: 'https://hooks.slack.com.evil.test/x' },
    });
    expect((await exchange()).extra).toEqual({});
  });

  it('keeps the channel when access is renewed', async () => {
    const grant = { ...(await exchange()), refreshToken: 'xoxe-1' };
    fake.answers({
      ok: true,
      access_token: 'xoxb-2',
      refresh_token: 'xoxe-2',
      expires_in: 43_200,
      scope: 'incoming-webhook',
    });
    expect(await slackAdapter.refresh(fake.vendor, grant)).toMatchObject({
      accessToken: 'xoxb-2',
      refreshToken: 'xoxe-2',
      expiresAt: '2026-11-26T20:00:00.000Z',
      extra: { channel: '#hiring' },
    });
  });

  it.each([
    ['invalid_code', 'refused'],
    ['token_revoked', 'access_ended'],
    ['invalid_refresh_token', 'access_ended'],
    ['ratelimited', 'too_many_requests'],
    ['internal_error', 'server_error'],
    ['bad_client_secret', 'server_error'],
  ])('reads the refusal %s, which comes with 200, as %s', async (error, problem) => {
    fake.answers({ ok: false, error });
    await expect(exchange()).rejects.toMatchObject({ problem });
  });

  it('rejects an answer without its success mark', async () => {
    fake.answers({ access_token: 'xoxb-1' });
    await expect(exchange()).rejects.toMatchObject({ problem: 'malformed' });
  });
});
