import { loadGazetteer } from '@shared/core/rules/places/gazetteer';
import type { ResumeReading } from '@shared/people/model/resume-reading';
import { expect } from 'vitest';
import { readResume } from '@lambdas/people/resumes/reading/read-resume';
import { readResumeText } from '@lambdas/people/resumes/reading/read-resume-text';
import { fileOf, type FieldCheck } from '../field-check';

export const resumeToday = '2026-11-22';
export const resumeTypes = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
} as const;

const readText = async (lines: readonly string[]): Promise<ResumeReading> => {
  await loadGazetteer();
  return readResumeText(lines.join('\n'), resumeToday);
};

const head = ['Nia Obi, RN', 'Registered Nurse', 'Austin, TX 78704'];
const job = ['ICU Registered Nurse', 'Lakeview Medical Center, Austin, TX'];

/** A complete file: how many jobs and licenses it has, or its contents. */
export const resume: FieldCheck = async (it) => {
  const type = resumeTypes[it.file?.endsWith('.pdf') ? 'pdf' : 'docx'];
  const { employment, licenses, ...read } = await readResume(fileOf(it), type, resumeToday);
  expect({ ...read, jobs: employment.length, licenses: licenses.length }).toMatchObject(it.expected as object);
};

/** A job's dates as a resume writes them. */
export const resumeDate: FieldCheck = async ({ input, expected }) => {
  const { employment } = await readText([...head, 'WORK EXPERIENCE', ...job, String(input)]);
  expect(employment.map(({ startDate, endDate }) => [startDate, endDate])).toEqual([expected]);
};

/** The number of jobs below a heading; a section above it makes sure that it is read as a heading. */
export const resumeHeading: FieldCheck = async ({ input, expected }) => {
  const above = ['SKILLS', 'Epic', String(input)];
  const { employment, skills } = await readText([...head, ...above, ...job, 'March 2021 – Present']);
  expect({ jobs: employment.length, skills }).toEqual({ jobs: expected, skills: ['Epic'] });
};

/** Licenses and certifications with the days they end. */
export const resumeCard: FieldCheck = async ({ input, expected }) => {
  const { licenses, certifications } = await readText([...head, 'LICENSES AND CERTIFICATIONS', String(input)]);
  const cards = Object.fromEntries(certifications.map(({ code, expiresOn }) => [code, expiresOn]));
  expect({ licenseExpiry: licenses[0]?.expiryDate, cards }).toMatchObject(expected as object);
};

/** The home address in the header of a resume. */
export const resumeHome: FieldCheck = async ({ input, expected }) => {
  expect((await readText(['Nia Obi, RN', 'Registered Nurse', String(input)])).location).toBe(expected);
};
