import { expect, it } from 'vitest';
import { createStageClients } from './stage-clients';

it('a stage has no client for services that it does not configure', () => {
  const clients = createStageClients('{"zoom":{"clientId":"id","secretId":"secret"}}');
  expect([clients.get('zoom')?.clientId, clients.get('linkedin-recruiter')]).toEqual(['id', null]);
});

it('a stage needs no client where organizations bring their own, and sends requests to the right host', async () => {
  const url = 'https://wd2-impl-services1.workday.com/ccx/oauth2/harbor/token';
  const client = createStageClients('{}').get('workday');
  expect([client?.addressOf(url), await client?.secrets()]).toEqual([url, {}]);
  const local = { workday: { clientId: 'local', secretId: 'none', base: 'http://localhost/vendors/workday' } };
  expect(createStageClients(JSON.stringify(local)).get('workday')?.addressOf(url)).toBe(
    'http://localhost/vendors/workday/wd2-impl-services1.workday.com/ccx/oauth2/harbor/token',
  );
});
