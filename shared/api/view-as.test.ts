import { expect, it } from 'vitest';
import { contracts } from './contracts';
import { isForKeys, type Route } from './route';
import { hiddenFromViewers } from '../domain/view-as';

const reads = Object.values(contracts).flatMap((routes) =>
  Object.entries(routes as Record<string, Route>).filter(([, { method }]) => method === 'GET'),
);

/** Operations of staff are closed to the people they view as. */
const isOpen = ([, { access, path }]: [string, Route]): boolean =>
  !isForKeys(access) && access !== 'public' && access !== 'publishableKey' && !path.startsWith('/api/admin/');

it('hides every file, export, and health record', () => {
  const telling = /document|resume|attachment|health|export|download|\.csv/i;
  const open = reads.filter(isOpen).filter(([name, { path }]) => telling.test(name) || telling.test(path));
  expect(open.map(([name]) => name).filter((name) => !hiddenFromViewers.has(name))).toEqual([]);
});

it('names operations that exist', () => {
  const names = new Set(reads.map(([name]) => name));
  expect([...hiddenFromViewers].filter((name) => !names.has(name))).toEqual([]);
});
