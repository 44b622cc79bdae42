import type { Item } from '../../../platform/table/table';

/** Cases that hide an item. The set is gone with its last member. */
export const hiddenBy = 'hiddenBy';

/** Present while a case hides the item. */
export const hiddenMark = (item: Item | undefined): { hidden?: true } => (item?.[hiddenBy] ? { hidden: true } : {});
