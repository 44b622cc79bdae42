import type { OperationName } from '../../api/api';
import type { Touched } from '../query-of';

/**
 * Changes that pages show at once and that survive a reload, each with the queries to refetch when a later page
 * sends it. Each may be sent twice: by its Idempotency-Key, or because it sets a state.
 */
export const queuedOperations = {
  saveJob: ['listSavedJobs', 'listSavedJobIds'],
  unsaveJob: ['listSavedJobs', 'listSavedJobIds'],
  hideJob: ['searchMatchedJobs', 'recommendJobs', 'listHiddenJobs'],
  unhideJob: ['searchMatchedJobs', 'recommendJobs', 'listHiddenJobs'],
  saveProfessional: ['listSavedProfessionals', 'listSavedProfessionalIds'],
  unsaveProfessional: ['listSavedProfessionals', 'listSavedProfessionalIds'],
  markNotificationRead: ['listNotifications'],
  markAllNotificationsRead: ['listNotifications'],
  dismissNotification: ['listNotifications'],
  changeApplicationStatus: ['applications', 'getEmployerQueue'],
  rateApplication: ['applications'],
  updateTask: ['readCalendar'],
} as const satisfies Partial<Record<OperationName, readonly Touched[]>>;

export type QueuedOperationName = keyof typeof queuedOperations;
