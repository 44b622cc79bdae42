import { contracts } from '@shared/core/api/contracts';
import type { Route } from '@shared/core/api/route';
import { dataClasses } from '@shared/legal/disclosures';
import { describe, expect, it } from 'vitest';
import { unclassifiedIn } from '../../scripts/lib/stored-attributes';
import { attributeClasses, type AttributeClass } from './attribute-classes';
import { dataClassOf } from './data-class-of';
import { attributeClassesOf, classOf, entityNames } from './data-classes';

const strictestClassOf = (name: (typeof entityNames)[number]): AttributeClass => {
  const used = new Set(Object.values(attributeClassesOf(name)));
  return attributeClasses.find((it) => used.has(it)) ?? 'operational';
};

it('the privacy policy lists exactly what is stored', () => {
  const stored = new Set(Object.values(dataClassOf).filter((it) => it !== null));
  expect([...stored].toSorted()).toEqual([...dataClasses].toSorted());
});

describe('classes of attributes', () => {
  it('are declared for every entity of the privacy policy', () => {
    expect(entityNames.toSorted()).toEqual(Object.keys(dataClassOf).toSorted());
  });

  it('are listed or match a declared pattern', () => {
    expect(classOf('PrivateDetails', 'deaNumber')).toBe('credential');
    expect(classOf('Account', 'gsi1pk')).toBe('operational');
    expect(classOf('PersonName', 'gsi1sk')).toBe('identity');
    expect(classOf('Otp', 'sent_2026-11-24')).toBe('operational');
    expect(classOf('Account', 'somethingNew')).toBeNull();
  });

  it('rank the strictest one of an entity first', () => {
    expect(strictestClassOf('PrivateDetails')).toBe('special');
    expect(strictestClassOf('Account')).toBe('identity');
    expect(strictestClassOf('OwnCount')).toBe('operational');
  });

  it('require encryption in few entities, so no other names an encrypted attribute by accident', () => {
    const encrypted = entityNames.flatMap((name) =>
      Object.entries(attributeClassesOf(name)).flatMap(([attribute, it]) =>
        it === 'special' || it === 'credential' ? [`${name}.${attribute}`] : [],
      ),
    );
    expect(encrypted.toSorted()).toEqual([
      'HealthFile.sealed',
      'Integration.channel',
      'Integration.grant',
      'OwnIntegration.channel',
      'OwnIntegration.grant',
      'PrivateDetails.dateOfBirth',
      'PrivateDetails.deaNumber',
      'PrivateDetails.gender',
    ]);
  });

  it('an entity that the privacy policy omits has no personal data', () => {
    const silent = entityNames.filter((name) => dataClassOf[name] === null);
    for (const name of silent) expect(['operational', 'content'], name).toContain(strictestClassOf(name));
  });
});

describe('a stored item', () => {
  it('is rejected with an attribute or entity that has no class', () => {
    expect(unclassifiedIn({ entity: { S: 'Account' }, firstName: { S: 'Ada' }, nickname: { S: 'A' } })).toEqual([
      'Account.nickname: without a class',
    ]);
    expect(unclassifiedIn({ entity: { S: 'Secret' } })).toEqual(['Secret: an entity without classes']);
  });

  it('is rejected with plaintext where encryption is required', () => {
    const details = { entity: { S: 'PrivateDetails' }, gender: { NULL: true as const }, deaNumber: { S: '' } };
    const sealed = { M: { sealed: { S: 'x' } } };
    expect(unclassifiedIn({ ...details, dateOfBirth: sealed })).toEqual([]);
    expect(unclassifiedIn({ ...details, dateOfBirth: { S: '1984-02-29' } })).toEqual([
      'PrivateDetails.dateOfBirth: in plain',
    ]);
  });

  it('has only numbers if it is a counter', () => {
    expect(unclassifiedIn({ entity: { S: 'JobStages' }, pk: { S: 'x' }, current_new: { N: '1' } })).toEqual([]);
    expect(unclassifiedIn({ entity: { S: 'JobStages' }, name: { S: 'Ada' } })).toEqual([
      'JobStages.name: not a number',
    ]);
  });
});

it('no answer with private details or health records is stored for repeated requests', () => {
  const routes: Record<string, Route> = { ...contracts.profiles, ...contracts['health-file'] };
  expect(Object.keys(routes).filter((name) => routes[name]?.idempotent)).toEqual([]);
});
