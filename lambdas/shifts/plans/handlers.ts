import type { shiftPlanRoutes } from '@shared/api/shift-plans.routes';
import type { Handlers } from '../../platform/http/serve';
import type { Deps } from '../ports';
import { checkShifts } from './check-shifts';
import { createShifts } from './create-shifts';
import { createShiftPattern, endShiftPattern, updateShiftPattern } from './patterns';
import { createShiftTemplate, deleteShiftTemplate, listShiftPlans, updateShiftTemplate } from './templates';
import { undoShifts } from './undo-shifts';

export const planHandlers = (deps: Deps): Handlers<typeof shiftPlanRoutes> => ({
  listShiftPlans: ({ params, caller }) => listShiftPlans(deps, { caller, ...params }),
  createShiftTemplate: ({ params, body, caller }) => createShiftTemplate(deps, { caller, ...params, template: body }),
  updateShiftTemplate: ({ params, body, caller }) => updateShiftTemplate(deps, { caller, ...params, ...body }),
  deleteShiftTemplate: ({ params, caller }) => deleteShiftTemplate(deps, { caller, ...params }),
  checkShifts: ({ params, body, caller }) => checkShifts(deps, { caller, ...params, ...body }),
  createShifts: ({ params, body, caller }) => createShifts(deps, { caller, ...params, ...body }),
  undoShifts: ({ params, body, caller }) => undoShifts(deps, { caller, ...params, ...body }),
  createShiftPattern: ({ params, body, caller }) => createShiftPattern(deps, { caller, ...params, ...body }),
  updateShiftPattern: ({ params, body, caller }) => updateShiftPattern(deps, { caller, ...params, ...body }),
  endShiftPattern: ({ params, body, caller }) => endShiftPattern(deps, { caller, ...params, ...body }),
});
