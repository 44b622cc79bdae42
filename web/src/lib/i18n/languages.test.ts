import { expect, it } from 'vitest';
import * as en from './languages/en';
import * as es from './languages/es';
import * as fr from './languages/fr';

const namesOf = (files: object): string[] => Object.keys(files).map((file) => file.replace(/^\.\/\w+\//, ''));

it.each([
  ['es', es],
  ['fr', fr],
] as const)('%s has the catalogs of visitors and of members that English has', async (_language, { files, others }) => {
  expect(namesOf(files)).toEqual(namesOf(en.files));
  expect(namesOf(await others())).toEqual(namesOf(await en.others()));
});

it('visitors load no addresses of staff pages', () => {
  expect(namesOf(en.files).filter((name) => name.includes('admin'))).toEqual([]);
});
