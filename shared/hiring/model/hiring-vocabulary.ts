import type { IntegrationProvider } from '../../connect/integrations/vocabulary';

// Separate from the schemas, so pages that only show a status do not load zod.

export const applicationSources = [
  'search',
  'recommended',
  'alert',
  'saved',
  'message',
  'invitation',
  'direct',
] as const;
export type ApplicationSource = (typeof applicationSources)[number];

/** An invitation expires when the job no longer accepts applications. */
export const jobInvitationStates = ['open', 'applied', 'declined', 'expired'] as const;
export type JobInvitationState = (typeof jobInvitationStates)[number];

/** Resume attached to an application: the uploaded one, one generated from the profile, or none. */
/** Whether an application must have a letter. */
export const coverLetterModes = ['required', 'optional'] as const;

export const resumeChoices = ['uploaded', 'generated', 'none'] as const;

export const interviewTypes = ['video', 'phone', 'in_person', 'external'] as const;
export type InterviewType = (typeof interviewTypes)[number];

/** Connected services that can create the meeting of an `external` interview, whose link becomes its place. */
export const meetingServices = ['zoom', 'microsoft-teams'] as const satisfies readonly IntegrationProvider[];
export type MeetingService = (typeof meetingServices)[number];

/** `proposed` waits for the other side to choose a time. */
export const interviewStatuses = ['proposed', 'accepted', 'completed', 'cancelled'] as const;

/** Panel members who take part when the candidate picks a time: all, or one in turn. */
export const panelModes = ['everyone', 'round_robin'] as const;
export type PanelMode = (typeof panelModes)[number];

/** Reported in emails and notifications. `offered`: the candidate may pick any free time. */
export const interviewChanges = [
  'proposed',
  'offered',
  'suggested',
  'accepted',
  'rescheduled',
  'cancelled',
  'completed',
] as const;

/** Recommendations of an interviewer, worst first. */
export const recommendations = ['strong_no', 'no', 'yes', 'strong_yes'] as const;
export type Recommendation = (typeof recommendations)[number];

export const hiringSides = ['professional', 'employer'] as const;
export type HiringSide = (typeof hiringSides)[number];

export const offerStatuses = ['open', 'accepted', 'declined', 'expired', 'withdrawn'] as const;
export type OfferStatus = (typeof offerStatuses)[number];

export const placementStatuses = ['upcoming', 'active', 'ended'] as const;
export type PlacementStatus = (typeof placementStatuses)[number];

/** A disputed timesheet is returned to the professional for correction. */
export const timesheetStatuses = ['draft', 'submitted', 'disputed', 'approved', 'paid'] as const;
export type TimesheetStatus = (typeof timesheetStatuses)[number];

/** `news` covers all other notifications. */
export const activityTypes = ['profile_view', 'application', 'job_match', 'timesheet', 'review', 'news'] as const;
export type ActivityType = (typeof activityTypes)[number];

/** Points beyond the profile itself, 100 in total. */
export const checklistPoints = { photo: 15, resume: 20, portfolio: 25, skills: 20, references: 20 } as const;
export type ChecklistPart = keyof typeof checklistPoints;
export const checklistParts = Object.keys(checklistPoints) as [ChecklistPart, ...ChecklistPart[]];

/** Jobs of a list of received applications: all that the reader may see, or only assigned ones. */
export const receivedJobs = ['mine'] as const;
export type ReceivedJobs = (typeof receivedJobs)[number];
