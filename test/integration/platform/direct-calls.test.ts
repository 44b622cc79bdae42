import { contracts } from '@shared/core/api/contracts';
import { edgeHeaders, type Route } from '@shared/core/api/route';
import { errorStatus } from '@shared/errors';
import { errorTexts } from '@shared/text/english.fixture';
import { apiHeaders } from '@shared/platform/security-headers';
import { expect, it } from 'vitest';
import { directApiPrefix } from '../../../scripts/local/gateway/gateway';
import { localStage } from '../../../scripts/local/settings';
import { gatewayFunctions } from '@shared/platform/functions';
import { sharedStack } from '../../support/stack';

const stack = await sharedStack();

const direct = (method: string, path: string, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(`${stack.gateway}${directApiPrefix}${path.replace(/\{\w+\}/g, 'x')}`, { method, headers });

const oneOfEach = Object.entries(gatewayFunctions).map(([name, { routes }]): [string, Route] => [
  name,
  Object.values(routes)[0]!,
]);

it.each(oneOfEach)('%s refuses a call that does not come through the CDN', async (_name, { method, path }) => {
  const response = await direct(method, path);
  const [status, error] = [errorStatus.NOT_FROM_SITE, errorTexts.NOT_FROM_SITE];
  expect(response.status).toBe(status);
  if (method !== 'HEAD') expect(await response.json()).toEqual({ error, code: 'NOT_FROM_SITE' });
});

it('rejects before it reads anything of the request', async () => {
  const { path } = contracts.accounts.getMe;
  for (const headers of [
    { [edgeHeaders.originKey]: 'a guess' },
    { [edgeHeaders.originKey]: localStage.originKey.slice(0, -1) },
    { authorization: 'Bearer x', [edgeHeaders.originKey]: '' },
  ]) {
    expect((await direct('GET', path, headers)).status).toBe(403);
  }
});

it('accepts callers with the key, and everyone at the site’s address', async () => {
  const { path } = contracts.search.searchJobs;
  expect((await direct('GET', path, { [edgeHeaders.originKey]: localStage.originKey })).status).toBe(200);
  const answered = await fetch(`${stack.gateway}${path}`);
  expect(answered.status).toBe(200);
  for (const [name, value] of Object.entries(apiHeaders)) expect(answered.headers.get(name)).toBe(value);
  expect((await fetch(`${stack.gateway}${path}`, { headers: { [edgeHeaders.originKey]: 'x' } })).status).toBe(200);
});
