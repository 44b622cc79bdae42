import type { Locator } from '@playwright/test';
import { paths, pathTo } from '@shared/paths';
import { interviewSoon } from '../../support/hiring/interviews';
import { pageOf } from '../find/marketplace-steps';
import { expect, expectNoAxeViolations, newEmployer, newProfessional, signInAs, test } from '../support';

/** Accepts any size: the browser scales down under load. */
const expectPicture = (video: Locator): Promise<void> =>
  expect.poll(() => video.evaluate((it: HTMLVideoElement) => it.videoWidth)).toBeGreaterThan(0);

test('two people meet in the video room of an interview', async ({ page: ours, browser }) => {
  const [employer, person] = await Promise.all([
    newEmployer({ firstName: 'Erin', lastName: 'Employer' }),
    newProfessional({ firstName: 'Pat', lastName: 'Professional' }),
  ]);
  const room = pathTo(paths.joinInterview, { interviewId: await interviewSoon(employer, person) });
  await signInAs(ours, employer);
  const theirs = await pageOf(browser, person);
  await Promise.all([theirs.goto(room), ours.goto(room)]);

  await test.step('a look at oneself first', async () => {
    await expect(theirs.getByLabel('Camera', { exact: true })).toBeVisible();
    await expectNoAxeViolations(theirs, 'the check of the devices');
    await theirs.getByRole('button', { name: 'Join Interview' }).click();
    await expect(theirs.getByText('Waiting for Erin Employer')).toBeVisible();
    await ours.getByRole('button', { name: 'Join Interview' }).click();
  });

  await test.step('each sees the other’s picture move', async () => {
    for (const [page, name] of [
      [theirs, 'Erin Employer'],
      [ours, 'Pat Professional'],
    ] as const) {
      const video = page.getByRole('figure', { name }).locator('video');
      await expectPicture(video);
      const first = await video.evaluate((it: HTMLVideoElement) => it.currentTime);
      await expect.poll(() => video.evaluate((it: HTMLVideoElement) => it.currentTime)).toBeGreaterThan(first);
    }
    await expectNoAxeViolations(ours, 'the room');
  });

  await test.step('mute, camera off and leaving are seen on the other side', async () => {
    const other = ours.getByRole('figure', { name: 'Pat Professional' });
    await expect(other.getByRole('img', { name: 'Microphone off' })).toBeHidden();
    await theirs.getByRole('button', { name: 'Turn microphone off' }).click();
    await expect(other.getByRole('img', { name: 'Microphone off' })).toBeVisible();
    await theirs.reload();
    await theirs.getByRole('button', { name: 'Join Interview' }).click();
    await expectPicture(other.locator('video'));
    await theirs.getByRole('button', { name: 'Leave' }).click();
    await expect(theirs.getByRole('heading', { name: 'You left the interview' })).toBeVisible();
    await expect(ours.getByText('Waiting for Pat Professional')).toBeVisible();
  });
});
