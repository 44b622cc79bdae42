export const connectionKeys = {
  connection: (connectionId: string) => ({ pk: `CONNECTION#${connectionId}`, sk: 'CONNECTION' }),
  /** What it has said in one window of time. */
  connectionMessages: (connectionId: string, window: number) => ({
    pk: `CONNECTION#${connectionId}`,
    sk: `MESSAGES#${window}`,
  }),
  /** The live connections of somebody, in one item: whether there is one is read for many people at once. */
  openConnections: (userId: string) => ({ pk: `USER#${userId}#CONNECTIONS`, sk: 'OPEN' }),
  topicFollower: (topic: string, connectionId: string) => ({ pk: `TOPIC#${topic}`, sk: connectionId }),
} as const;

export const connectionIndexes = {
  /** table: connections following a topic. */
  followers: (topic: string) => `TOPIC#${topic}`,
} as const;
