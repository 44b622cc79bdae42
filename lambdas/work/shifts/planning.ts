/** What only planners do: loaded with the first of their requests, so that a professional's doesn't wait for it. */
export { assignShift, checkAssignment } from './booking/assign-shift';
export { blockFromUnit, listUnitBlocks, unblockFromUnit } from './booking/blocks';
export { listCallList } from './filling/call-list';
export { coverNow, pauseCoverNow } from './filling/cover-now';
export { updateShift } from './edit-shift';
export { addFavorite, listFavorites, removeFavorite } from './filling/favorites';
export { cancelShift, createShift, publishShift } from './plan-shifts';
export { raiseShiftPay } from './filling/raise-shift-pay';
export { splitShift } from './split-shift';
