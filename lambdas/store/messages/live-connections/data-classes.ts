import { counters, type AttributeClasses } from '../../attribute-classes';

export const connectionsClasses = {
  Connection: {
    connectionId: 'operational',
    topics: 'operational',
    userId: 'operational',
  },
  ConnectionMessages: counters,
  OpenConnections: counters,
  TopicFollower: {
    connectionId: 'operational',
    userId: 'operational',
  },
} as const satisfies Record<string, AttributeClasses>;
