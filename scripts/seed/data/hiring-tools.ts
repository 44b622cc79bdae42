import type { MessageTemplateForm } from '@shared/messages/model/message-template';
import type { ScorecardContent } from '@shared/hiring/model/scorecard';

export const seedTemplates: readonly MessageTemplateForm[] = [
  {
    name: 'Interview invitation',
    body: 'Hi {first name},\n\nThank you for applying for {job}. We would like to meet you. Could you pick one of the times I just proposed?\n\n{my name}\n{organization}',
  },
  {
    name: 'Missing documents',
    body: 'Hi {first name},\n\nBefore we can go on with {job}, we still need a copy of your license and your immunization record. You can upload both under Credentials.\n\nThank you,\n{my name}',
  },
  {
    name: 'First day',
    body: 'Hi {first name},\n\nWelcome to {organization}. Please come to the main entrance at 6:30 on your first day and ask for me. Bring a photo ID.\n\nSee you soon,\n{my name}',
  },
];

type SeedCard = Pick<ScorecardContent, 'recommendation' | 'notes'> & {
  /** Scores in the order of the criteria. */
  scores: readonly { score: number; evidence: string }[];
};

export type SeedKit = {
  organization: string;
  job: string;
  criteria: readonly { name: string; lookFor: string; questions: string[] }[];
  /** Scorecards of the administrator and the first manager. */
  cards: readonly [SeedCard, SeedCard];
};

/** Kits with two scorecards for each interviewed candidate. */
export const seedKits: readonly SeedKit[] = [
  {
    organization: 'lakeshore',
    job: 'Weekend Obstetric Anesthesiologist',
    criteria: [
      {
        name: 'Obstetric emergencies',
        lookFor: 'Calm, early call for help, clear roles.',
        questions: ['Tell us about a category 1 section at night.', 'How do you prepare for a difficult airway?'],
      },
      {
        name: 'Neuraxial technique',
        lookFor: 'Volume, failure rate, and what happens after a failed block.',
        questions: ['What do you do when an epidural does not work?'],
      },
      {
        name: 'Teamwork',
        lookFor: 'Respect for midwives and nurses.',
        questions: ['Describe a disagreement on the labor ward and how it ended.'],
      },
    ],
    cards: [
      {
        recommendation: 'strong_yes',
        notes: 'References from two sites match what we heard. Available on the weekends we need.',
        scores: [
          { score: 5, evidence: 'Described a rupture at 3 AM minute by minute and called for blood first.' },
          { score: 4, evidence: 'About 400 epidurals a year. Replaces a poor block early.' },
          { score: 5, evidence: 'Named the midwife who taught him to slow down.' },
        ],
      },
      {
        recommendation: 'yes',
        notes: 'I would like one supervised weekend first.',
        scores: [
          { score: 4, evidence: 'Good algorithm, less detail about massive transfusion.' },
          { score: 4, evidence: 'Ultrasound for difficult backs.' },
          { score: 4, evidence: 'Listens. Asked our nurses about the handover.' },
        ],
      },
    ],
  },
];
