import { S3Client } from '@aws-sdk/client-s3';
import { emulatorEndpoint } from '../network/aws-endpoint';
import { sdkPatience, withBudget } from '../network/patience';

/** Emulators lack virtual-hosted buckets and some checksums. */
const emulated = (): boolean => !!emulatorEndpoint('S3');

/** Imported only by lazily loaded gateways. */
export const openObjectStorage = (): S3Client =>
  withBudget(
    new S3Client({
      ...sdkPatience(),
      ...(emulated() && { forcePathStyle: true }),
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
    }),
  );
