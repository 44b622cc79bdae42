/** Objects of the bucket that can't be overwritten or deleted. `at` is the time of the checkpoint. */
const nameOf = (at: string): string => at.replaceAll(':', '-');

export const auditRootKeys = {
  /** What readers are shown. */
  root: (at: string) => `roots/${nameOf(at)}.json`,
  /** Number and hash of the last line of each chain under the root. */
  heads: (at: string) => `heads/${nameOf(at)}.json`,
} as const;

export const auditFolders = ['roots/', 'heads/'] as const;

/** The list of erasures, which is applied again after a restore from a backup. IDs and times only. */
export const erasureFolder = 'erasures/';
export const erasureKey = ({ dueAt, userId }: { dueAt: string; userId: string }): string =>
  `${erasureFolder}${nameOf(dueAt)}_${userId}.json`;
