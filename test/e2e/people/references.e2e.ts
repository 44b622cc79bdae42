import { referenceSkills } from '@shared/people/model/reference-vocabulary';
import { paths, pathTo } from '@shared/paths';
import { leadsToRequest, requestTokenIn } from '../../support/people/references';
import { expect, expectNoAxeViolations, mailTo, newProfessional, signInAs, test, uniqueEmail } from '../support';

test('a reference is requested, written without an account, and read', async ({ page, browser }) => {
  const email = uniqueEmail('manager');
  await signInAs(page, await newProfessional({ firstName: 'Nora', lastName: 'Nurse' }));
  await page.goto(paths.references);
  await page.getByRole('button', { name: 'Ask for a Reference' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Full name').fill('Dana Fields');
  await dialog.getByLabel('Job title').fill('Nurse manager');
  await dialog.getByLabel('Work email').fill(email);
  await dialog.getByLabel('Facility', { exact: false }).first().fill('St. Mary Hospital');
  await dialog.getByLabel('Worked together from').fill('2023-01-09');
  await dialog.getByRole('checkbox').check();
  await expectNoAxeViolations(page, 'the request for a reference');
  await dialog.getByRole('button', { name: 'Send Request' }).dblclick();
  await expect(page.getByRole('heading', { name: 'Dana Fields' })).toBeVisible();

  const { links } = await mailTo(email, (mail) => mail.links.some(leadsToRequest));
  const writer = await browser.newPage();
  await writer.goto(pathTo(paths.reference, { token: requestTokenIn(links) }));
  await writer.getByRole('radio', { name: 'Yes' }).first().check();
  for (const [index] of referenceSkills.entries()) {
    await writer.getByRole('radio', { name: '5', exact: true }).nth(index).check({ force: true });
  }
  await writer
    .getByRole('radiogroup', { name: /rehire Nora/ })
    .getByRole('radio', { name: 'Yes' })
    .check();
  await writer.getByLabel(/Nora's strengths/).fill('Calm with very sick patients.');
  await writer.getByRole('button', { name: 'Send Reference' }).dblclick();
  await expect(writer.getByText('Thank you')).toBeVisible();
  await writer.close();

  await page.reload();
  await page.getByText('Read the Answer').click();
  await expect(page.getByText('Calm with very sick patients.')).toBeVisible();
  await expectNoAxeViolations(page, 'an answered reference');
});
