import { describe, expect, it } from 'vitest';
import { buildUpdate, valueOf } from './build-update';
import { absent, all, any, atMost, buildCondition, equals, itemExists } from './conditions';

describe('buildUpdate', () => {
  it('names every attribute, so that none collides with a reserved word', () => {
    expect(buildUpdate({ set: { status: 'closed' }, add: { views: 1 }, remove: ['ttl'] })).toEqual({
      UpdateExpression: 'SET #status = :status ADD #views :views REMOVE #ttl',
      ExpressionAttributeNames: { '#status': 'status', '#views': 'views', '#ttl': 'ttl' },
      ExpressionAttributeValues: { ':status': 'closed', ':views': 1 },
    });
  });

  it('separates values that are set from those that are compared', () => {
    expect(buildUpdate({ set: { version: 4 }, when: equals('version', 3) })).toEqual({
      UpdateExpression: 'SET #version = :version',
      ConditionExpression: '#version = :version2',
      ExpressionAttributeNames: { '#version': 'version' },
      ExpressionAttributeValues: { ':version': 4, ':version2': 3 },
    });
  });

  it('removes what is set to undefined, and stores null and false', () => {
    const update = buildUpdate({ set: { gsi1pk: undefined, email: null, paused: false } });
    expect(update.UpdateExpression).toBe('SET #email = :email, #paused = :paused REMOVE #gsi1pk');
    expect(update.ExpressionAttributeValues).toEqual({ ':email': null, ':paused': false });
  });

  it('copies an attribute, and sets one only if it is missing', () => {
    expect(buildUpdate({ set: { verified: valueOf('sentTo') }, setIfAbsent: { openedAt: 'now' } })).toEqual({
      UpdateExpression: 'SET #verified = #sentTo, #openedAt = if_not_exists(#openedAt, :openedAt)',
      ExpressionAttributeNames: { '#verified': 'verified', '#sentTo': 'sentTo', '#openedAt': 'openedAt' },
      ExpressionAttributeValues: { ':openedAt': 'now' },
    });
  });

  it('reaches into maps, and accepts any attribute name', () => {
    expect(buildUpdate({ set: { 'busyImport.nextAt': 'later' }, add: { 'sent_2026-11-22': 1 } })).toEqual({
      UpdateExpression: 'SET #busyImport.#nextAt = :busyImport_nextAt ADD #sent_2026_11_22 :sent_2026_11_22',
      ExpressionAttributeNames: {
        '#busyImport': 'busyImport',
        '#nextAt': 'nextAt',
        '#sent_2026_11_22': 'sent_2026-11-22',
      },
      ExpressionAttributeValues: { ':busyImport_nextAt': 'later', ':sent_2026_11_22': 1 },
    });
  });

  it('keeps similar names apart', () => {
    const { ExpressionAttributeNames } = buildUpdate({ remove: ['c#a-b', 'c#a_b'] });
    expect(ExpressionAttributeNames).toEqual({ '#c_a_b': 'c#a-b', '#c_a_b2': 'c#a_b' });
  });
});

describe('conditions', () => {
  it('are joined with the alternatives in parentheses', () => {
    const due = any(absent('leaseUntil'), atMost('leaseUntil', 5));
    expect(buildCondition(all(itemExists, due))).toEqual({
      ConditionExpression:
        'attribute_exists(#pk) AND (attribute_not_exists(#leaseUntil) OR #leaseUntil <= :leaseUntil)',
      ExpressionAttributeNames: { '#pk': 'pk', '#leaseUntil': 'leaseUntil' },
      ExpressionAttributeValues: { ':leaseUntil': 5 },
    });
  });

  it('of an item alone require no values', () => {
    expect(buildCondition(itemExists)).toEqual({
      ConditionExpression: 'attribute_exists(#pk)',
      ExpressionAttributeNames: { '#pk': 'pk' },
    });
  });
});
