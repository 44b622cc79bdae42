import { attendanceRoutes } from '@shared/work/api/attendance.routes';
import { weekLinkRoutes } from '@shared/work/api/week-link.routes';
import { serve } from '../../platform/http/serve';
import { confirmAttendance, declareNoShow, getBookingAttendance, listAttendanceToApprove } from './confirm-attendance';
import { attachMessages } from './attach-messages';
import { approveAttendance, returnAttendance, settleDispute } from './decide-attendance';
import { listClockPhones, removeClockPhone } from './clock-phones';
import { deps, messageDeps, platform, weekDeps } from './deps';
import { createKioskPairing, getKioskCode, listKiosks, pairKiosk, revokeKiosk } from './kiosks';
import { answerReturn, getAttendance, submitAttendance } from './own-attendance';
import { sendEntries } from './send-entries';
import { leaveEarly, sendHome } from './send-home';
import { changeWeekLink, getSharedWeek, getWeekLink } from './week-link';
import { answerWouldReturn } from './would-return';

export const handler = serve(
  { ...attendanceRoutes, ...weekLinkRoutes },
  {
    sendEntries: ({ body, caller, device }) => sendEntries(deps, { caller, batch: body, userAgent: device.userAgent }),
    listClockPhones: ({ caller, device }) => listClockPhones(deps, caller, device),
    removeClockPhone: ({ params, caller }) => removeClockPhone(deps, caller, params.phoneId),
    getAttendance: ({ params, caller }) => getAttendance(deps, { caller, ...params }),
    submitAttendance: ({ params, body, caller }) => submitAttendance(deps, { caller, ...params, form: body }),
    answerReturn: ({ params, body, caller }) => answerReturn(deps, { caller, ...params, answer: body }),
    getBookingAttendance: ({ params, caller }) => getBookingAttendance(deps, { caller, ...params }),
    confirmAttendance: ({ params, body, caller }) => confirmAttendance(deps, { caller, ...params, times: body }),
    declareNoShow: ({ params, caller }) => declareNoShow(deps, { caller, ...params }),
    sendHome: ({ params, body, caller }) => sendHome(deps, { caller, ...params, ...body }),
    leaveEarly: ({ params, body, caller }) => leaveEarly(deps, { caller, ...params, ...body }),
    answerWouldReturn: ({ params, body, caller }) => answerWouldReturn(deps, { caller, ...params, ...body }),
    listAttendanceToApprove: ({ query, caller }) => listAttendanceToApprove(deps, { caller, ...query }),
    approveAttendance: ({ body, caller }) => approveAttendance(deps, { caller, ...body }),
    returnAttendance: ({ params, body, caller }) => returnAttendance(deps, { caller, ...params, ...body }),
    settleDispute: ({ params, body, caller }) => settleDispute(deps, { caller, ...params, ...body }),
    attachMessages: ({ params, body, caller }) => attachMessages(messageDeps, { caller, ...params, ...body }),
    listKiosks: ({ params, caller }) => listKiosks(deps, { caller, ...params }),
    createKioskPairing: ({ params, body, caller }) => createKioskPairing(deps, { caller, ...params, ...body }),
    pairKiosk: ({ body, device }) => pairKiosk(deps, { ...body, screen: device }),
    revokeKiosk: ({ params, caller }) => revokeKiosk(deps, { caller, ...params }),
    getWeekLink: ({ caller }) => getWeekLink(weekDeps, caller),
    changeWeekLink: ({ body, caller }) => changeWeekLink(weekDeps, { caller, ...body }),
    getSharedWeek: ({ params }) => getSharedWeek(weekDeps, params),
    getKioskCode: ({ body }) => getKioskCode(deps, body),
  },
  platform,
);
