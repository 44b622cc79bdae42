import { timesheetStatuses } from '@shared/hiring/model/hiring-vocabulary';
import type { Item, Table } from '../../../platform/table/table';
import { attendanceIndexes } from '../../work/attendance/keys';
import { applicationIndexes, applicationKeys } from '../../hiring/applications/keys';
import { complianceIndexes, complianceKeys } from '../../people/compliance/keys';
import { interviewIndexes, interviewKeys } from '../../hiring/interviews/keys';
import { readInterview, teamTakingPart } from '../../hiring/interviews/interview-item';
import { jobInvitationIndexes } from '../../hiring/job-invitations/keys';
import { offerIndexes, offerKeys } from '../../hiring/offers/keys';
import { placementIndexes } from '../../work/placements/keys';
import { evidencePacketIndexes } from '../../trust/evidence/keys';
import { receiptIndexes } from '../../work/receipts/keys';
import { reviewIndexes, reviewKeys } from '../../people/reviews/keys';
import { scorecardIndexes } from '../../hiring/scorecards/keys';
import { reliabilityIndexes } from '../../work/reliability/keys';
import { shiftCaseIndexes } from '../../trust/shift-cases/keys';
import { shiftIndexes } from '../../work/shifts/keys';
import { timesheetIndexes } from '../../work/timesheets/keys';
import { list, one, textOf, type Items } from './lists';
import type { ErasureSubject } from './subject';

/** The application leads to its parts, so it comes last. It keeps its place in the person's list. */
const withParts = async function* (table: Table, application: Item): Items {
  const applicationId = textOf(application, 'applicationId');
  const userId = textOf(application, 'professionalId');
  for await (const part of list(table, applicationKeys.application(applicationId).pk)) {
    if (part['entity'] !== 'Application') yield part;
  }
  yield* list(table, scorecardIndexes.scorecards(applicationId));
  yield* list(table, interviewIndexes.applicationInterviews(applicationId));
  yield* one(table, offerKeys.openOffer(applicationId));
  yield* one(table, applicationKeys.applicant(textOf(application, 'jobId'), userId));
  yield* one(table, applicationKeys.organizationApplicant(textOf(application, 'organizationId'), userId));
  yield application;
};

export const applications = async function* (table: Table, { userId }: ErasureSubject): Items {
  for await (const application of list(table, applicationIndexes.professionalApplications(userId), 'gsi2')) {
    yield* withParts(table, application);
  }
  yield* list(table, jobInvitationIndexes.receivedInvitations(userId), 'gsi2');
  yield* list(table, receiptIndexes.receipts(userId));
  yield* list(table, evidencePacketIndexes.evidencePackets(userId));
};

/** Includes entries in the team's calendars, where a place can be the person's number. */
export const interviews = async function* (table: Table, { userId }: ErasureSubject): Items {
  for await (const item of list(table, interviewIndexes.professionalInterviews(userId), 'gsi2')) {
    const interviewId = textOf(item, 'interviewId');
    yield* one(table, interviewKeys.interviewReminder(interviewId));
    for (const memberId of teamTakingPart(readInterview(item))) {
      yield* one(table, interviewKeys.interviewTime(memberId, interviewId));
    }
    yield item;
  }
  yield* list(table, interviewIndexes.interviewTimes(userId));
};

const reviewsOf = async function* (table: Table, placementId: string): Items {
  for (const side of ['professional', 'employer'] as const) {
    for await (const mark of one(table, reviewKeys.placementReview(placementId, side))) {
      yield* list(table, reviewKeys.review(textOf(mark, 'reviewId')).pk);
      yield mark;
    }
  }
};

export const placements = async function* (table: Table, { userId }: ErasureSubject): Items {
  for await (const offer of list(table, offerIndexes.professionalOffers(userId), 'gsi2')) {
    yield* one(table, offerKeys.offer(textOf(offer, 'offerId')));
  }
  for await (const placement of list(table, placementIndexes.professionalPlacements(userId), 'gsi2')) {
    const placementId = textOf(placement, 'placementId');
    yield* one(table, complianceKeys.complianceFile(placementId));
    yield* list(table, complianceIndexes.documentOpenings(placementId));
    yield* reviewsOf(table, placementId);
    yield placement;
  }
  for (const status of timesheetStatuses) {
    yield* list(table, timesheetIndexes.professionalTimesheets(userId, status), 'gsi2');
  }
  yield* list(table, timesheetIndexes.earnings(userId));
  yield* list(table, attendanceIndexes.ownAttendance(userId), 'gsi1');
  yield* list(table, shiftIndexes.ownBookings(userId), 'gsi1');
  yield* list(table, shiftIndexes.ownBookings(userId));
  yield* list(table, reliabilityIndexes.ledger(userId));
  yield* list(table, shiftCaseIndexes.ownerShiftCases(userId), 'gsi2');
  yield* list(table, reviewIndexes.professionalReviews(userId), 'gsi2');
};
