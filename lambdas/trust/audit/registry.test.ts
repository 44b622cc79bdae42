import { unreadEntities } from '@shared/platform/unread-entities';
import { expect, it } from 'vitest';
import { auditedDeletions } from '../../store/audited-deletions';
import type { EntityName } from '../../store/entity';
import { keys } from '../../store/keys';
import { registry } from './registry';

const nameOf = (key: string): EntityName => `${key[0]?.toUpperCase()}${key.slice(1)}` as EntityName;
const entities = [...Object.keys(keys).map(nameOf), 'OwnCount' as EntityName];

it('every entity is audited, or has a reason why not', () => {
  expect(entities.filter((name) => !registry[name])).toEqual([]);
});

it('the registry has no unknown entities', () => {
  expect(Object.keys(registry).filter((name) => !entities.includes(name as EntityName))).toEqual([]);
});

it('entities skipped by the stream consumers are not audited', () => {
  expect(unreadEntities.filter((name) => !('notAudited' in (registry[name] ?? {})))).toEqual([]);
});

it('values of personal fields are never recorded', () => {
  const personal = /(?:mail|phone|name|address|birthDate|note|text|description|reason|contact)$/i;
  const recorded = Object.entries(registry).flatMap(([name, row]) =>
    'fields' in row ? row.fields.map((field) => `${name}.${field}`) : [],
  );
  // Names of an organization and of a switch aren't personal.
  expect(recorded.filter((field) => personal.test(field)).sort()).toEqual([
    'FeatureSwitch.name',
    'Organization.company_name',
  ]);
});

it('only audited entities keep a tombstone when deleted', () => {
  type AnyKey = (...parts: never[]) => { pk: string; sk: string };
  const kept = Object.entries(keys as Record<string, AnyKey>).flatMap(([name, key]) => {
    const { pk, sk } = key(...([1, 2, 3, 4].map(() => 'x') as never[]));
    return auditedDeletions.some((pattern) => pattern.test(`${pk} ${sk}`)) ? [nameOf(name)] : [];
  });
  expect(kept.filter((name) => 'notAudited' in (registry[name] ?? {}))).toEqual([]);
  expect(auditedDeletions.length).toBe(kept.length);
});
