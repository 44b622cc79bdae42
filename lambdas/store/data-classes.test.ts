import { dataClasses } from '@shared/legal/disclosures';
import { expect, it } from 'vitest';
import { dataClassOf } from './data-classes';

it('the privacy policy lists what is stored, and nothing else', () => {
  const stored = new Set(Object.values(dataClassOf).filter((it) => it !== null));
  expect([...stored].toSorted()).toEqual([...dataClasses].toSorted());
});
