import { isOpen } from '@shared/hiring/rules/application-status';
import { canManageTeam } from '@shared/accounts/model/account';
import { applicationIndexes } from '../applications/keys';
import { organizationKeys } from '../../organizations/organizations/keys';
import { createPeople } from '../../organizations/organizations/member-names';
import { readApplication } from '../applications/application-item';
import { getStoredOffer } from './offer-item';
import { getStoredPlacement } from '../../work/placements/placement-item';
import { getStoredTimesheet } from '../../work/timesheets/timesheet-item';
import { getItem, queryEvery, type Table } from '../../../platform/table/table';
import type { HiringReader } from './ports';

export const createHiringReader = (table: Table): HiringReader => {
  const people = createPeople(table);

  return {
    offer: (offerId) => getStoredOffer(table, offerId),
    placement: (placementId) => getStoredPlacement(table, placementId),
    // Only a hire needs it.
    openDocuments: async (placementId) => (await import('./open-documents')).openDocumentsOf(table, placementId),
    timesheet: ({ placementId, weekStartsOn }) => getStoredTimesheet(table, placementId, weekStartsOn),

    async isManager(userId, organizationId) {
      const item = await getItem(table, organizationKeys.membership(userId), true);
      return item?.['organizationId'] === organizationId && canManageTeam(item['role'] as never);
    },

    async openApplications(jobId) {
      const open = [];
      for await (const item of queryEvery(table, { list: applicationIndexes.jobApplications(jobId), index: 'gsi1' })) {
        const { applicationId, professionalId, status, organization } = readApplication(item);
        if (isOpen(status)) open.push({ applicationId, professionalId, organization });
      }
      return open;
    },

    async managers(organizationId) {
      const team = await people.memberships(organizationId);
      return team.filter(({ role }) => canManageTeam(role)).map(({ userId }) => userId);
    },
  };
};
