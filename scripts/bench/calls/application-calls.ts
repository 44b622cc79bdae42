import { apply, applicationForm, createJob, registerApplicant } from '../../../test/support/marketplace';
import { registerEmployer } from '../../../test/support/people';
import type { Caller } from './caller';

export const applicationCalls =
  (tokenOf: (name: string) => Promise<string>) =>
  async (call: Caller): Promise<void> => {
    const employer = await registerEmployer();
    const { token } = employer;
    const [job, second] = [await createJob(employer), await createJob(employer)];
    const person = await registerApplicant();
    const params = { jobId: job.jobId };
    await call('prepareApplication', { params }, person.token);
    const applied = await call(
      'applyToJob',
      { params, body: { ...applicationForm(), resume: 'generated' } },
      person.token,
    );
    const application = { applicationId: String(applied['applicationId']) };
    await call('listMyApplications', { query: {} }, await tokenOf('Elena Vasquez'));
    await call('listAppliedJobIds', {}, await tokenOf('Elena Vasquez'));
    await call('listReceivedApplications', { query: {} }, await tokenOf('Margaret Ellison'));
    await call('listJobApplications', { params, query: {} }, token);
    await call('getApplication', { params: application }, token);
    await call('getApplicationResume', { params: application }, token);
    await call('rateApplication', { params: application, body: { rating: 4 } }, token);
    const noted = await call('addApplicationNote', { params: application, body: { text: 'Bench.' } }, token);
    const { notes } = noted['team'] as { notes: { noteId: string }[] };
    await call('deleteApplicationNote', { params: { ...application, noteId: String(notes[0]?.noteId) } }, token);
    await call('exportApplications', { params, query: {} }, token);
    await call(
      'changeApplicationStatus',
      { params: application, body: { status: 'under_review', reason: '', version: 1 } },
      token,
    );
    await call(
      'changeApplications',
      {
        params,
        body: { applications: [{ ...application, version: 2 }], status: 'rejected', reason: 'Dear {{firstName}}.' },
      },
      token,
    );
    await call('undoApplicationMoves', { params, body: { applications: [{ ...application, version: 3 }] } }, token);
    const other = await apply(person, second.jobId);
    const withdrawn = { params: { applicationId: other.applicationId }, body: { reason: '', version: 1 } };
    await call('withdrawApplication', withdrawn, person.token);
  };
