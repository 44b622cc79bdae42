import * as z from 'zod';
import {
  alertFrequencies,
  applicationStatuses,
  bulkJobActions,
  companyBenefits,
  companySizes,
  currencies,
  departments,
  expectedHoursTypes,
  expenseTypes,
  experienceBands,
  industries,
  jobBenefits,
  jobHistoryKinds,
  jobSorts,
  jobStatuses,
  jobTypes,
  logoTypes,
  managedJobSorts,
  memberStatuses,
  notificationTypes,
  otpTypes,
  payBases,
  questionTypes,
  rateUnits,
  securityChanges,
  specialties,
  teamRoles,
} from './vocabulary';
import {
  areas,
  assignments,
  certifications,
  hiringKinds,
  licensePolicies,
  npFocuses,
  professions,
  shiftPatterns,
  shifts,
  units,
} from '../../people/model/healthcare-vocabulary';
import { coverLetterModes } from '../../hiring/model/hiring-vocabulary';
import { userTypes } from '../../accounts/model/user-types';

/** Fixed at sign-up. */
export const UserType = z.enum(userTypes);
export type UserType = z.infer<typeof UserType>;

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

export const SecurityChange = z.enum(securityChanges);
export type SecurityChange = z.infer<typeof SecurityChange>;

export const OtpType = z.enum(otpTypes);
export type OtpType = z.infer<typeof OtpType>;

export const NotificationType = z.enum(notificationTypes);
export type NotificationType = z.infer<typeof NotificationType>;

export const ExperienceBand = z.enum(experienceBands);
export type ExperienceBand = z.infer<typeof ExperienceBand>;

export const JobBenefit = z.enum(jobBenefits);
export type JobBenefit = z.infer<typeof JobBenefit>;

export const ExpenseType = z.enum(expenseTypes);
export type ExpenseType = z.infer<typeof ExpenseType>;

export const QuestionType = z.enum(questionTypes);
export type QuestionType = z.infer<typeof QuestionType>;

export const JobSort = z.enum(jobSorts);
export type JobSort = z.infer<typeof JobSort>;

export const ManagedJobSort = z.enum(managedJobSorts);
export type ManagedJobSort = z.infer<typeof ManagedJobSort>;

export const BulkJobAction = z.enum(bulkJobActions);
export type BulkJobAction = z.infer<typeof BulkJobAction>;

export const JobHistoryKind = z.enum(jobHistoryKinds);
export type JobHistoryKind = z.infer<typeof JobHistoryKind>;

export const AlertFrequency = z.enum(alertFrequencies);
export type AlertFrequency = z.infer<typeof AlertFrequency>;

export const MemberStatus = z.enum(memberStatuses);
export type MemberStatus = z.infer<typeof MemberStatus>;

export const CompanyBenefit = z.enum(companyBenefits);
export type CompanyBenefit = z.infer<typeof CompanyBenefit>;

export const LogoType = z.enum(logoTypes);
export type LogoType = z.infer<typeof LogoType>;

export const Profession = z.enum(professions);

export const NpFocus = z.enum(npFocuses);

export const Unit = z.enum(units);

export const Area = z.enum(areas);

export const Certification = z.enum(certifications);

export const JobShift = z.enum(shifts);

export const JobShiftPattern = z.enum(shiftPatterns);

export const Assignment = z.enum(assignments);

export const LicensePolicy = z.enum(licensePolicies);
export const CoverLetterMode = z.enum(coverLetterModes);

export const HiringKind = z.enum(hiringKinds);
