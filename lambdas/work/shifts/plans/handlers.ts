import type { shiftPlanRoutes } from '@shared/work/api/shift-plans.routes';
import type { Handlers } from '../../../platform/http/serve';
import type { Deps } from '../ports';

const acts = () => import('./plan-acts');

export const planHandlers = (deps: Deps): Handlers<typeof shiftPlanRoutes> => ({
  listShiftPlans: async ({ params, caller }) => (await acts()).listShiftPlans(deps, { caller, ...params }),
  createShiftTemplate: async ({ params, body, caller }) =>
    (await acts()).createShiftTemplate(deps, { caller, ...params, template: body }),
  updateShiftTemplate: async ({ params, body, caller }) =>
    (await acts()).updateShiftTemplate(deps, { caller, ...params, ...body }),
  deleteShiftTemplate: async ({ params, caller }) => (await acts()).deleteShiftTemplate(deps, { caller, ...params }),
  checkShifts: async ({ params, body, caller }) => (await acts()).checkShifts(deps, { caller, ...params, ...body }),
  createShifts: async ({ params, body, caller }) => (await acts()).createShifts(deps, { caller, ...params, ...body }),
  undoShifts: async ({ params, body, caller }) => (await acts()).undoShifts(deps, { caller, ...params, ...body }),
  createShiftPattern: async ({ params, body, caller }) =>
    (await acts()).createShiftPattern(deps, { caller, ...params, ...body }),
  updateShiftPattern: async ({ params, body, caller }) =>
    (await acts()).updateShiftPattern(deps, { caller, ...params, ...body }),
  endShiftPattern: async ({ params, body, caller }) =>
    (await acts()).endShiftPattern(deps, { caller, ...params, ...body }),
});
