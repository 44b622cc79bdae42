import type { ApplicationStatus } from '@shared/core/model/enumerations';
import type { SeedHire } from './hires';

export type SeedApplication = {
  professional: string;
  organization: string;
  job: string;
  coverLetter: string;
  expectedSalary: string;
  message?: string;
  /** Days since submission. */
  age: number;
  startsIn: number;
  /** Days from submission to the last step; by default, steps are spread until today. */
  decidedWithin?: number;
  /** Final status, reached step by step. */
  status: ApplicationStatus;
  /** Reason for a rejection or withdrawal. */
  reason?: string;
  /** Without a resume of their own, even if recent. */
  resume?: 'none';
  /** Terms of the offer; by default, those in `hires`. */
  hire?: SeedHire;
  /** Coming interview: days from now, and a local time. */
  interview?: readonly [inDays: number, time: string];
};

export const seedApplications: readonly SeedApplication[] = [
  {
    professional: 'elena-vasquez',
    organization: 'lakeshore',
    job: 'Emergency Physician, Level I Trauma Center',
    coverLetter:
      'I know your department from transferring patients to it for nine years, and every handover has been a pleasure. Trauma, teaching and ultrasound are what I do most; your fellowship would let me do them together.',
    expectedSalary: '$250 an hour',
    message: 'I could give notice on the first of next month.',
    age: 3,
    startsIn: 75,
    status: 'interview_scheduled',
  },
  {
    professional: 'elena-vasquez',
    organization: 'lakeshore',
    job: 'Pediatric Emergency Physician',
    coverLetter:
      'A third of my patients are children, and I completed an extra six months of pediatric emergency training. I would enjoy a department built around them.',
    expectedSalary: '$235 an hour',
    age: 12,
    startsIn: 90,
    status: 'withdrawn',
    reason: 'I would like to concentrate on the trauma center position.',
  },
  {
    professional: 'marcus-bennett',
    organization: 'lakeshore',
    job: 'Interventional Cardiologist, STEMI Program',
    coverLetter:
      'I perform about 260 interventions a year with 96 percent radial access, and I have taken STEMI call one night in four for a decade. Your door-to-device figures are the reason I am writing.',
    expectedSalary: '$610,000',
    age: 1,
    startsIn: 120,
    status: 'new',
  },
  {
    professional: 'amara-osei',
    organization: 'cedar-valley',
    job: 'Family Physician with Partnership Track',
    coverLetter:
      'Thirty-minute visits, a capped panel and a garden: I read your posting twice. I have cared for a panel of 1,500 in Portland for six years and would be glad to meet the patients of your retiring partner.',
    expectedSalary: '$280,000',
    message: 'My references are two of your former residents.',
    age: 1,
    startsIn: 60,
    status: 'shortlisted',
  },
  {
    professional: 'amara-osei',
    organization: 'cedar-valley',
    job: 'Family Physician with Obstetrics',
    coverLetter:
      'I attend around 40 births a year and hold advanced life support in obstetrics. Working with surgical back-up across the street is exactly how I was trained.',
    expectedSalary: '$295,000',
    age: 14,
    startsIn: 60,
    status: 'offered',
  },
  {
    professional: 'daniel-friedman',
    organization: 'lakeshore',
    job: 'Weekend Obstetric Anesthesiologist',
    coverLetter:
      'I live ten minutes from the family birth center and have practiced obstetric anesthesia for fifteen years. Two days each weekend would suit me and my family well.',
    expectedSalary: '$285 an hour',
    age: 10,
    startsIn: 30,
    status: 'hired',
  },
  {
    professional: 'daniel-friedman',
    organization: 'lakeshore',
    job: 'Cardiac Anesthesiologist',
    coverLetter:
      'My cardiac experience is from fellowship and two years of practice; I hold basic certification in perioperative echocardiography and am preparing for the advanced examination.',
    expectedSalary: '$480,000',
    age: 2,
    startsIn: 60,
    status: 'rejected',
    reason: 'We need advanced certification in perioperative echocardiography from the first day.',
  },
  {
    professional: 'jamal-whitaker',
    organization: 'harbor',
    job: 'Urgent Care PA or NP',
    coverLetter:
      'Ten years on an ambulance and five in walk-in clinics taught me to stay calm and to ask early. Weekends near the water sound right to me.',
    expectedSalary: '$74 an hour',
    age: 4,
    startsIn: 21,
    status: 'offered',
  },
  {
    professional: 'robert-kowalski',
    organization: 'lakeshore',
    job: 'Acute Care Surgeon',
    coverLetter:
      'Eighteen years of trauma and emergency surgery, a registry to bring along and no wish to do elective clinic in service weeks: your posting fits me.',
    expectedSalary: '$490,000',
    age: 1,
    startsIn: 90,
    status: 'under_review',
  },
  {
    professional: 'nadia-haddad',
    organization: 'cedar-valley',
    job: 'Psychiatrist or PMHNP, Collaborative Care',
    coverLetter:
      'I have reviewed caseloads with care managers for five years and know what it does for a primary care clinic. I would be glad to do it with your eight.',
    expectedSalary: '$305,000',
    age: 2,
    startsIn: 60,
    status: 'interview_scheduled',
  },
  {
    professional: 'isaac-thompson',
    organization: 'lakeshore',
    job: 'Hospitalist, Academic Service',
    coverLetter:
      'A cap of 15, nocturnists and learners: your service is the one my residents talk about. I would bring a handoff tool that reduced our callbacks by a third.',
    expectedSalary: '$290,000',
    message: 'I am happy to start with non-teaching weeks.',
    age: 0,
    startsIn: 60,
    status: 'new',
  },
  {
    professional: 'isaac-thompson',
    organization: 'cedar-valley',
    job: 'General Internist',
    coverLetter:
      'My partner starts a fellowship in Portland in July, and I would like to try outpatient medicine with older adults.',
    expectedSalary: '$270,000',
    age: 4,
    startsIn: 150,
    status: 'under_review',
  },
  {
    professional: 'robert-kowalski',
    organization: 'lakeshore',
    job: 'Locum General Surgeon, Four Weeks',
    coverLetter:
      'I have four weeks between two engagements and know acute care services from eighteen years of running one. An hour by train is no obstacle.',
    expectedSalary: '$1,900 a day',
    age: 74,
    decidedWithin: 12,
    startsIn: 3,
    status: 'hired',
  },
  {
    professional: 'daniel-friedman',
    organization: 'lakeshore',
    job: 'Per Diem Obstetric Anesthesiologist',
    coverLetter:
      'Single days beside my practice are easy to arrange for me, and the birth center is ten minutes from my home.',
    expectedSalary: '$270 an hour',
    age: 60,
    decidedWithin: 9,
    startsIn: 3,
    status: 'hired',
  },
  {
    professional: 'elena-vasquez',
    organization: 'lakeshore',
    job: 'Emergency Department Night Cover',
    coverLetter:
      'Two nights a week fit well beside my day position, and I know your trauma team from the county drills. I can start as soon as the credentials are through.',
    expectedSalary: '$245 an hour',
    age: 50,
    decidedWithin: 10,
    startsIn: 3,
    status: 'hired',
  },
  {
    professional: 'isaac-thompson',
    organization: 'lakeshore',
    job: 'Temporary Hospitalist, Autumn Cover',
    coverLetter: 'I have six weeks of leave to use this autumn and would like to get to know your service from within.',
    expectedSalary: '$155 an hour',
    age: 50,
    decidedWithin: 15,
    startsIn: 3,
    status: 'hired',
  },
  {
    professional: 'mei-lin-chow',
    organization: 'lakeshore',
    job: 'Weekend Neuroradiology Reads',
    coverLetter:
      'I read neuroimaging every week beside my musculoskeletal work, and my weekends start two hours after yours.',
    expectedSalary: '$58 a read',
    age: 41,
    decidedWithin: 11,
    startsIn: 3,
    status: 'hired',
  },
  {
    professional: 'josephine-quigley',
    organization: 'lakeshore',
    job: 'Travel ICU RN, Nights',
    coverLetter:
      'Eight years of ICU nights, the last three on travel contracts. I hold an Illinois license, already take per diem nights in your ICU, and can float within critical care.',
    expectedSalary: '$2,592 a week',
    age: 1,
    startsIn: 45,
    status: 'shortlisted',
  },
  {
    professional: 'brianna-coles',
    organization: 'meridian',
    job: 'Travel Telemetry RN, Nights',
    coverLetter:
      'This would be my first contract, close to home. I have four years of telemetry and will renew ACLS next week.',
    expectedSalary: '$2,300 a week',
    age: 1,
    startsIn: 32,
    status: 'under_review',
  },
];
