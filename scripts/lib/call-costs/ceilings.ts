import { evidenceLimits } from '@shared/trust/limits/evidence-limits';
import { limits } from '@shared/limits';
import { ownStaffLimits } from '@shared/work/limits/own-staff-limits';
import { shiftLimits } from '@shared/work/limits/shift-limits';
import { shiftPlanLimits } from '@shared/work/limits/shift-plan-limits';

const formatNumber = (value: number): string => value.toLocaleString('en-US');

const drafts = `${formatNumber(limits.draftJobsPerOrganization)} drafts in an organization; its plan limits active jobs`;
const shiftsOfDay = `${shiftLimits.shiftsPerUnitAndDay} shifts on a unit's day, ${shiftLimits.publishWeeksAhead} weeks ahead`;
const interviews = `${limits.openInterviewsPerApplication} open interviews for an application`;
const invitations = `${limits.teamSize} members; ${limits.invitationsPerOrganizationPerDay} invitations a day, each for ${limits.invitationDays} days`;
const alerts = `${limits.jobAlerts} for a person`;

/** What limits the growth for each creating operation: its maximum number, or how often per day. */
export const ceilings: Readonly<Record<string, string>> = {
  createOrganization: 'One organization for a person',
  createJob: drafts,
  v1CreateJob: drafts,
  duplicateJob: drafts,
  createLocation: `${shiftLimits.locationsPerOrganization} locations in an organization`,
  addLocationUnit: `${shiftLimits.unitsPerLocation} units in a location`,
  changeUnitFeed: 'One feed for a unit',
  createShift: shiftsOfDay,
  createShifts: shiftsOfDay,
  splitShift: shiftsOfDay,
  coverNow: 'One run for a shift',
  createShiftTemplate: `${shiftPlanLimits.templatesPerOrganization} templates in an organization`,
  createShiftPattern: `${shiftPlanLimits.patternsPerOrganization} patterns in an organization`,
  createKioskPairing: `${shiftLimits.kiosksPerLocation} screens at a location; a code lives ${shiftLimits.kioskPairingMinutes} minutes`,
  generateApiKey: `${limits.apiKeysPerOrganization} keys in an organization`,
  createWebhook: `${limits.webhooksPerOrganization} webhooks in an organization`,
  changeJobFeed: 'One feed for an organization',
  saveLinkedInFeed: 'One feed for an organization',
  createMessageTemplate: `${limits.messageTemplatesPerOrganization} templates in an organization`,
  inviteMember: invitations,
  resendInvitation: invitations,
  inviteOwnStaff: `${ownStaffLimits.people} people in an organization; ${ownStaffLimits.emailsPerDay} emails a day`,
  inviteToApply: `${limits.invitationsPerJob} invitations for a job; ${limits.jobInvitationsPerOrganizationPerDay} a day`,
  startConversation: `${limits.newConversationsPerAccountPerDay} a day`,
  messageApplicants: `${limits.recipientsPerBulkMessage} recipients at once; ${formatNumber(limits.messagesPerAccountPerDay)} messages a day`,
  makeOffer: 'One open offer for an application',
  proposeInterview: interviews,
  proposeCall: 'One call ahead for a conversation',
  offerInterviewTimes: interviews,
  applyToJob: `${limits.applicationAttempts} applications for a job; the plan limits those of a month`,
  createCandidateSearch: alerts,
  createJobAlert: alerts,
  createPortfolioItem: `${limits.portfolioItems} items for a person`,
  createScheduleItem: 'None but the hourly limit; they are read by their days',
  createTask: `${limits.openTasks} open tasks for a person`,
  makeEvidencePacket: `${evidenceLimits.packetsPerPersonPerDay} a day`,
  askForReference: `${limits.openReferences} open requests for a person; ${limits.referenceMailsPerAccountPerDay} emails a day`,
  inviteColleague: `${limits.referralInvitationsPerAccountPerDay} a day`,
  openTicket: `${limits.ticketsPerAccountPerDay} a day`,
  sendReport: `${limits.reportsPerAccountPerDay} a day`,
  createSavedReply: `${limits.savedReplies} saved replies`,
  addStaffMember: 'By owners only',
};
