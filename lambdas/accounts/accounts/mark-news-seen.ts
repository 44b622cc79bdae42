import type { Deps } from './ports';

/** Entries are numbered: of two devices, the one that saw more counts. */
export const markNewsSeen = async (
  { accounts }: Pick<Deps, 'accounts'>,
  userId: string,
  seen: number,
): Promise<{ seen: number }> => {
  await accounts.markNewsSeen(userId, seen);
  return { seen };
};
