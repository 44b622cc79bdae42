import { S3Client } from '@aws-sdk/client-s3';
import { emulatorEndpoint } from '../network/aws-endpoint';

/** An emulator has no name for each bucket, and not every checksum. */
const emulated = (): boolean => !!emulatorEndpoint('S3');

/** S3. Imported by gateways only, which are loaded when they are first needed. */
export const openObjectStorage = (): S3Client =>
  new S3Client({
    ...(emulated() && { forcePathStyle: true }),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
