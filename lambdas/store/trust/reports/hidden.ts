import type { Item } from '../../../platform/table/table';

/** IDs of cases that hide an item. The table removes an empty set. */
export const hiddenBy = 'hiddenBy';

/** Present while a case hides the item. */
export const hiddenMark = (item: Item | undefined): { hidden?: true } => (item?.[hiddenBy] ? { hidden: true } : {});
