import { expect, it } from 'vitest';
import { createStageClients } from './stage-clients';

it('has no client of services that the stage does not name', () => {
  const clients = createStageClients('{"zoom":{"clientId":"id","secretId":"secret"}}');
  expect([clients.get('zoom')?.clientId, clients.get('linkedin-recruiter')]).toEqual(['id', null]);
});

it('needs none where organizations bring their own, and sends their requests where they go', async () => {
  const url = 'https://wd2-impl-services1.workday.com/ccx/oauth2/harbor/token';
  const client = createStageClients('{}').get('workday');
  expect([client?.addressOf(url), await client?.secrets()]).toEqual([url, {}]);
  const local = { workday: { clientId: 'local', secretId: 'none', base: 'http://localhost/vendors/workday' } };
  expect(createStageClients(JSON.stringify(local)).get('workday')?.addressOf(url)).toBe(
    'http://localhost/vendors/workday/wd2-impl-services1.workday.com/ccx/oauth2/harbor/token',
  );
});
