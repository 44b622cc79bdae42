import { supportRoutes } from '@shared/trust/api/support.routes';
import { serve } from '../../platform/http/serve';
import { deps, platform } from './deps';
import { askAsGuest, confirmGuestTicket } from './guest-tickets';
import {
  getGuestHelpVote,
  getHelpVote,
  listHelpComments,
  listHelpRatings,
  rateHelpArticle,
  rateHelpAsGuest,
} from './help-votes';
import {
  getTicket,
  getTicketAttachment,
  listMyTickets,
  openTicket,
  rateTicket,
  replyToTicket,
  requestTicketUpload,
  solveTicket,
} from './my-tickets';
import { createSavedReply, deleteSavedReply, listSavedReplies, updateSavedReply } from './saved-replies';
import {
  answerTicket,
  changeTicket,
  getStaffTicket,
  getStaffTicketAttachment,
  keepTicketOpen,
  listTickets,
  mergeTicket,
  noteTicket,
} from './staff-tickets';
import { getSupportPromise } from './support-promise';

export const handler = serve(
  supportRoutes,
  {
    getSupportPromise: () => getSupportPromise(deps),
    askAsGuest: ({ body, ip, language }) => askAsGuest(deps, { form: body, ip, language }),
    confirmGuestTicket: ({ body, ip }) => confirmGuestTicket(deps, { ...body, ip }),
    rateHelpArticle: ({ params, body, caller }) => rateHelpArticle(deps, { caller, ...params, vote: body }),
    rateHelpAsGuest: ({ params, body, ip }) => rateHelpAsGuest(deps, { ip, ...params, vote: body }),
    getHelpVote: ({ params, caller }) => getHelpVote(deps, { caller, ...params }),
    getGuestHelpVote: ({ params, ip }) => getGuestHelpVote(deps, { ip, ...params }),
    listHelpRatings: () => listHelpRatings(deps),
    listHelpComments: ({ params, query }) => listHelpComments(deps, { ...params, cursor: query.cursor }),
    listMyTickets: ({ query, caller }) => listMyTickets(deps, { caller, cursor: query.cursor }),
    openTicket: ({ body, caller, language }) => openTicket(deps, { caller, form: body, language }),
    requestTicketUpload: ({ body, caller }) => requestTicketUpload(deps, { caller, contentType: body.contentType }),
    getTicket: ({ params, caller }) => getTicket(deps, { caller, ...params }),
    replyToTicket: ({ params, body, caller, language }) =>
      replyToTicket(deps, { caller, ...params, reply: body, language }),
    solveTicket: ({ params, caller }) => solveTicket(deps, { caller, ...params }),
    rateTicket: ({ params, body, caller }) => rateTicket(deps, { caller, ...params, ...body }),
    getTicketAttachment: ({ params, caller }) => getTicketAttachment(deps, { caller, ...params }),
    listTickets: ({ query, caller }) => listTickets(deps, { caller, filter: query.filter, cursor: query.cursor }),
    getStaffTicket: ({ params }) => getStaffTicket(deps, params),
    changeTicket: ({ params, body, caller }) => changeTicket(deps, { caller, ...params, change: body }),
    answerTicket: ({ params, body, caller, language }) =>
      answerTicket(deps, { caller, ...params, reply: body, language }),
    requestAnswerUpload: ({ body, caller }) => requestTicketUpload(deps, { caller, contentType: body.contentType }),
    noteTicket: ({ params, body, caller }) => noteTicket(deps, { caller, ...params, ...body }),
    mergeTicket: ({ params, body, caller }) => mergeTicket(deps, { caller, ...params, ...body }),
    keepTicketOpen: ({ params, caller }) => keepTicketOpen(deps, { caller, ...params }),
    getStaffTicketAttachment: ({ params }) => getStaffTicketAttachment(deps, params),
    listSavedReplies: () => listSavedReplies(deps),
    createSavedReply: ({ body }) => createSavedReply(deps, body),
    updateSavedReply: ({ params, body }) => updateSavedReply(deps, { ...params, ...body }),
    deleteSavedReply: ({ params }) => deleteSavedReply(deps, params),
  },
  platform,
);
