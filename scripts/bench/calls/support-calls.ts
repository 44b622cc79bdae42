import type { SavedReply, StaffTicket, Ticket } from '@shared/model/ticket';
import { png } from '../../../lambdas/platform/files/images.fake';
import { registerSupport } from '../../../test/support/marketplace';
import { mailsTo, registerProfessional, uniqueEmail } from '../../../test/support/people';
import type { Caller } from './caller';
import { uploaded } from './image-calls';

const form = { subject: 'Calendar', category: 'technical', priority: 'medium', description: 'It stopped syncing.' };

const guestCalls = async (call: Caller): Promise<void> => {
  await call('getSupportPromise');
  const email = uniqueEmail('bench');
  const body = { name: 'Gail Guest', email, subject: 'Prices', description: 'What does it cost?' };
  await call('askAsGuest', { body });
  const texts = (await mailsTo(email)).map(({ text }) => text).join('\n');
  const token = /#token=([\w-]{43})/.exec(texts)?.[1] ?? '';
  await call('confirmGuestTicket', { body: { token } });
};

const helpCalls = async (call: Caller, person: string, staff: string): Promise<void> => {
  const params = { article: 'get-started' };
  const body = { helpful: false, comment: 'Measured.' };
  await call('rateHelpArticle', { params, body }, person);
  await call('getHelpVote', { params }, person);
  await call('rateHelpAsGuest', { params, body: { helpful: true } });
  await call('getGuestHelpVote', { params });
  await call('listHelpRatings', {}, staff);
  await call('listHelpComments', { params, query: {} }, staff);
};

const savedReplyCalls = async (call: Caller, staff: string): Promise<void> => {
  const reply = { name: 'Bench', body: 'Hello {first name}' };
  const { replyId, version } = (await call('createSavedReply', { body: reply }, staff)) as SavedReply;
  await call('listSavedReplies', {}, staff);
  await call('updateSavedReply', { params: { replyId }, body: { reply, version } }, staff);
  await call('deleteSavedReply', { params: { replyId } }, staff);
};

/** An answer with a file, and the addresses of both sides to it. */
const answerCalls = async (call: Caller, ticketId: string, person: string, staff: string): Promise<void> => {
  const params = { ticketId };
  const { version } = (await call('getStaffTicket', { params }, staff)) as StaffTicket;
  const uploadId = await uploaded(call, 'requestAnswerUpload', 'image/png', png(), staff);
  const attachments = [{ uploadId, fileName: 'steps.png' }];
  const body = { text: 'Follow these steps.', resolve: false, version, attachments };
  const { posts } = (await call('answerTicket', { params, body }, staff)) as StaffTicket;
  const attachment = { params: { ticketId, postId: posts.at(-1)!.postId, index: '0' } };
  await call('getTicketAttachment', attachment, person);
  await call('getStaffTicketAttachment', attachment, staff);
};

const ticketCalls = async (call: Caller, person: string, staff: string): Promise<void> => {
  const open = async () => ((await call('openTicket', { body: form }, person)) as Ticket).ticketId;
  const [ticketId, other] = [await open(), await open()];
  const params = { ticketId };
  await call('listMyTickets', { query: {} }, person);
  await call('listTickets', { query: {} }, staff);
  await call('keepTicketOpen', { params }, staff);
  await answerCalls(call, ticketId, person, staff);
  await call('noteTicket', { params, body: { text: 'Measured.' } }, staff);
  await uploaded(call, 'requestTicketUpload', 'image/png', png(), person);
  await call('replyToTicket', { params, body: { text: 'Thank you.' } }, person);
  await call('getTicket', { params }, person);
  const { version } = (await call('getStaffTicket', { params }, staff)) as StaffTicket;
  await call('changeTicket', { params, body: { version, assignee: 'me' } }, staff);
  const duplicate = (await call('getStaffTicket', { params: { ticketId: other } }, staff)) as StaffTicket;
  const merge = { params: { ticketId: other }, body: { into: ticketId, version: duplicate.version } };
  await call('mergeTicket', merge, staff);
  await call('solveTicket', { params }, person);
  await call('rateTicket', { params, body: { rating: 'good' } }, person);
};

export const supportCalls = async (call: Caller): Promise<void> => {
  const [{ token: person }, { token: staff }] = await Promise.all([registerProfessional(), registerSupport()]);
  await guestCalls(call);
  await helpCalls(call, person, staff);
  await savedReplyCalls(call, staff);
  await ticketCalls(call, person, staff);
};
