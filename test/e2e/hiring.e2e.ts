import { applicationRoutes } from '@shared/api/applications.routes';
import { offerRoutes } from '@shared/api/offers.routes';
import { mondayOfDay } from '@shared/domain/calendar-days';
import { messages } from '@shared/text/english.fixture';
import { paths, pathTo, timesheetAddress } from '@shared/paths';
import { api } from '../support/client';
import { acceptEverything } from '../support/compliance';
import { hire, moveApplication } from '../support/hire';
import { dayFromToday, pageOf, toast, uniqueTitle } from './marketplace-steps';
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
} from './support';

test('from an offer that changes to paid hours', async ({ page: office, browser }) => {
  const [employer, professional] = await Promise.all([newEmployer(), newProfessional({ firstName: 'Nora' })]);
  const job = await createJob(employer, { title: uniqueTitle('Night shifts') });
  const { applicationId } = await apply(professional, job.jobId);
  await moveApplication(employer, applicationId, 'shortlisted', 'interview_scheduled');
  await signInAs(office, employer);
  const nora = await pageOf(browser, professional);
  const application = pathTo(paths.application, { applicationId });

  await test.step('the employer offers, the candidate reads', async () => {
    await office.goto(application);
    await office.getByRole('tab', { name: 'Offer' }).click();
    await office.getByRole('button', { name: 'Make an Offer' }).click();
    await office.getByLabel(/^Pay/).fill('95.50');
    await office.getByLabel(/^Per/).selectOption('hour');
    await office.getByLabel(/^First day/).fill(dayFromToday(0));
    await office.getByRole('button', { name: 'Preview' }).click();
    await expect(office.getByRole('region', { name: /will see/ })).toContainText('$95.50 per hour');
    await office.getByRole('button', { name: 'Send Offer' }).click();
    await expect(toast(office, messages.offerSent)).toBeVisible();
    await nora.goto(application);
    await expect(nora.getByText('$95.50 per hour')).toBeVisible();
  });

  await test.step('terms that changed while they were read are not accepted', async () => {
    await nora.getByRole('button', { name: 'Accept Offer' }).click();
    const offers = await api(
      offerRoutes.listApplicationOffers,
      { params: { applicationId } },
      { token: employer.token },
    );
    const offer = offers.body.items[0]!;
    const terms = { ...offer.terms, payCents: 98_00 };
    const body = { offer: { terms, expiresOn: offer.expiresOn }, version: offer.version };
    const changed = await api(
      offerRoutes.changeOffer,
      { params: { offerId: offer.offerId }, body },
      { token: employer.token },
    );
    expect(changed.status, JSON.stringify(changed.body)).toBe(200);
    await nora.getByRole('dialog').getByRole('button', { name: 'Accept Offer' }).click();
    await expect(nora.getByText('The terms have changed since you last viewed them.')).toBeVisible();
    await expect(nora.getByRole('dialog')).toBeHidden();
    await expectNoAxeViolations(nora, 'a changed offer');
    await nora.getByRole('button', { name: 'Accept Offer' }).click();
    await nora.getByRole('dialog').getByRole('button', { name: 'Accept Offer' }).click();
    await expect(toast(nora, messages.offerAccepted)).toBeVisible();
  });

  const { placementId } = (await api(offerRoutes.listPlacements, { query: {} }, { token: professional.token })).body
    .items[0]!;

  await test.step('the first day is confirmed once nothing in the compliance file blocks it', async () => {
    await nora.goto(paths.timesheets);
    await expect(nora.getByText(/^You can enter hours once/)).toBeVisible();
    await nora.getByRole('link', { name: 'View compliance file' }).click();
    await expect(nora.getByRole('region', { name: 'Waiting for you' })).toBeVisible();
    await expectNoAxeViolations(nora, 'a compliance file');
    await acceptEverything(employer, placementId);
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
    await nora.goto(paths.timesheets);
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

  await test.step('sent back with a reason, corrected, signed off and paid', async () => {
    await office.goto(paths.timesheets);
    await office.getByRole('link', { name: /Nora/ }).click();
    await office.getByRole('checkbox', { name: /^Flag/ }).check();
    await office.getByRole('textbox', { name: /What's wrong/ }).fill('You left at three.');
    await expectNoAxeViolations(office, 'a week to sign off');
    await office.getByRole('button', { name: 'Return 1 Day' }).click();
    await expect(toast(office, messages.timesheetDisputed)).toBeVisible();

    await expect(nora.getByText("Your employer's comment: You left at three.")).toBeVisible();
    await nora
      .getByRole('textbox', { name: /^Hours on/ })
      .last()
      .fill('7');
    await nora.getByRole('button', { name: 'Submit Again' }).click();
    await expect(nora.getByText('Your employer is reviewing these hours.')).toBeVisible();

    await office.goto(timesheetAddress(placementId, mondayOfDay(dayFromToday(0))));
    await office.getByRole('button', { name: 'Approve 7h, $686' }).dblclick();
    await expect(toast(office, messages.timesheetApproved)).toBeVisible();
    await office.goto(timesheetAddress(placementId, mondayOfDay(dayFromToday(0))));
    await office.getByLabel('Reference').fill('TRX-7');
    await office.getByRole('button', { name: 'Mark as Paid' }).click();
    await expect(toast(office, messages.timesheetPaid)).toBeVisible();
  });

  await test.step('the earnings and the placement say the same', async () => {
    await nora.goto(paths.timesheets);
    await expect(nora.getByRole('region', { name: 'Earnings' }).getByText('$686').first()).toBeVisible();
    await office.goto(paths.hiredProfessionals);
    await office.getByRole('link', { name: /^Nora/ }).first().click();
    await expect(office.getByText('Total 7h: $686 expected, $686 approved, $686 paid.')).toBeVisible();
    const { status } = (
      await api(applicationRoutes.getApplication, { params: { applicationId } }, { token: employer.token })
    ).body;
    expect(status).toBe('hired');
  });
});

test('reviews of both sides are published together and answered', async ({ page: office, browser }) => {
  const [employer, professional] = await Promise.all([newEmployer(), newProfessional({ firstName: 'Omar' })]);
  const job = await createJob(employer);
  const { applicationId } = await apply(professional, job.jobId);
  const { placementId } = await hire(employer, professional, applicationId, {
    startOn: dayFromToday(-20),
    endOn: dayFromToday(-3),
  });
  await signInAs(office, employer);
  const omar = await pageOf(browser, professional);
  const placement = pathTo(paths.placement, { placementId });

  await omar.goto(placement);
  await omar.getByRole('radio', { name: '3 stars, good' }).focus();
  await omar.keyboard.press('ArrowRight');
  await omar.getByRole('textbox', { name: /^Review/ }).fill('Well staffed, paid on time.');
  await omar.getByRole('button', { name: 'Send Review' }).click();
  await expect(omar.getByText(/It will be published with the other side's review, or on/)).toBeVisible();
  await expectNoAxeViolations(omar, 'a placement with a review that waits');

  await office.goto(placement);
  await expect(office.getByText('Well staffed, paid on time.')).toHaveCount(0);
  await office.getByText('5 stars, excellent').locator('..').click();
  await office.getByRole('textbox', { name: /^Review/ }).fill('Calm in every night.');
  await office.getByRole('button', { name: 'Send Review' }).dblclick();
  await expect(office.getByText('Well staffed, paid on time.')).toBeVisible();
  await office.getByRole('button', { name: 'Reply' }).click();
  await office.getByLabel(/Your reply/).fill('Thank you, come back.');
  await office.getByRole('button', { name: 'Publish Reply' }).click();
  await expect(toast(office, messages.reviewReplied)).toBeVisible();

  await omar.goto(`${pathTo(paths.doctorProfile, { userId: professional.userId })}?tab=reviews`);
  await expect(omar.getByText('Calm in every night.')).toBeVisible();
  await omar.goto(pathTo(paths.jobDetail, { jobId: job.jobId }));
  await expect(omar.getByText('Thank you, come back.')).toBeVisible();
});
