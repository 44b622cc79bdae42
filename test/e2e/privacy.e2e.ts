import { applicationRoutes } from '@shared/api/applications.routes';
import { paths, pathTo } from '@shared/paths';
import { api, gatewayAddress } from '../support/client';
import { announceMoves } from '../support/held-moves';
import { dayFromNow } from '../support/marketplace';
import { createJob, expect, mailTo, newEmployer, newProfessional, signInByForm, test } from './support';

const read = async (path: string): Promise<unknown> => (await fetch(`${gatewayAddress()}/_local/${path}`)).json();

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

test('logs and events hold nothing that people typed about themselves', async ({ page }) => {
  const employer = await newEmployer({ firstName: typed.employerFirstName, lastName: typed.employerLastName });
  const professional = await newProfessional({ firstName: typed.firstName, lastName: typed.lastName });
  const job = await createJob(employer);

  await signInByForm(page, professional);
  const applied = await api(
    applicationRoutes.applyToJob,
    {
      params: { jobId: job.jobId },
      body: {
        coverLetter: typed.coverLetter,
        message: typed.message,
        expectedSalary: '$212,345',
        availableStart: dayFromNow(20),
      },
    },
    { token: professional.token },
  );
  const { applicationId } = applied.body;
  const rejected = await api(
    applicationRoutes.changeApplicationStatus,
    { params: { applicationId }, body: { status: 'rejected', reason: typed.reason, version: 1 } },
    { token: employer.token },
  );
  expect(rejected.status, JSON.stringify(rejected.body)).toBe(200);
  await announceMoves(gatewayAddress(), [applicationId]);
  await page.goto(pathTo(paths.application, { applicationId }));
  await expect(page.getByText(typed.reason)).toBeVisible();
  await mailTo(professional.email, (mail) => mail.subject.includes(job.title));
  await fetch(`${gatewayAddress()}/_local/drain`, { method: 'POST' });

  const traces = {
    logs: JSON.stringify(await read('lambda-log.json')),
    events: JSON.stringify(await read('events.json')),
    deadLetters: JSON.stringify(await read('dead-letters.json')),
  };
  expect(traces.events, 'the run left events').toContain(applicationId);
  const secrets = [
    ...Object.values(typed),
    employer.email,
    professional.email,
    employer.password,
    professional.password,
    professional.accessToken,
    '212,345',
    '555 0143',
    // As it is stored, and as it is shown.
    '2025550143',
    '555-0143',
  ];
  for (const [where, text] of Object.entries(traces)) {
    for (const secret of secrets) expect(text.includes(secret), `${secret} in ${where}`).toBe(false);
  }
});
