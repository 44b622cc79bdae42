/** What only planners do: loaded with the first of their requests, so that a professional's doesn't wait for it. */
export { assignShift, checkAssignment } from './assign-shift';
export { blockFromUnit, listUnitBlocks, unblockFromUnit } from './blocks';
export { listCallList } from './call-list';
export { coverNow, pauseCoverNow } from './cover-now';
export { updateShift } from './edit-shift';
export { addFavorite, listFavorites, removeFavorite } from './favorites';
export { cancelShift, createShift, publishShift } from './plan-shifts';
export { raiseShiftPay } from './raise-shift-pay';
export { splitShift } from './split-shift';
