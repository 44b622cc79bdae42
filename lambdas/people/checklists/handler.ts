import { checklistRoutes } from '@shared/people/api/checklists.routes';
import { serve } from '../../platform/http/serve';
import { deps, platform } from './deps';
import { getMyChecklist, listMyChecklists } from './my-checklists';
import { saveChecklistDraft } from './save-draft';
import { signChecklist } from './sign-checklist';

export const handler = serve(
  checklistRoutes,
  {
    listMyChecklists: async ({ caller }) => ({ items: await listMyChecklists(deps, caller.userId) }),
    getMyChecklist: ({ params, caller }) => getMyChecklist(deps, { userId: caller.userId, ...params }),
    saveChecklistDraft: ({ params, body, caller }) =>
      saveChecklistDraft(deps, { userId: caller.userId, ...params, ...body }),
    signChecklist: ({ params, body, caller }) => signChecklist(deps, { userId: caller.userId, ...params, ...body }),
  },
  platform,
);
