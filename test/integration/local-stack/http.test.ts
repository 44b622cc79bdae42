import { errorTexts } from '@shared/text/english.fixture';
import { describe, expect, it } from 'vitest';
import { matchRoute } from '../../../scripts/local/gateway/route-table';
import { sharedStack } from '../../support/stack';

const stack = await sharedStack();

describe('routes', () => {
  it.each([
    ['POST', '/api/register', 'accounts', 'POST /api/register', {}],
    ['GET', '/api/calendar/feeds/t0k', 'calendar-feed', 'GET /api/calendar/feeds/{token}', { token: 't0k' }],
    ['PUT', '/api/calendar/feeds/t0k', 'calendar', 'ANY /api/calendar/{proxy+}', { proxy: 'feeds/t0k' }],
    ['POST', '/api/jobs', 'jobs', 'ANY /api/jobs', {}],
    ['TRACE', '/api/jobs/a/b', 'jobs', 'ANY /api/jobs/{proxy+}', { proxy: 'a/b' }],
    ['GET', '/api/jobs-of-others/a', 'unknown-route', '$default', {}],
    ['GET', '/api', 'unknown-route', '$default', {}],
  ])('routes %s %s to %s', (method, path, area, routeKey, pathParameters) => {
    expect(matchRoute(method, path)).toEqual({ area, routeKey, pathParameters });
  });
});

describe('the HTTP gateway', () => {
  const post = (path: string, init: RequestInit): Promise<Response> =>
    fetch(`${stack.gateway}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-api-key': process.env['PUBLISHABLE_KEY'] ?? '' },
      ...init,
    });

  it('answers an unknown path and an unsupported method with the standard refusal', async () => {
    const refusal = { error: errorTexts.NOT_FOUND, code: 'NOT_FOUND' };
    for (const [method, path] of [
      ['GET', '/api/nothing'],
      ['DELETE', '/api/accounts/me'],
      ['POST', '/api/jobs/x/y/z'],
      ['GET', '/api/accounts/me/'],
      ['GET', '/api/accounts%2Fme%2Fme'],
    ] as const) {
      const response = await fetch(`${stack.gateway}${path}`, { method });
      expect([response.status, await response.json()], path).toEqual([404, refusal]);
    }
  });

  it('answers 400 for a badly encoded path', async () => {
    expect((await fetch(`${stack.gateway}/api/jobs/%E0%A4%A`)).status).toBe(400);
  });

  it('passes non-text bytes to the function, which refuses them', async () => {
    const response = await post('/api/send-otp', { body: Buffer.from([0xff, 0xfe, 0x7b]) });
    expect(response.status).toBe(400);
  });

  it('refuses a body above its limit', async () => {
    const response = await post('/api/send-otp', { body: Buffer.alloc(11 * 1024 * 1024, 'a') }).catch(() => null);
    // A client may see the closed connection before the response.
    expect(response?.status ?? 413).toBe(413);
    if (response) expect(await response.json()).toMatchObject({ code: 'PAYLOAD_TOO_LARGE' });
  });

  it('serves the browser’s runtime configuration', async () => {
    const config = (await (await fetch(`${stack.gateway}/config.json`)).json()) as Record<string, unknown>;
    expect(config).toMatchObject({
      userPoolId: process.env['USER_POOL_ID'],
      userPoolClientId: process.env['USER_POOL_CLIENT_ID'],
      userPoolEndpoint: `${stack.gateway}/_local/aws/cognito`,
      publishableKey: process.env['PUBLISHABLE_KEY'],
      websocketUrl: stack.websocket,
      identityDomain: `${new URL(stack.gateway).host}/_local/sign-in`,
      identityProviders: ['Google', 'LinkedIn'],
    });
  });

  it('shows the API as a page', async () => {
    const page = await (await fetch(`${stack.gateway}/_local/openapi`)).text();
    expect(page).toContain('/_local/openapi/swagger-ui-bundle.js');
    const document = (await (await fetch(`${stack.gateway}/_local/openapi/openapi.json`)).json()) as object;
    expect(document).toMatchObject({ openapi: expect.stringMatching(/^3\.1/) as string });
  });
});
