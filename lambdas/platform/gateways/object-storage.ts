import { S3Client } from '@aws-sdk/client-s3';
import { emulatorEndpoint } from '../network/aws-endpoint';

/** Emulators lack virtual-hosted buckets and some checksums. */
const emulated = (): boolean => !!emulatorEndpoint('S3');

/** Imported only by lazily loaded gateways. */
export const openObjectStorage = (): S3Client =>
  new S3Client({
    ...(emulated() && { forcePathStyle: true }),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
