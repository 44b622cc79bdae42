import { offerRoutes } from '@shared/hiring/api/offers.routes';
import { messages } from '@shared/text/english.fixture';
import { paths, pathTo } from '@shared/paths';
import { api } from '../../support/client';
import { acceptEverything } from '../../support/people/compliance';
import { hire, nameOf, offered } from '../../support/hire';
import { dayFromNow } from '../../support/marketplace';
import { follow } from '../all-pages';
import { pageOf, toast } from '../find/marketplace-steps';
import {
  apply,
  createJob,
  expect,
  expectNoAxeViolations,
  expectNoSidewaysScroll,
  newEmployer,
  newProfessional,
  signInAs,
  test,
} from '../support';

test('from a changed offer to returned hours', async ({ page: office, browser }) => {
  const [employer, professional] = await Promise.all([newEmployer(), newProfessional({ firstName: 'Nora' })]);
  const { applicationId } = await apply(professional, (await createJob(employer)).jobId);
  const terms = { startOn: dayFromNow(0), payCents: 95_50, rate: 'hour' } as const;
  const offer = await offered(employer, applicationId, terms);
  const nora = await pageOf(browser, professional);
  const sign = async () => {
    const dialog = nora.getByRole('dialog');
    await dialog.getByLabel('Sign with your full name').fill(nameOf(professional));
    await dialog.getByRole('button', { name: 'Sign and Accept' }).click();
  };

  await test.step('terms that changed while they were read are not accepted', async () => {
    await nora.goto(pathTo(paths.application, { applicationId }));
    // Once as the pay, and once as what differs from the posting.
    await expect(nora.getByText('$95.50 per hour')).toHaveCount(2);
    await nora.getByRole('button', { name: 'Accept Offer' }).click();
    const body = {
      offer: { terms: { ...offer.terms, payCents: 98_00 }, expiresOn: offer.expiresOn, signedAs: nameOf(employer) },
      version: offer.version,
    };
    const params = { offerId: offer.offerId };
    const changed = await api(offerRoutes.changeOffer, { params, body }, { token: employer.token });
    expect(changed.status, JSON.stringify(changed.body)).toBe(200);
    await sign();
    await expect(nora.getByText('The terms have changed since you last viewed them.')).toBeVisible();
    await expect(nora.getByRole('dialog')).toBeHidden();
    await expectNoAxeViolations(nora, 'a changed offer');
    await nora.getByRole('button', { name: 'Accept Offer' }).click();
    await sign();
    await expect(toast(nora, messages.offerAccepted)).toBeVisible();
  });

  const { placementId } = (await api(offerRoutes.listPlacements, { query: {} }, { token: professional.token })).body
    .items[0]!;

  await test.step('the first day is confirmed once nothing in the compliance file blocks it', async () => {
    await acceptEverything(employer, placementId);
    await signInAs(office, employer);
    await office.goto(pathTo(paths.placement, { placementId }));
    const confirm = office.getByRole('button', { name: 'Confirm First Day' });
    await expect(confirm).toBeVisible();
    await expectNoAxeViolations(office, 'a compliance file to confirm');
    await confirm.click();
    await office.getByRole('dialog').getByRole('button', { name: 'Confirm First Day' }).dblclick();
    await expect(toast(office, messages.startConfirmed)).toBeVisible();
  });

  await test.step('hours are entered on a phone and submitted', async () => {
    await nora.setViewportSize({ width: 360, height: 740 });
    await follow(nora, paths.timesheets);
    const hours = nora.getByRole('textbox', { name: /^Hours on/ }).last();
    await hours.fill('7.5');
    await expect(nora.getByText('$735')).toBeVisible();
    await expectNoSidewaysScroll(nora, 'a timesheet');
    // When scrolled, the header covers links.
    await nora.evaluate(() => window.scrollTo(0, 0));
    await expectNoAxeViolations(nora, 'a timesheet');
    await nora.getByRole('button', { name: 'Submit for Approval' }).dblclick();
    await expect(toast(nora, messages.timesheetSubmitted)).toBeVisible();
  });

  await test.step('sent back with a reason, which the professional reads at once', async () => {
    await follow(office, paths.timesheets);
    await office.getByRole('link', { name: /Nora/ }).click();
    await office.getByRole('checkbox', { name: /^Flag/ }).check();
    await office.getByRole('textbox', { name: /What's wrong/ }).fill('You left at three.');
    await expectNoAxeViolations(office, 'a week to sign off');
    await office.getByRole('button', { name: 'Return 1 Day' }).click();
    await expect(toast(office, messages.timesheetDisputed)).toBeVisible();
    await expect(nora.getByText("Your employer's comment: You left at three.")).toBeVisible();
  });
});

test('a review is written with stars by keyboard and waits for the other side', async ({ page }) => {
  const [employer, professional] = await Promise.all([newEmployer(), newProfessional({ firstName: 'Omar' })]);
  const { applicationId } = await apply(professional, (await createJob(employer)).jobId);
  const { placementId } = await hire(employer, professional, applicationId, {
    startOn: dayFromNow(-20),
    endOn: dayFromNow(-3),
  });
  await signInAs(page, professional);
  await page.goto(pathTo(paths.placement, { placementId }));
  await page.getByRole('radio', { name: '3 stars, good' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.getByRole('textbox', { name: /^Review/ }).fill('Well staffed, paid on time.');
  await page.getByRole('button', { name: 'Send Review' }).click();
  await expect(page.getByText(/It will be published with the other side's review, or on/)).toBeVisible();
  await expectNoAxeViolations(page, 'a placement with a review that waits');
});
