/** Operations loaded on demand with the first planning request. */
export { checkShifts } from './check-shifts';
export { createShifts } from './create-shifts';
export { createShiftPattern, endShiftPattern, updateShiftPattern } from './patterns';
export { createShiftTemplate, deleteShiftTemplate, listShiftPlans, updateShiftTemplate } from './templates';
export { undoShifts } from './undo-shifts';
