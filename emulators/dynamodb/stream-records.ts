import { region } from '../../scripts/local/account';
import type { Change } from './embedded-table';
import { sizeOfItem } from './values';

/** A change with its position among all changes; `at` in milliseconds. */
export type Recorded = Change & { sequence: number; at: number; isExpiry: boolean };

const eventName = ({ before, after }: Change): 'INSERT' | 'MODIFY' | 'REMOVE' => {
  if (!before) return 'INSERT';
  return after ? 'MODIFY' : 'REMOVE';
};

export const sequenceNumber = (sequence: number): string => String(sequence).padStart(21, '0');

/** Record as sent to stream readers and functions. */
export const streamRecord = ({ keys, before, after, sequence, at, isExpiry }: Recorded, streamArn: string) => ({
  eventID: sequence.toString(16).padStart(32, '0'),
  eventName: eventName({ keys, before, after }),
  eventVersion: '1.1',
  eventSource: 'aws:dynamodb',
  eventSourceARN: streamArn,
  awsRegion: region,
  // https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/time-to-live-ttl-streams.html
  ...(isExpiry && { userIdentity: { type: 'Service', principalId: 'dynamodb.amazonaws.com' } }),
  dynamodb: {
    ApproximateCreationDateTime: Math.floor(at / 1000),
    Keys: keys,
    ...(before && { OldImage: before }),
    ...(after && { NewImage: after }),
    SequenceNumber: sequenceNumber(sequence),
    SizeBytes: sizeOfItem(keys) + sizeOfItem(before ?? {}) + sizeOfItem(after ?? {}),
    StreamViewType: 'NEW_AND_OLD_IMAGES',
  },
});

export type StreamRecord = ReturnType<typeof streamRecord>;
