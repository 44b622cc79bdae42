import type { Deps } from './ports';

/** Entries are numbered: the device that saw more wins. */
export const markNewsSeen = async (
  { accounts }: Pick<Deps, 'accounts'>,
  userId: string,
  seen: number,
): Promise<{ seen: number }> => {
  await accounts.markNewsSeen(userId, seen);
  return { seen };
};
