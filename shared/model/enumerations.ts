import * as z from 'zod';
import {
  applicationStatuses,
  companySizes,
  currencies,
  departments,
  expectedHoursTypes,
  industries,
  jobStatuses,
  jobTypes,
  notificationTypes,
  otpTypes,
  payBases,
  rateUnits,
  specialties,
  teamRoles,
  userTypes,
} from './vocabulary';

export {
  applicantStatusLabels,
  applicationStatusLabels,
  expectedHoursLabels,
  jobTypeLabels,
  payBasisLabels,
  specialtyFromSlug,
  specialtySlug,
  teamRoleLabels,
  userTypeLabels,
} from './vocabulary';

/** user_type: fixed at sign-up. */
export const UserType = z.enum(userTypes);
export type UserType = z.infer<typeof UserType>;

/** Role inside an organisation. */
export const TeamRole = z.enum(teamRoles);
export type TeamRole = z.infer<typeof TeamRole>;

export const Specialty = z.enum(specialties);
export type Specialty = z.infer<typeof Specialty>;

export const Department = z.enum(departments);
export type Department = z.infer<typeof Department>;

export const JobType = z.enum(jobTypes);
export type JobType = z.infer<typeof JobType>;

export const JobStatus = z.enum(jobStatuses);
export type JobStatus = z.infer<typeof JobStatus>;

export const PayBasis = z.enum(payBases);
export type PayBasis = z.infer<typeof PayBasis>;

export const RateUnit = z.enum(rateUnits);
export type RateUnit = z.infer<typeof RateUnit>;

export const ExpectedHoursType = z.enum(expectedHoursTypes);
export type ExpectedHoursType = z.infer<typeof ExpectedHoursType>;

export const Currency = z.enum(currencies);
export type Currency = z.infer<typeof Currency>;

export const ApplicationStatus = z.enum(applicationStatuses);
export type ApplicationStatus = z.infer<typeof ApplicationStatus>;

export const Industry = z.enum(industries);
export type Industry = z.infer<typeof Industry>;

export const CompanySize = z.enum(companySizes);
export type CompanySize = z.infer<typeof CompanySize>;

export const OtpType = z.enum(otpTypes);
export type OtpType = z.infer<typeof OtpType>;

export const NotificationType = z.enum(notificationTypes);
export type NotificationType = z.infer<typeof NotificationType>;
