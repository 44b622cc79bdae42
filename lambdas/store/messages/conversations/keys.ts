export const conversationKeys = {
  conversation: (conversationId: string) => ({ pk: `CONVERSATION#${conversationId}`, sk: 'CONVERSATION' }),
  /** `sortKey` is server time and ID. */
  message: (conversationId: string, sortKey: string) => ({
    pk: `CONVERSATION#${conversationId}`,
    sk: `MESSAGE#${sortKey}`,
  }),
  /** Position of a message by ID; unique, so repeated sends are idempotent. */
  sentMessage: (conversationId: string, messageId: string) => ({
    pk: `CONVERSATION#${conversationId}`,
    sk: `SENT#${messageId}`,
  }),
  messageReport: (conversationId: string, messageId: string, reporterId: string) => ({
    pk: `CONVERSATION#${conversationId}`,
    sk: `REPORT#${messageId}#${reporterId}`,
  }),
  /** List row; see conversation-item.ts for `inbox`. */
  ownConversation: (inbox: string, conversationId: string) => ({
    pk: `USER#${inbox}#CONVERSATIONS`,
    sk: conversationId,
  }),
  unreadMessages: (inbox: string) => ({ pk: `USER#${inbox}#CONVERSATIONS`, sk: 'UNREAD' }),
  responseTimes: (userId: string) => ({ pk: `USER#${userId}#RESPONSES`, sk: 'RESPONSES' }),
} as const;

export const conversationIndexes = {
  /** gsi1: by last message. */
  ownConversations: (inbox: string) => `USER#${inbox}#CONVERSATIONS`,
  /** table: begins_with MESSAGE# */
  messages: (conversationId: string) => `CONVERSATION#${conversationId}`,
  /** gsi1: messages reported to support. */
  messageReports: 'REPORTS#messages',
} as const;
