import type { Item } from '../../../platform/table/table';

/** Hashes of the unused codes. */
export const recoveryCodesIn = (item: Item | undefined): ReadonlySet<unknown> => {
  const hashes = item?.['hashes'];
  return hashes instanceof Set ? hashes : new Set();
};
