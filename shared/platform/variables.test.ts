import { describe, expect, it } from 'vitest';
import { environmentSchemas } from './environment';
import { functionEntries } from './functions';
import { environmentOfFunction, variablesOf } from './variables';

const all = Object.fromEntries(
  [...Object.values(environmentSchemas).flatMap(({ shape }) => Object.keys(shape)), 'AWS_REGION'].map((name) => [
    name,
    '-',
  ]),
);

describe('the environment of a function', () => {
  it.each(functionEntries.map(({ name, uses }) => ({ name, uses })))(
    '$name has the variables of its resources',
    (it) => {
      const seen = environmentOfFunction(it.name, all);
      for (const resource of it.uses)
        expect(Object.keys(seen)).toEqual(expect.arrayContaining([...variablesOf(resource)]));
      expect(seen['AWS_REGION']).toBe('-');
    },
  );

  it('excludes variables of other functions', () => {
    expect(environmentOfFunction('pages', all)).not.toHaveProperty('HASH_KEY_SECRET_ID');
    expect(environmentOfFunction('jobs', all)).not.toHaveProperty('PUBLISHABLE_KEY');
    expect(environmentOfFunction('accounts', all)).toHaveProperty('PUBLISHABLE_KEY');
  });
});
