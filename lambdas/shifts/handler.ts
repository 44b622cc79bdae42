import { asAgreed } from '@shared/domain/shifts/agreed-unit';
import { shiftRoutes } from '@shared/api/shifts.routes';
import { shiftPlanRoutes } from '@shared/api/shift-plans.routes';
import { ownStaffRoutes } from '@shared/api/own-staff.routes';
import { serve } from '../platform/http/serve';
import { answerTerms } from './answer-terms';
import { assignShift } from './assign-shift';
import { beBackup } from './be-backup';
import { bookShift } from './book-shift';
import { listCallList } from './call-list';
import { approveShiftRequest, cancelBooking, declineShiftRequest } from './change-booking';
import { coverNow, declineInvite, pauseCoverNow } from './cover-now';
import { deps, platform, staffDeps } from './deps';
import { updateShift } from './edit-shift';
import { blockFromUnit, listUnitBlocks, unblockFromUnit } from './blocks';
import { addFavorite, listFavorites, removeFavorite } from './favorites';
import { findShifts, listOwnBookings } from './find-shifts';
import { leaveShift, undoLeaving } from './leave-shift';
import { planHandlers } from './plans/handlers';
import { cancelShift, createShift, publishShift } from './plan-shifts';
import { getPreferences, savePreferences } from './preferences';
import { getBoard, readShiftFor } from './read-coverage';
import { raiseShiftPay } from './raise-shift-pay';
import { splitShift } from './split-shift';
import { getReliability } from './read-reliability';

export const handler = serve(
  { ...shiftRoutes, ...shiftPlanRoutes, ...ownStaffRoutes },
  {
    ...planHandlers(deps),
    listOwnStaff: async ({ caller }) => (await import('./own-staff/list-own-staff')).listOwnStaff(staffDeps, caller),
    inviteOwnStaff: async ({ body, caller }) =>
      (await import('./own-staff/invite-own-staff')).inviteOwnStaff(staffDeps, { caller, ...body }),
    getBoard: ({ params, query, caller }) => getBoard(deps, { caller, ...params, ...query }),
    createShift: ({ params, body, caller }) => createShift(deps, { caller, ...params, ...body }),
    getShift: ({ params, caller }) => readShiftFor(deps, { caller, ...params }),
    updateShift: ({ params, body, caller }) => updateShift(deps, { caller, ...params, ...body }),
    publishShift: ({ params, caller }) => publishShift(deps, { caller, ...params }),
    cancelShift: ({ params, body, caller }) => cancelShift(deps, { caller, ...params, ...body }),
    approveShiftRequest: ({ params, caller }) => approveShiftRequest(deps, { caller, ...params }),
    assignShift: ({ params, caller }) => assignShift(deps, { caller, ...params }),
    declineShiftRequest: ({ params, caller }) => declineShiftRequest(deps, { caller, ...params }),
    cancelBooking: ({ params, body, caller }) => cancelBooking(deps, { caller, ...params, ...body }),
    coverNow: ({ params, caller }) => coverNow(deps, { caller, ...params }),
    pauseCoverNow: ({ params, caller }) => pauseCoverNow(deps, { caller, ...params }),
    splitShift: ({ params, body, caller }) => splitShift(deps, { caller, ...params, ...body }),
    raiseShiftPay: ({ params, body, caller }) => raiseShiftPay(deps, { caller, ...params, ...body }),
    listCallList: ({ params, caller }) => listCallList(deps, { caller, ...params }),
    getShiftPreferences: ({ caller }) => getPreferences(deps, caller),
    saveShiftPreferences: ({ body, caller }) => savePreferences(deps, caller, body),
    listFavorites: ({ params, caller }) => listFavorites(deps, { caller, ...params }),
    addFavorite: ({ params, caller }) => addFavorite(deps, { caller, ...params }),
    removeFavorite: ({ params, caller }) => removeFavorite(deps, { caller, ...params }),
    listUnitBlocks: ({ params, caller }) => listUnitBlocks(deps, { caller, ...params }),
    blockFromUnit: ({ params, body, caller }) => blockFromUnit(deps, { caller, ...params, ...body }),
    unblockFromUnit: ({ params, caller }) => unblockFromUnit(deps, { caller, ...params }),
    findShifts: ({ caller }) => findShifts(deps, { caller }),
    bookShift: async ({ params, body, caller }) => asAgreed(await bookShift(deps, { caller, ...params, ...body })),
    beBackup: ({ params, body, caller }) => beBackup(deps, { caller, ...params, ...body }),
    declineInvite: ({ params, caller }) => declineInvite(deps, { caller, ...params }),
    leaveShift: async ({ params, body, caller }) => asAgreed(await leaveShift(deps, { caller, ...params, ...body })),
    answerTerms: async ({ params, body, caller }) => asAgreed(await answerTerms(deps, { caller, ...params, ...body })),
    undoLeaving: ({ params, caller }) => undoLeaving(deps, { caller, ...params }),
    getReliability: ({ caller }) => getReliability(deps, { caller }),
    listOwnBookings: ({ query, caller }) => listOwnBookings(deps, { caller, ...query }),
  },
  platform,
);
