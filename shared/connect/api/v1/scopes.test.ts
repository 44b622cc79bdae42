import { expect, it } from 'vitest';
import { keyScopes } from '../../model/api-key-vocabulary';
import { contracts } from '../../../core/api/contracts';
import { isForKeys, type Route } from '../../../core/api/route';

const routes = Object.values(contracts).flatMap((area) => Object.values<Route>(area));

it('API key scopes and operations match: each scope is used, and each operation has an offered scope', () => {
  const used = routes.flatMap(({ access }) => (isForKeys(access) ? [access.scope] : []));
  expect([...new Set(used)].sort()).toEqual([...keyScopes].sort());
});

it('version 1 accepts only keys: reads need a read scope, writes a write scope', () => {
  for (const { method, path, access } of routes) {
    expect([path, isForKeys(access)]).toEqual([path, path.startsWith('/api/v1/')]);
    if (isForKeys(access))
      expect([path, access.scope.split(':')[1]]).toEqual([path, method === 'GET' ? 'read' : 'write']);
  }
});
