import { mondayOfDay } from '@shared/domain/calendar-days';
import type { Offer } from '@shared/model/offer';
import { clearToStart } from '../../../test/support/compliance';
import { hire, moveApplication, offerForm } from '../../../test/support/hire';
import { apply, createJob, dayFromNow, registerApplicant } from '../../../test/support/marketplace';
import { registerEmployer, type Person } from '../../../test/support/people';
import type { Caller } from './caller';

type TokenOf = (name: string) => Promise<string>;

const offerCalls = async (call: Caller, tokenOf: TokenOf): Promise<void> => {
  const [employer, person] = await Promise.all([registerEmployer(), registerApplicant()]);
  const job = await createJob(employer, { numberOfOpenings: 3 });
  const { applicationId } = await apply(person, job.jobId);
  await moveApplication(employer, applicationId, 'shortlisted', 'interview_scheduled');
  const params = { applicationId };
  const make = () => call('makeOffer', { params, body: offerForm() }, employer.token);
  const first = { offerId: String((await make())['offerId']) };
  await call('withdrawOffer', { params: first, body: { version: 1 } }, employer.token);
  const second = { offerId: String((await make())['offerId']) };
  await call('declineOffer', { params: second, body: {} }, person.token);
  const third = { offerId: String((await make())['offerId']) };
  const body = { offer: offerForm({ payCents: 160_00 }), version: 1 };
  const { termsHash } = (await call('changeOffer', { params: third, body }, employer.token)) as unknown as Offer;
  await call('getOffer', { params: third }, person.token);
  await call('listApplicationOffers', { params }, employer.token);
  await call('listOffers', { query: {} }, await tokenOf('Margaret Ellison'));
  const { placementId } = await call('acceptOffer', { params: third, body: { termsHash } }, person.token);
  const placement = { placementId: String(placementId) };
  await call('listPlacements', { query: {} }, await tokenOf('Margaret Ellison'));
  await call('getPlacement', { params: placement }, employer.token);
  const ending = { endOn: dayFromNow(60), reason: 'The project is over.', version: 1 };
  await call('endPlacement', { params: placement, body: ending }, employer.token);
};

const placed = async (startOn: string): Promise<{ employer: Person; person: Person; placementId: string }> => {
  const [employer, person] = await Promise.all([registerEmployer(), registerApplicant()]);
  const { applicationId } = await apply(person, (await createJob(employer)).jobId);
  return { employer, person, ...(await hire(employer, person, applicationId, { startOn })) };
};

const timesheetCalls = async (call: Caller, tokenOf: TokenOf): Promise<void> => {
  const day = dayFromNow(-7);
  const { employer, person, placementId } = await placed(day);
  await clearToStart(employer, placementId);
  const params = { placementId, weekStartsOn: mondayOfDay(day) };
  const lines = [{ day, minutes: 450, note: 'Bench' }];
  await call('saveTimesheet', { params, body: { timesheet: { lines }, version: 0 } }, person.token);
  await call('submitTimesheet', { params, body: { version: 1 } }, person.token);
  const disputed = { lines: [{ day, reason: 'Please check the end.' }], version: 2 };
  await call('disputeTimesheet', { params, body: disputed }, employer.token);
  await call('submitTimesheet', { params, body: { version: 3 } }, person.token);
  await call('approveTimesheet', { params, body: { version: 4 } }, employer.token);
  await call('payTimesheet', { params, body: { version: 5, reference: 'Bench' } }, employer.token);
  await call('getTimesheet', { params }, person.token);
  await call('printTimesheet', { params }, person.token);
  await call('listPlacementTimesheets', { params: { placementId }, query: {} }, employer.token);
  await call('exportTimesheets', { params: { placementId }, query: {} }, employer.token);
  await call('listTimesheets', { query: { status: 'paid' } }, await tokenOf('Margaret Ellison'));
  await call('getEarnings', {}, await tokenOf('Elena Vasquez'));
  await call('getEmployerEarnings', {}, await tokenOf('Elena Vasquez'));
  const { payDays } = await call('listPayDays', {}, person.token);
  const { day: payDay } = (payDays as [{ day: string }])[0];
  await call('printPayStatement', { params: { day: payDay } }, person.token);
  await call('exportPayStatement', { params: { day: payDay } }, person.token);
};

const reviewCalls = async (call: Caller, tokenOf: TokenOf): Promise<void> => {
  const { employer, person, placementId } = await placed(dayFromNow(-31));
  const params = { placementId };
  const body = { rating: 5, text: 'Bench.' };
  await call('writeReview', { params, body }, person.token);
  await call('writeReview', { params, body }, employer.token);
  const { other } = (await call('getPlacementReviews', { params }, person.token)) as unknown as {
    other: { reviewId: string };
  };
  const ofReview = { reviewId: other.reviewId };
  await call('replyToReview', { params: ofReview, body: { text: 'Thank you.' } }, person.token);
  await call('listProfessionalReviews', { params: { userId: person.userId }, query: {} }, employer.token);
  const { organizationId } = employer.me.membership!;
  await call('listOrganizationReviews', { params: { organizationId }, query: {} }, await tokenOf('Elena Vasquez'));
};

export const hiringCalls =
  (tokenOf: TokenOf) =>
  async (call: Caller): Promise<void> => {
    await offerCalls(call, tokenOf);
    await timesheetCalls(call, tokenOf);
    await reviewCalls(call, tokenOf);
  };
