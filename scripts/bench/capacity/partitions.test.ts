import { expect, it } from 'vitest';
import { kindOf, partitionsOf } from './partitions';

const of = (input: object): string[] => partitionsOf(input);

it('keeps the words of a partition key, without IDs, days, and shards', () => {
  expect(kindOf('SITE')).toBe('SITE');
  expect(kindOf('USER#8c1b0d3e-0000-4000-8000-000000000000#BOOKINGS')).toBe('USER#*#BOOKINGS');
  expect(kindOf('JOBS#7')).toBe('JOBS#*');
  expect(kindOf('JOBS#A')).toBe('JOBS#*');
  expect(kindOf('JOB#job_01ARZ3NDEKTSV4RRFFQ69G5FAV')).toBe('JOB#*');
  expect(kindOf('USAGE#2026-11-29')).toBe('USAGE#*');
});

it('finds the partitions of every kind of call, including those of indexes', () => {
  const key = (pk: string) => ({ pk: { S: pk }, sk: { S: 'X' } });
  expect(of({ Key: key('SITE') })).toEqual(['SITE']);
  expect(of({ Item: { ...key('JOB#1'), gsi1pk: { S: 'JOBS#A' } } })).toEqual(['JOB#*', 'JOBS#*']);
  const values = { ':sk': { S: 'X' }, ':pk': { S: 'PEOPLE' } };
  const query = { KeyConditionExpression: 'pk = :pk AND sk > :sk', ExpressionAttributeValues: values };
  expect(of(query)).toEqual(['PEOPLE']);
  const check = { ConditionCheck: { Key: key('SITE') } };
  expect(of({ TransactItems: [{ Put: { Item: key('ORG#1') } }, { Update: { Key: key('USER#2') } }, check] })).toEqual([
    'ORG#*',
    'USER#*',
    'SITE',
  ]);
  expect(of({ RequestItems: { main: { Keys: [key('A1'), key('SITE')] } } })).toEqual(['*', 'SITE']);
  expect(of({ RequestItems: { main: [{ PutRequest: { Item: key('SITE') } }] } })).toEqual(['SITE']);
});
