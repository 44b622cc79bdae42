export const ticketKeys = {
  ticket: (ticketId: string) => ({ pk: `TICKET#${ticketId}`, sk: 'TICKET' }),
  ticketPost: (ticketId: string, postId: string) => ({ pk: `TICKET#${ticketId}`, sk: `POST#${postId}` }),
  /** Expires soon after the page last reported it. */
  ticketViewer: (ticketId: string, userId: string) => ({ pk: `TICKET#${ticketId}`, sk: `VIEWER#${userId}` }),
  ticketNumbers: () => ({ pk: 'TICKETS#NUMBERS', sk: 'NUMBERS' }),
  /** Tickets that support answered and solved on this day. */
  supportDay: (day: string) => ({ pk: 'TICKETS#DAYS', sk: day }),
  /** Ticket that waits for confirmation of its address. */
  guestTicket: (tokenHash: string) => ({ pk: `TICKETS#GUEST#${tokenHash}`, sk: 'GUEST' }),
  savedReply: (replyId: string) => ({ pk: 'SAVED_REPLIES', sk: `REPLY#${replyId}` }),
  savedReplyCount: () => ({ pk: 'SAVED_REPLIES', sk: 'COUNT' }),
} as const;

export const ticketIndexes = {
  /** table: begins_with POST# or VIEWER# */
  ticketItems: (ticketId: string) => `TICKET#${ticketId}`,
  /** table: by day */
  supportDays: 'TICKETS#DAYS',
  /** table: begins_with REPLY# */
  savedReplies: 'SAVED_REPLIES',
  /** gsi1: waiting by answer deadline, resolved by closing time, others by the last change. */
  ticketQueue: (queue: 'waiting' | 'person' | 'resolved' | 'closed') => `TICKETS#queue#${queue}`,
  /** gsi2: open ones by assigned staff member, or unassigned, in the order of the inbox. */
  assignedTickets: (assignee: string) => `TICKETS#of#${assignee}`,
  /** gsi3: by the last change. */
  ownTickets: (owner: string) => `TICKETS#owner#${owner}`,
} as const;
