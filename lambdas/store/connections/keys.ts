export const connectionKeys = {
  connection: (connectionId: string) => ({ pk: `CONNECTION#${connectionId}`, sk: 'CONNECTION' }),
  /** The live connections of somebody, in one item: whether there is one is read for many people at once. */
  openConnections: (userId: string) => ({ pk: `USER#${userId}#CONNECTIONS`, sk: 'OPEN' }),
  topicFollower: (topic: string, connectionId: string) => ({ pk: `TOPIC#${topic}`, sk: connectionId }),
} as const;

/** Partitions that lists read, and the index that has them. */
export const connectionIndexes = {
  /** table: live connections that follow something. */
  followers: (topic: string) => `TOPIC#${topic}`,
} as const;
