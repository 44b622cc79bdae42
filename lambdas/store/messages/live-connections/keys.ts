export const connectionKeys = {
  connection: (connectionId: string) => ({ pk: `CONNECTION#${connectionId}`, sk: 'CONNECTION' }),
  /** Messages in one time window. */
  connectionMessages: (connectionId: string, window: number) => ({
    pk: `CONNECTION#${connectionId}`,
    sk: `MESSAGES#${window}`,
  }),
  /** The user's live connections, in one item so presence is cheap to read for many users. */
  openConnections: (userId: string) => ({ pk: `USER#${userId}#CONNECTIONS`, sk: 'OPEN' }),
  topicFollower: (topic: string, connectionId: string) => ({ pk: `TOPIC#${topic}`, sk: connectionId }),
} as const;

export const connectionIndexes = {
  /** table: connections following a topic. */
  followers: (topic: string) => `TOPIC#${topic}`,
} as const;
