/** Operations of planners, loaded on demand so that professionals don't wait for them. */
export { assignShift, checkAssignment } from './booking/assign-shift';
export { blockFromUnit, listUnitBlocks, unblockFromUnit } from './booking/blocks';
export { listCallList } from './filling/call-list';
export { coverNow, pauseCoverNow } from './filling/cover-now';
export { updateShift } from './edit-shift';
export { addFavorite, listFavorites, removeFavorite } from './filling/favorites';
export { cancelShift, createShift, publishShift } from './plan-shifts';
export { raiseShiftPay } from './filling/raise-shift-pay';
export { splitShift } from './split-shift';
