import { limits } from '@shared/limits';
import { JobDraft } from '@shared/hiring/model/job';
import { withoutInvisible, withPlainBreaks } from '@shared/core/model/plain-text';
import type { SourceFields } from '@shared/connect/model/recruiting-system';
import { sourceFields, type SourceField } from '@shared/connect/model/recruiting-system-vocabulary';

/** Initial fields of a draft; only the team changes them afterward. */
export type InitialFields = Partial<
  Pick<JobDraft, 'professions' | 'specialty' | 'payBy' | 'rate' | 'salaryMinCents' | 'salaryMaxCents'>
>;

/** An open job of a recruiting system. */
export type SourceJob = { externalId: string; reference: string; fields: SourceFields; initial?: InitialFields };

const cut = (text: string, max: number): string =>
  text
    .trim()
    .slice(0, max)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trim();

const withSingleSpaces = (text: string): string => text.replaceAll(/\s+/g, ' ');

const line = (text: string, max: number): string => cut(withSingleSpaces(withoutInvisible(text)), max);

// eslint-disable-next-line no-control-regex
const notOfProse = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/gu;
const prose = (text: string, max: number): string => cut(withPlainBreaks(text).replaceAll(notOfProse, ''), max);

/** Limits the fields to what a job here can hold. */
export const fittingFields = ({ title, location, numberOfOpenings, description }: SourceFields): SourceFields => ({
  title: line(title.toWellFormed(), limits.jobTitleLength),
  location: line(location.toWellFormed(), limits.locationLength),
  numberOfOpenings: Math.min(Math.max(Math.trunc(numberOfOpenings), 1), limits.openingsMax),
  description: prose(description.toWellFormed(), limits.jobTextLength),
});

export const fitting = ({ externalId, reference, fields, initial = {} }: SourceJob): Required<SourceJob> => ({
  externalId,
  initial,
  reference: line(reference.toWellFormed(), limits.jobReferenceLength),
  fields: fittingFields(fields),
});

export const toDraft = (fields: SourceFields, initial: InitialFields): JobDraft =>
  JobDraft.parse({ ...fields, department: null, specialty: null, experience: null, ...initial });

/** Fields that changed there since the team last decided, and differ here. */
export const differingFields = (
  job: SourceFields,
  { base, fields }: { base: SourceFields; fields: SourceFields },
): SourceField[] => sourceFields.filter((name) => base[name] !== fields[name] && job[name] !== fields[name]);

export const sameFields = (a: SourceFields, b: SourceFields): boolean =>
  sourceFields.every((name) => a[name] === b[name]);
