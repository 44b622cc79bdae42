import { nextStatuses } from '@shared/hiring/rules/application-status';
import { queryEvery, type Table } from '../../../platform/table/table';
import { readApplication } from './application-item';
import { createApplicationRepository } from './applications';
import { getStoredApplication } from './get-application';
import { applicationIndexes } from './keys';
import type { OwnApplications } from './ports';

export const createOwnApplications = (table: Table): OwnApplications => {
  const { move } = createApplicationRepository(table);
  const isOpen = ({ seenStatus }: ReturnType<typeof readApplication>): boolean =>
    nextStatuses(seenStatus, 'professional').includes('withdrawn');
  return {
    async open(userId) {
      const list = applicationIndexes.professionalApplications(userId);
      const found: string[] = [];
      for await (const item of queryEvery(table, { list, index: 'gsi2' })) {
        const application = readApplication(item);
        if (isOpen(application)) found.push(application.applicationId);
      }
      return found;
    },

    async withdraw(applicationId, now) {
      const application = await getStoredApplication(table, applicationId);
      if (!application || !isOpen(application)) return;
      const { professionalId: by } = application;
      await move(application, { status: 'withdrawn', updatedAt: now.toISOString(), reason: '', by });
    },
  };
};
