import type { ClassesOf } from '../../attribute-classes';
import type { DeletionItem } from './deletion-item';

export const accountDeletionsClasses = {
  AccountDeletion: {
    attempts: 'operational',
    canceledAt: 'operational',
    deletionId: 'operational',
    details: 'contact',
    dueAt: 'operational',
    erasedAt: 'operational',
    leaseUntil: 'operational',
    paused: 'operational',
    reapplied: 'operational',
    remindedAt: 'operational',
    requestedAt: 'operational',
    state: 'operational',
    steps: 'operational',
    userId: 'operational',
    userType: 'operational',
    version: 'operational',
  } as const satisfies ClassesOf<DeletionItem>,
};
