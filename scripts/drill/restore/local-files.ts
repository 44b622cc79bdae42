import { DeleteObjectCommand, HeadObjectCommand, ListObjectVersionsCommand, type S3Client } from '@aws-sdk/client-s3';
import { personalFolders } from '@shared/platform/media';
import { exportRules } from '@lambdas/accounts/data-exports/export-rules';
import type { Item } from '@lambdas/platform/table/table';
import type { EntityName } from '@lambdas/store/entity';
import type { OriginalFile } from '@lambdas/store/original-files';
import { localStage } from '../../local/settings';

const bucketOf: Record<OriginalFile['store'], string> = {
  documents: localStage.documentsBucket,
  media: localStage.mediaBucket,
};
export const fileBuckets: readonly string[] = Object.values(bucketOf);

const filesOf = (item: Item): OriginalFile[] => {
  const { entity } = item;
  if (typeof entity !== 'string' || !(entity in exportRules)) return [];
  const rule = exportRules[entity as EntityName];
  if (rule.reason !== undefined) return [];
  return (rule.person?.files ?? rule.organization?.files)?.(item) ?? [];
};

/** Deletes files as if by mistake: the items still name them. Returns their number. */
export const loseFiles = async (client: S3Client, items: readonly Item[]): Promise<number> => {
  const files = items.flatMap(filesOf);
  for (const { store, key } of files) await client.send(new DeleteObjectCommand({ Bucket: bucketOf[store], Key: key }));
  return files.length;
};

/** Files named by items but missing. */
export const missingFiles = async (client: S3Client, items: readonly Item[]): Promise<string[]> => {
  const missing: string[] = [];
  for (const { store, key } of items.flatMap(filesOf)) {
    const found = client.send(new HeadObjectCommand({ Bucket: bucketOf[store], Key: key }));
    await found.catch(() => missing.push(`file is missing: ${key}`));
  }
  return missing;
};

/** Versions of a person's files, including deleted ones. */
export const versionsOf = async (client: S3Client, userId: string): Promise<string[]> => {
  const found: string[] = [];
  for (const { store, folder } of personalFolders) {
    const { Versions = [], DeleteMarkers = [] } = await client.send(
      new ListObjectVersionsCommand({ Bucket: bucketOf[store], Prefix: `${folder}${userId}/` }),
    );
    found.push(...[...Versions, ...DeleteMarkers].map(({ Key }) => `file of an erased person: ${Key}`));
  }
  return found;
};
