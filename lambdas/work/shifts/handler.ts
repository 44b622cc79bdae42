import { withConfirmedTerms } from '@shared/work/rules/shifts/confirmed-terms';
import { shiftRoutes } from '@shared/work/api/shifts.routes';
import { shiftPlanRoutes } from '@shared/work/api/shift-plans.routes';
import { ownStaffRoutes } from '@shared/work/api/own-staff.routes';
import { serve } from '../../platform/http/serve';
import { answerTerms } from './booking/answer-terms';
import { joinAsBackup } from './booking/join-as-backup';
import { bookShift } from './booking/book-shift';
import { approveShiftRequest, cancelBooking, declineShiftRequest } from './booking/change-booking';
import { declineInvite } from './filling/cover-now';
import { deps, platform, staffDeps } from './deps';
import { findShifts, listOwnBookings } from './find-shifts';
import { leaveShift, undoLeaving } from './booking/leave-shift';
import { planHandlers } from './plans/handlers';
import { getPreferences, savePreferences } from './booking/preferences';
import { getBoard, readShiftFor } from './read-coverage';
import { getReliability } from './read-reliability';

const planning = () => import('./planning');

export const handler = serve(
  { ...shiftRoutes, ...shiftPlanRoutes, ...ownStaffRoutes },
  {
    ...planHandlers(deps),
    listOwnStaff: async ({ query: { shiftId, userId }, caller }) => {
      if (shiftId === undefined || userId === undefined) {
        return (await import('./own-staff/list-own-staff')).listOwnStaff(staffDeps, caller);
      }
      const refusal = await (await planning()).checkAssignment(deps, { caller, shiftId, userId });
      return { people: [], invitations: [], refusal };
    },
    inviteOwnStaff: async ({ body, caller }) =>
      (await import('./own-staff/invite-own-staff')).inviteOwnStaff(staffDeps, { caller, ...body }),
    getBoard: ({ params, query, caller }) => getBoard(deps, { caller, ...params, ...query }),
    createShift: async ({ params, body, caller }) =>
      (await planning()).createShift(deps, { caller, ...params, ...body }),
    getShift: ({ params, caller }) => readShiftFor(deps, { caller, ...params }),
    updateShift: async ({ params, body, caller }) =>
      (await planning()).updateShift(deps, { caller, ...params, ...body }),
    publishShift: async ({ params, caller }) => (await planning()).publishShift(deps, { caller, ...params }),
    cancelShift: async ({ params, body, caller }) =>
      (await planning()).cancelShift(deps, { caller, ...params, ...body }),
    approveShiftRequest: ({ params, caller }) => approveShiftRequest(deps, { caller, ...params }),
    assignShift: async ({ params, caller }) => (await planning()).assignShift(deps, { caller, ...params }),
    declineShiftRequest: ({ params, caller }) => declineShiftRequest(deps, { caller, ...params }),
    cancelBooking: ({ params, body, caller }) => cancelBooking(deps, { caller, ...params, ...body }),
    coverNow: async ({ params, caller }) => (await planning()).coverNow(deps, { caller, ...params }),
    pauseCoverNow: async ({ params, caller }) => (await planning()).pauseCoverNow(deps, { caller, ...params }),
    splitShift: async ({ params, body, caller }) => (await planning()).splitShift(deps, { caller, ...params, ...body }),
    raiseShiftPay: async ({ params, body, caller }) =>
      (await planning()).raiseShiftPay(deps, { caller, ...params, ...body }),
    listCallList: async ({ params, caller }) => (await planning()).listCallList(deps, { caller, ...params }),
    getShiftPreferences: ({ caller }) => getPreferences(deps, caller),
    saveShiftPreferences: ({ body, caller }) => savePreferences(deps, caller, body),
    listFavorites: async ({ params, caller }) => (await planning()).listFavorites(deps, { caller, ...params }),
    addFavorite: async ({ params, caller }) => (await planning()).addFavorite(deps, { caller, ...params }),
    removeFavorite: async ({ params, caller }) => (await planning()).removeFavorite(deps, { caller, ...params }),
    listUnitBlocks: async ({ params, caller }) => (await planning()).listUnitBlocks(deps, { caller, ...params }),
    blockFromUnit: async ({ params, body, caller }) =>
      (await planning()).blockFromUnit(deps, { caller, ...params, ...body }),
    unblockFromUnit: async ({ params, caller }) => (await planning()).unblockFromUnit(deps, { caller, ...params }),
    findShifts: ({ caller }) => findShifts(deps, { caller }),
    bookShift: async ({ params, body, caller }) =>
      withConfirmedTerms(await bookShift(deps, { caller, ...params, ...body })),
    beBackup: ({ params, body, caller }) => joinAsBackup(deps, { caller, ...params, ...body }),
    declineInvite: ({ params, caller }) => declineInvite(deps, { caller, ...params }),
    leaveShift: async ({ params, body, caller }) =>
      withConfirmedTerms(await leaveShift(deps, { caller, ...params, ...body })),
    answerTerms: async ({ params, body, caller }) =>
      withConfirmedTerms(await answerTerms(deps, { caller, ...params, ...body })),
    undoLeaving: ({ params, caller }) => undoLeaving(deps, { caller, ...params }),
    getReliability: ({ caller }) => getReliability(deps, { caller }),
    listOwnBookings: ({ query, caller }) => listOwnBookings(deps, { caller, ...query }),
  },
  platform,
);
