import { GetObjectTaggingCommand, type S3Client } from '@aws-sdk/client-s3';
import type { Scan } from './ports';

/** Tag on each object: https://docs.aws.amazon.com/guardduty/latest/ug/tag-based-access-s3-malware-protection.html */
const statusTag = 'GuardDutyMalwareScanStatus';

const verdicts: Record<string, Awaited<ReturnType<Scan>>> = {
  NO_THREATS_FOUND: 'clean',
  THREATS_FOUND: 'infected',
};

/** GuardDuty scans each version of an object some seconds after its upload. */
export const createScan =
  (client: S3Client, Bucket: string): Scan =>
  async ({ key, version }) => {
    const { TagSet = [] } = await client.send(new GetObjectTaggingCommand({ Bucket, Key: key, VersionId: version }));
    const status = TagSet.find(({ Key }) => Key === statusTag)?.Value;
    // UNSUPPORTED, ACCESS_DENIED, and FAILED: not scanned.
    return status === undefined ? 'pending' : (verdicts[status] ?? 'unreadable');
  };
