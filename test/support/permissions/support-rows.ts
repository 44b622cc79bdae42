import { ulid } from 'ulid';
import { everybody, signedIn, stale, type Outcomes, type Row } from './row';

const ownTickets: Outcomes = [401, 'ok', 'ok', 'ok', 'ok', 403];
const noTicket: Outcomes = [401, 404, 404, 404, 404, 403];
const staff: Outcomes = [401, 403, 403, 403, 403, 'ok'];
const noStaffTicket: Outcomes = [401, 403, 403, 403, 403, 404];

/** A number that no ticket has yet. */
const params = { ticketId: 'TICK-999999' };
const attachment = { ...params, postId: `pst_${ulid()}`, index: '0' };
const reply = { replyId: `rpl_${ulid()}` };

export const supportRows: Record<string, Row> = {
  getSupportPromise: { own: everybody },
  askAsGuest: {
    call: () => ({
      body: {
        name: 'Robin',
        email: `guest-${ulid().toLowerCase()}@example.test`,
        subject: 'Hello',
        description: 'Help',
      },
    }),
    own: everybody,
  },
  // Refused because of the token only.
  confirmGuestTicket: { call: () => ({ body: { token: 'A'.repeat(43) } }), own: everybody },
  rateHelpArticle: {
    call: () => ({ params: { article: 'get-started' }, body: { helpful: true } }),
    own: signedIn,
  },
  rateHelpAsGuest: {
    call: () => ({ params: { article: 'get-started' }, body: { helpful: true } }),
    own: everybody,
  },
  getHelpVote: { call: () => ({ params: { article: 'get-started' } }), own: signedIn },
  getGuestHelpVote: { call: () => ({ params: { article: 'get-started' } }), own: everybody },
  listHelpRatings: { own: staff },
  listHelpComments: { call: () => ({ params: { article: 'get-started' } }), own: staff },
  listMyTickets: { own: ownTickets },
  openTicket: {
    call: () => ({ body: { subject: 'Hello', category: 'general', priority: 'low', description: 'Help' } }),
    own: ownTickets,
  },
  requestTicketUpload: { call: () => ({ body: { contentType: 'image/png', size: 100 } }), own: ownTickets },
  getTicket: { call: () => ({ params }), own: noTicket },
  replyToTicket: { call: () => ({ params, body: { text: 'Hello' } }), own: noTicket },
  solveTicket: { call: () => ({ params }), own: noTicket },
  rateTicket: { call: () => ({ params, body: { rating: 'good' } }), own: noTicket },
  getTicketAttachment: { call: () => ({ params: attachment }), own: noTicket },
  listTickets: { own: staff },
  getStaffTicket: { call: () => ({ params }), own: noStaffTicket },
  changeTicket: { call: () => ({ params, body: { version: stale } }), own: noStaffTicket },
  requestAnswerUpload: { call: () => ({ body: { contentType: 'image/png', size: 100 } }), own: staff },
  answerTicket: { call: () => ({ params, body: { text: 'Hi', resolve: false, version: stale } }), own: noStaffTicket },
  noteTicket: { call: () => ({ params, body: { text: 'Hi' } }), own: noStaffTicket },
  mergeTicket: { call: () => ({ params, body: { into: 'TICK-999998', version: stale } }), own: noStaffTicket },
  keepTicketOpen: { call: () => ({ params }), own: noStaffTicket },
  getStaffTicketAttachment: { call: () => ({ params: attachment }), own: noStaffTicket },
  listSavedReplies: { own: staff },
  createSavedReply: { call: () => ({ body: { name: 'Hello', body: 'Hi {first name}' } }), own: staff },
  updateSavedReply: {
    call: () => ({ params: reply, body: { reply: { name: 'Hello', body: 'Hi' }, version: stale } }),
    own: noStaffTicket,
  },
  deleteSavedReply: { call: () => ({ params: reply }), own: noStaffTicket },
};
