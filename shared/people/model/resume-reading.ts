import * as z from 'zod';
import { limits } from '../../limits';
import { NpFocus, Profession } from '../../core/model/enumerations';
import { optionalLine, optionalProse } from '../../core/model/fields';
import { Education, Employment, HeldCertification, License, SpokenLanguage, UnitExperience } from './professional';
import { SkillList } from './profile/skill-list';

/** Content of a resume, as suggestions for the profile. Empty or null: not found. Dates with only a year are null. */
export const ResumeReading = z.object({
  profession: Profession.nullable(),
  npFocus: NpFocus.nullable(),
  title: optionalLine(limits.nameLength),
  phone: z.string(),
  location: optionalLine(limits.locationLength),
  npiNumber: z.string(),
  experience: z.int().min(0).max(limits.experienceYears).nullable(),
  bio: optionalProse(limits.bioLength),
  skills: SkillList,
  languages: z.array(SpokenLanguage).max(limits.spokenLanguages),
  employment: z.array(Employment.omit({ id: true })).max(limits.employmentEntries),
  education: z
    .array(
      Education.pick({
        type: true,
        institution: true,
        degree: true,
        field: true,
        startDate: true,
        endDate: true,
        current: true,
      }),
    )
    .max(limits.educationEntries),
  licenses: z
    .array(License.pick({ name: true, number: true, issuingBody: true, expiryDate: true, state: true, scope: true }))
    .max(limits.licenses),
  certifications: z
    .array(HeldCertification.pick({ code: true, number: true, expiresOn: true }))
    .max(limits.certificationsPerProfile),
  units: z.array(UnitExperience.omit({ id: true })).max(limits.unitsPerProfile),
});
export type ResumeReading = z.infer<typeof ResumeReading>;
