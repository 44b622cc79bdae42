export const conversationKeys = {
  conversation: (conversationId: string) => ({ pk: `CONVERSATION#${conversationId}`, sk: 'CONVERSATION' }),
  /** `sortKey` is the time on the server and the id. */
  message: (conversationId: string, sortKey: string) => ({
    pk: `CONVERSATION#${conversationId}`,
    sk: `MESSAGE#${sortKey}`,
  }),
  /** Where the message of this id stands; exists once, so that a message sent twice is one. */
  sentMessage: (conversationId: string, messageId: string) => ({
    pk: `CONVERSATION#${conversationId}`,
    sk: `SENT#${messageId}`,
  }),
  messageReport: (conversationId: string, messageId: string, reporterId: string) => ({
    pk: `CONVERSATION#${conversationId}`,
    sk: `REPORT#${messageId}#${reporterId}`,
  }),
  /** A row of somebody's list; see conversation-item.ts for `inbox`. */
  ownConversation: (inbox: string, conversationId: string) => ({
    pk: `USER#${inbox}#CONVERSATIONS`,
    sk: conversationId,
  }),
  unreadMessages: (inbox: string) => ({ pk: `USER#${inbox}#CONVERSATIONS`, sk: 'UNREAD' }),
  /** How quickly a professional answers employers. */
  responseTimes: (userId: string) => ({ pk: `USER#${userId}#RESPONSES`, sk: 'RESPONSES' }),
} as const;

/** Partitions that lists read, and the index that has them. */
export const conversationIndexes = {
  /** gsi1: by the last message. */
  ownConversations: (inbox: string) => `USER#${inbox}#CONVERSATIONS`,
  /** table: begins_with MESSAGE# */
  messages: (conversationId: string) => `CONVERSATION#${conversationId}`,
  /** gsi1: messages that somebody reported to support. */
  messageReports: 'REPORTS#messages',
} as const;
