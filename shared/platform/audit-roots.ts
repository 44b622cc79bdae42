/** Write-once objects in the bucket. `at` is the time of the checkpoint. */
const nameOf = (at: string): string => at.replaceAll(':', '-');

export const auditRootKeys = {
  /** Root shown to readers. */
  root: (at: string) => `roots/${nameOf(at)}.json`,
  /** Number and hash of the last entry of each chain under the root. */
  heads: (at: string) => `heads/${nameOf(at)}.json`,
} as const;

export const auditFolders = ['roots/', 'heads/'] as const;

/** Folder of erasures, which are applied again after a restore from a backup. IDs and times only. */
export const erasureFolder = 'erasures/';
export const erasureKey = ({ dueAt, userId }: { dueAt: string; userId: string }): string =>
  `${erasureFolder}${nameOf(dueAt)}_${userId}.json`;
