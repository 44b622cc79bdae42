import { organizationParts, professionalParts } from '@shared/accounts/model/data-export-vocabulary';
import { describe, expect, it } from 'vitest';
import { keys } from '../../store/keys';
import { exportRules } from './export-rules';

const entities = [...Object.keys(keys).map((key) => `${key[0]?.toUpperCase()}${key.slice(1)}`), 'OwnCount'];

it.each(entities)('%s is exported, or has a reason why not', (name) => {
  const rule = exportRules[name as keyof typeof exportRules];
  expect(rule).toBeDefined();
  if (rule.reason === undefined) expect(rule.person ?? rule.organization).toBeDefined();
  else expect(rule.reason).toMatch(/\S{3}/);
});

it('no rule exists for an unknown entity', () => {
  expect(Object.keys(exportRules).filter((name) => !entities.includes(name))).toEqual([]);
});

describe('the list of parts', () => {
  const rules = Object.values(exportRules).filter((rule) => rule.reason === undefined);
  it.each(professionalParts)('%s of a person', (part) => {
    expect(rules.some(({ person }) => person?.part === part)).toBe(true);
  });
  it.each(organizationParts)('%s of an organization', (part) => {
    expect(rules.some(({ organization }) => organization?.part === part)).toBe(true);
  });
});
