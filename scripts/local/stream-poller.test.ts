import { unmarshall } from '@aws-sdk/util-dynamodb';
import { expect, it } from 'vitest';
import { plainImage } from '@lambdas/platform/table/marshal';
import { streamEvent } from './stream-poller';

/** As the SDK reads it from DynamoDB Local: an empty map has no member. */
const image = {
  pk: { S: 'A' },
  nothing: { NULL: true as const },
  nested: { M: { nothing: { NULL: true as const }, deeper: { M: { nothing: { NULL: true as const } } } } },
  list: { L: [{ NULL: true as const }, { L: [{ NULL: true as const }] }, { M: { nothing: { NULL: true as const } } }] },
  emptyMap: {} as never,
  emptyList: { L: [] },
};
const item = {
  pk: 'A',
  nothing: null,
  nested: { nothing: null, deeper: { nothing: null } },
  list: [null, [null], { nothing: null }],
  emptyMap: {},
  emptyList: [],
};

it('hands over null and empty values, however deep, as the service does', () => {
  const record = { eventID: '1', eventName: 'MODIFY' as const, dynamodb: { NewImage: image, OldImage: image } };
  const sent = JSON.stringify(streamEvent([record], 'arn'));
  const received = (JSON.parse(sent) as ReturnType<typeof streamEvent>).Records[0]!;
  expect(received).toMatchObject({ eventID: '1', eventName: 'MODIFY', eventSourceARN: 'arn' });
  for (const name of ['NewImage', 'OldImage'] as const) {
    expect(unmarshall(received.dynamodb[name]!)).toEqual(item);
    expect(plainImage(received.dynamodb[name]!)).toEqual(item);
  }
});

it('hands over bytes as text', () => {
  const record = { dynamodb: { NewImage: { bytes: { B: new Uint8Array([1, 2, 3]) } } } };
  expect(streamEvent([record], 'arn').Records[0]?.dynamodb.NewImage).toEqual({ bytes: { B: 'AQID' } });
});
