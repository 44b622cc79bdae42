import { applicationRoutes } from '@shared/hiring/api/applications.routes';
import { expect, it } from 'vitest';
import { api } from '../../support/client';
import { createJob, dayFromNow, registerApplicant } from '../../support/marketplace';
import { registerEmployer } from '../../support/people';
import { sharedStack } from '../../support/stack';

const stack = await sharedStack();

// Words that occur nowhere else in code, logs or tests.
const typed = {
  firstName: 'Quillonia',
  lastName: 'Vantrossel',
  employerFirstName: 'Brixtaphor',
  employerLastName: 'Oldenquist',
  coverLetter: 'My zephyrine letter tells of glasswort meadows.',
  message: 'Perihelion greetings to the team.',
  reason: 'Sarsaparilla was the reason.',
};

it('logs, events, and dead letters contain nothing that people typed about themselves', async () => {
  const [employer, professional] = await Promise.all([
    registerEmployer({ firstName: typed.employerFirstName, lastName: typed.employerLastName }),
    registerApplicant({ firstName: typed.firstName, lastName: typed.lastName }),
  ]);
  const job = await createJob(employer);
  const { coverLetter, message, reason } = typed;
  const application = { coverLetter, message, expectedSalary: '$212,345', availableStart: dayFromNow(20) };
  const applied = await api(
    applicationRoutes.applyToJob,
    { params: { jobId: job.jobId }, body: application },
    { token: professional.token },
  );
  const params = { applicationId: applied.body.applicationId };
  const body = { status: 'rejected', reason, version: 1 } as const;
  const rejected = await api(applicationRoutes.changeApplicationStatus, { params, body }, { token: employer.token });
  expect(rejected.status, JSON.stringify(rejected.body)).toBe(200);
  await stack.announceMoves(params.applicationId);
  const read = await api(applicationRoutes.getApplication, { params }, { token: professional.token });
  expect(JSON.stringify(read.body)).toContain(reason);
  await stack.drain();
  expect((await stack.mails(professional.email)).some(({ subject }) => subject.includes(job.title))).toBe(true);

  const traces = {
    logs: (await stack.lambdaLog()).join('\n'),
    events: await (await fetch(`${stack.gateway}/_local/events.json`)).text(),
    deadLetters: JSON.stringify(await stack.deadLetters()),
  };
  expect(traces.logs, 'the run left logs').not.toBe('');
  expect(traces.events, 'the run left events').toContain(params.applicationId);
  const secrets = [
    ...Object.values(typed),
    employer.email,
    professional.email,
    employer.password,
    professional.password,
    professional.accessToken,
    '212,345',
    '555 0143',
    // The number as stored and as displayed.
    '2025550143',
    '555-0143',
  ];
  for (const [where, text] of Object.entries(traces)) {
    for (const secret of secrets) expect(text.includes(secret), `${secret} in ${where}`).toBe(false);
  }
});
