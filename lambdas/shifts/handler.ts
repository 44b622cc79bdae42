import { shiftRoutes } from '@shared/api/shifts.routes';
import { serve } from '../platform/http/serve';
import { beBackup } from './be-backup';
import { bookShift } from './book-shift';
import { approveShiftRequest, cancelBooking, declineShiftRequest, leaveShift } from './change-booking';
import { coverNow, declineInvite, pauseCoverNow } from './cover-now';
import { deps, platform } from './deps';
import { addFavorite, removeFavorite } from './favorites';
import { findShifts, listOwnBookings } from './find-shifts';
import { cancelShift, createShift, publishShift, updateShift } from './plan-shifts';
import { getBoard, readShiftFor } from './read-coverage';

export const handler = serve(
  shiftRoutes,
  {
    getBoard: ({ params, query, caller }) => getBoard(deps, { caller, ...params, ...query }),
    createShift: ({ params, body, caller }) => createShift(deps, { caller, ...params, ...body }),
    getShift: ({ params, caller }) => readShiftFor(deps, { caller, ...params }),
    updateShift: ({ params, body, caller }) => updateShift(deps, { caller, ...params, ...body }),
    publishShift: ({ params, caller }) => publishShift(deps, { caller, ...params }),
    cancelShift: ({ params, body, caller }) => cancelShift(deps, { caller, ...params, ...body }),
    approveShiftRequest: ({ params, caller }) => approveShiftRequest(deps, { caller, ...params }),
    declineShiftRequest: ({ params, caller }) => declineShiftRequest(deps, { caller, ...params }),
    cancelBooking: ({ params, body, caller }) => cancelBooking(deps, { caller, ...params, ...body }),
    coverNow: ({ params, caller }) => coverNow(deps, { caller, ...params }),
    pauseCoverNow: ({ params, caller }) => pauseCoverNow(deps, { caller, ...params }),
    addFavorite: ({ params, caller }) => addFavorite(deps, { caller, ...params }),
    removeFavorite: ({ params, caller }) => removeFavorite(deps, { caller, ...params }),
    findShifts: ({ caller }) => findShifts(deps, { caller }),
    bookShift: ({ params, body, caller }) => bookShift(deps, { caller, ...params, ...body }),
    beBackup: ({ params, body, caller }) => beBackup(deps, { caller, ...params, ...body }),
    declineInvite: ({ params, caller }) => declineInvite(deps, { caller, ...params }),
    leaveShift: ({ params, caller }) => leaveShift(deps, { caller, ...params }),
    listOwnBookings: ({ query, caller }) => listOwnBookings(deps, { caller, ...query }),
  },
  platform,
);
