import { auditRoutes } from '@shared/trust/api/audit.routes';
import { auditChains } from '@shared/trust/rules/audit-chain';
import { actors } from '../../platform/audit/context';
import { organizationOf, type AuthorizedCaller } from '../../platform/http/caller';
import { serve } from '../../platform/http/serve';
import { deps, platform } from './deps';
import { exportLines, listActivity, listLines, proveLines, type Log } from './read-log';

const organizationLog = (caller: AuthorizedCaller): Log => ({
  chain: auditChains.organization(organizationOf(caller)),
  viewer: 'organization',
  userId: caller.userId,
});

const readsAll = ({ staffRoles = [] }: AuthorizedCaller): boolean =>
  staffRoles.includes('owner') || staffRoles.includes('trust');

const staffLog = (caller: AuthorizedCaller): Log => ({
  chain: auditChains.staff,
  viewer: 'staff',
  userId: caller.userId,
  ...(!readsAll(caller) && { actor: actors.staff(caller.userId) }),
});

export const handler = serve(
  auditRoutes,
  {
    listAuditLines: ({ query, caller }) => listLines(deps, organizationLog(caller), query),
    proveAuditLines: ({ query, caller }) => proveLines(deps, organizationLog(caller), query.before),
    exportAuditLines: ({ body, caller, language }) =>
      exportLines(deps, organizationLog(caller), { query: body, language }),
    listStaffAuditLines: ({ query, caller }) => listLines(deps, staffLog(caller), query),
    proveStaffAuditLines: async ({ query, caller }) =>
      readsAll(caller) ? proveLines(deps, staffLog(caller), query.before) : { seal: null, lines: [] },
    exportStaffAuditLines: ({ body, caller, language }) =>
      exportLines(deps, staffLog(caller), { query: body, language }),
    listOwnActivity: ({ query, caller }) => listActivity(deps, caller.userId, query.cursor),
  },
  platform,
);
