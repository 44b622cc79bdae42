import * as z from 'zod';
import { Day, Version } from '../../core/model/fields';
import { GivenDay } from '../../core/model/given-times';
import { CredentialDocument } from './verification';

/** Labels: locales/<language>/health-file.json. Validity: data/healthcare/health-records.ts. */
export const healthRecordCodes = [
  'tuberculosis',
  'mmr',
  'varicella',
  'hepatitis_b',
  'tdap',
  'influenza',
  'covid_19',
  'respirator_fit',
  'physical_exam',
] as const;
export const HealthRecordCode = z.enum(healthRecordCodes);
export type HealthRecordCode = z.infer<typeof HealthRecordCode>;

export const healthEvidence = ['test', 'vaccination', 'titer', 'declination'] as const;
export const HealthEvidence = z.enum(healthEvidence);
export type HealthEvidence = z.infer<typeof HealthEvidence>;

/** One item of a private health file. A person has at most one per code; a newer one replaces it. */
export const HealthRecord = z.object({
  code: HealthRecordCode,
  takenOn: Day,
  /** Null if it doesn't expire. */
  validUntil: Day.nullable(),
  evidence: HealthEvidence,
  document: CredentialDocument.nullable(),
  version: Version,
});
export type HealthRecord = z.infer<typeof HealthRecord>;

export const HealthRecordForm = z.strictObject({
  takenOn: GivenDay,
  validUntil: GivenDay.nullable(),
  evidence: HealthEvidence,
});
export type HealthRecordForm = z.infer<typeof HealthRecordForm>;
