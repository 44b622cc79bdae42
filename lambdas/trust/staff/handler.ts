import { staffRoutes } from '@shared/trust/api/staff.routes';
import { serve } from '../../platform/http/serve';
import { deps, platform } from './deps';
import {
  findPeople,
  findStaffOrganizations,
  getOrganizationTimeline,
  getPersonTimeline,
  getStaffOrganization,
  getStaffPerson,
} from './find-records';
import { getStaffHome } from './staff-home';
import { addStaffMember, changeStaffMember, removeStaffMember } from './manage-staff';
import { listViewCauses, startViewAs, stopViewAs } from './view-as';

export const handler = serve(
  staffRoutes,
  {
    getStaffHome: () => getStaffHome(deps),
    findPeople: ({ query }) => findPeople(deps, query.text),
    getStaffPerson: ({ params }) => getStaffPerson(deps, params.userId),
    getPersonTimeline: ({ params, query }) => getPersonTimeline(deps, params.userId, query.cursor),
    findStaffOrganizations: ({ query }) => findStaffOrganizations(deps, query.text),
    getStaffOrganization: ({ params }) => getStaffOrganization(deps, params.organizationId),
    getOrganizationTimeline: ({ params, query }) => getOrganizationTimeline(deps, params.organizationId, query.cursor),
    listViewCauses: ({ params, caller }) => listViewCauses(deps, { ...params, roles: caller.staffRoles ?? [] }),
    startViewAs: ({ params, body, caller }) =>
      startViewAs(deps, { ...params, ...body, staffId: caller.userId, roles: caller.staffRoles ?? [] }),
    stopViewAs: ({ params, caller }) => stopViewAs(deps, { ...params, staffId: caller.userId }),
    listAccountViews: ({ caller, query }) => deps.views.ofPerson(caller.userId, query.cursor),
    listStaffMembers: async () => ({ items: await deps.members.list() }),
    addStaffMember: ({ body }) => addStaffMember(deps, body),
    changeStaffMember: ({ params, body }) => changeStaffMember(deps, params.userId, body),
    removeStaffMember: ({ params, body }) => removeStaffMember(deps, params.userId, body),
  },
  platform,
);
