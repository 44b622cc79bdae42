import type { SeedJob } from './seed-job';

const [hannah, aisha] = ['hannah-lindqvist', 'aisha-mbeki'];

export const consultingPhysicianJobs: readonly SeedJob[] = [
  {
    title: 'Outpatient Neurologist',
    department: 'Neurology',
    specialty: 'Neurology',
    location: 'Salem, Oregon',
    about: 'Headache and movement disorders make up half of the referrals. No inpatient duty.',
    work: [
      'See new patients for 60 minutes, returns for 30',
      'Read EEG and perform EMG two half-days a week',
      'Offer botulinum toxin for migraine and spasticity',
    ],
    terms: [
      'Four days a week, no nights and no weekends',
      'A neurology nurse and a scribe',
      'Video visits up to one day a week',
    ],
    needs: ['Board certified or eligible in neurology', 'EEG or EMG training', 'Oregon license by the start date'],
    pay: ['range', 'year', 305000, 345000],
    by: aisha,
    age: 9,
    pattern: '4x10',
    startIn: 85,
  },
  {
    title: 'Anesthesiologist, Evanston Campus',
    department: 'Anesthesiology',
    specialty: 'Anesthesiology',
    location: 'Evanston, Illinois',
    about: 'Six operating rooms, endoscopy, and the family birth center, in a care team with nine CRNAs.',
    work: [
      'Medically direct up to three rooms or work solo',
      'Cover labor epidurals and cesarean births',
      'Run the pre-anesthesia clinic one day in ten',
    ],
    terms: [
      '7 AM to 5 PM, four days a week',
      'In-house call one night in eight with the next day off',
      'No cardiac and no pediatric cases under two years',
    ],
    needs: ['Board certified or eligible in anesthesiology', 'ACLS', 'Ultrasound-guided regional blocks'],
    pay: ['range', 'year', 440000, 495000],
    details: { setting: 'hospital', recordSystem: 'epic', malpractice: 'occurrence', signOnBonusCents: 30_000_00 },
    by: hannah,
    age: 3,
    project: 'Evanston Campus',
    experience: '1-3',
    questions: ['boards'],
    pattern: '4x10',
    startIn: 70,
  },
];
