import { applicationRoutes } from '@shared/hiring/api/applications.routes';
import { serve } from '../../platform/http/serve';
import { applyToJob } from './apply-to-job';
import { changeApplicationStatus } from './moves/change-application-status';
import { changeApplications } from './moves/change-applications';
import { deps, platform } from './deps';
import { extendAnswers } from './answers/extend-answers';
import { getJobAnswers } from './answers/get-job-answers';
import { getApplication, getApplicationResume } from './get-application';
import { listApplicationChecklists } from './candidate-checklists';
import { listJobApplications, listMyApplications, listReceivedApplications } from './list-applications';
import { prepareApplication } from './prepare-application';
import { undoMoves } from './moves/undo-moves';
import { addNote, deleteNote, rateApplication } from './review-application';

export const handler = serve(
  applicationRoutes,
  {
    applyToJob: ({ params, body, caller }) => applyToJob(deps, { caller, ...params, form: body }),
    prepareApplication: ({ params, caller }) => prepareApplication(deps, { caller, ...params }),
    listMyApplications: ({ query, caller }) => listMyApplications(deps, caller, query.cursor),
    listAppliedJobIds: async ({ caller }) => ({ jobIds: await deps.lists.appliedJobIds(caller.userId) }),
    listReceivedApplications: ({ query, caller }) => listReceivedApplications(deps, caller, query),
    listJobApplications: ({ params, query, caller }) => listJobApplications(deps, { caller, ...params, ...query }),
    getApplication: ({ params, caller }) => getApplication(deps, { caller, ...params }),
    changeApplicationStatus: ({ params, body, caller }) =>
      changeApplicationStatus(deps, { caller, ...params, ...body }),
    withdrawApplication: ({ params, body, caller }) =>
      changeApplicationStatus(deps, { caller, ...params, ...body, status: 'withdrawn' }),
    getApplicationResume: ({ params, caller }) => getApplicationResume(deps, { caller, ...params }),
    listApplicationChecklists: async ({ params, caller }) => ({
      items: await listApplicationChecklists(deps, { caller, ...params }),
    }),
    rateApplication: ({ params, body, caller }) => rateApplication(deps, { caller, ...params, ...body }),
    addApplicationNote: ({ params, body, caller }) => addNote(deps, { caller, ...params, ...body }),
    deleteApplicationNote: ({ params, caller }) => deleteNote(deps, { caller, ...params }),
    changeApplications: ({ params, body, caller }) => changeApplications(deps, { caller, ...params, ...body }),
    extendAnswers: ({ params, body, caller }) => extendAnswers(deps, { caller, ...params, ...body }),
    getJobAnswers: ({ params, caller }) => getJobAnswers(deps, { caller, ...params }),
    undoApplicationMoves: ({ params, body, caller }) => undoMoves(deps, { caller, ...params, ...body }),
    // Loaded on demand: the table's writer and texts would slow down every start.
    exportApplications: async ({ params, query, caller, language }) =>
      (await import('./export-applications')).exportApplications(deps, { caller, language, ...params, ...query }),
  },
  platform,
);
