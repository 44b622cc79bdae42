import { storageKeys } from '@shared/storage-keys';
import { dropDraft, keepDraft, readDraft } from '@/lib/forms/session-draft';

/** Stored for the tab, because signing in with another provider leaves the site. */
export const keepJobToSave = (jobId: string): void => keepDraft(storageKeys.jobToSave, { jobId });

/** Returns it once: the next call returns null. */
export const takeJobToSave = (): string | null => {
  const { jobId } = readDraft<{ jobId: string }>(storageKeys.jobToSave);
  dropDraft(storageKeys.jobToSave);
  return typeof jobId === 'string' ? jobId : null;
};
