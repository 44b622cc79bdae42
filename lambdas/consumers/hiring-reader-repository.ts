import { isOpen } from '@shared/domain/application-status';
import { canManageTeam } from '@shared/model/account';
import { keys, lists } from '../runtime/keys';
import { createPeople } from '../runtime/people-repository';
import { readApplication } from '../runtime/stored-application';
import { getStoredOffer } from '../runtime/stored-offer';
import { getStoredPlacement } from '../runtime/stored-placement';
import { getStoredTimesheet } from '../runtime/stored-timesheet';
import { getItem, queryEvery, type Table } from '../runtime/table-gateway';
import type { HiringReader } from './ports';

export const createHiringReader = (table: Table): HiringReader => {
  const people = createPeople(table);

  return {
    offer: (offerId) => getStoredOffer(table, offerId),
    placement: (placementId) => getStoredPlacement(table, placementId),
    timesheet: ({ placementId, weekStartsOn }) => getStoredTimesheet(table, placementId, weekStartsOn),

    async isManager(userId, organizationId) {
      const item = await getItem(table, keys.membership(userId), true);
      return item?.['organizationId'] === organizationId && canManageTeam(item['role'] as never);
    },

    async openApplications(jobId) {
      const open = [];
      for await (const item of queryEvery(table, { list: lists.jobApplications(jobId), index: 'gsi1' })) {
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
