import { S3Client } from '@aws-sdk/client-s3';

/** An emulator has no name for each bucket, and not every checksum. */
const emulated = (): boolean => !!(process.env['AWS_ENDPOINT_URL_S3'] ?? process.env['AWS_ENDPOINT_URL']);

/** S3. Imported by gateways only, which are loaded when they are first needed. */
export const openObjectStorage = (): S3Client =>
  new S3Client({
    ...(emulated() && { forcePathStyle: true }),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
