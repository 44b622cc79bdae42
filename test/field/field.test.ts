import { describe, expect, it } from 'vitest';
import cases from './cases.json';
import { copied } from './checks/copied';
import { csvShifts } from './checks/csv-shifts';
import { csvStaff } from './checks/csv-staff';
import { document } from './checks/document';
import { exclusion } from './checks/exclusion';
import { ics } from './checks/ics';
import { mail } from './checks/mail';
import { phone } from './checks/phone';
import { place } from './checks/place';
import { quote } from './checks/quote';
import { resume, resumeCard, resumeDate, resumeHeading, resumeHome } from './checks/resume';
import { searchJobs } from './checks/search-jobs';
import { searchPeople } from './checks/search-people';
import { typed } from './checks/typed';
import type { FieldCase, FieldCheck } from './field-check';

/** Checks by a case's `check` value. */
const checks: Record<string, FieldCheck> = {
  copied,
  'csv-shifts': csvShifts,
  'csv-staff': csvStaff,
  document,
  exclusion,
  ics,
  mail,
  phone,
  place,
  quote,
  resume,
  'resume-card': resumeCard,
  'resume-date': resumeDate,
  'resume-heading': resumeHeading,
  'resume-home': resumeHome,
  'search-jobs': searchJobs,
  'search-people': searchPeople,
  typed,
};

const all: FieldCase[] = cases;

it('has a case for every check', () => {
  expect(Object.keys(checks).filter((name) => !all.some(({ check }) => check === name))).toEqual([]);
});

describe.each(Object.entries(checks))('%s', (name, check) => {
  it.each(all.filter((it) => it.check === name))('$id ($source)', check);
});
