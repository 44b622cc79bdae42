/** Staff queues with a promised response time. Their alarms: infra/monitoring/staff-queues.ts. */
export const watchedQueues = ['tickets', 'reports', 'appeals', 'credentials', 'organizations'] as const;
export type WatchedQueue = (typeof watchedQueues)[number];

/** Message of the log line that `watch-queues` writes for each queue: `queue`, `waiting`, `lateMinutes`. */
export const queueLineMessage = 'queue';
