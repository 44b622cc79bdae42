import type { TicketForm } from '@shared/trust/model/ticket';

type Step = { by: 'person' | 'support'; daysAgo: number; text: string; resolve?: true };

export type SeedTicket = Pick<TicketForm, 'subject' | 'category' | 'priority' | 'description'> & {
  from: 'employer' | 'professional';
  daysAgo: number;
  steps: readonly Step[];
  /** Days ago. */
  closed?: number;
};

/** One ticket in each state; the newest wait for support. */
export const seedTickets: readonly SeedTicket[] = [
  {
    ...{ from: 'employer', category: 'technical', priority: 'medium', daysAgo: 1 },
    subject: 'Imported calendar shows old events',
    description: 'Since yesterday evening, busy times in our calendar are a day behind.',
    steps: [
      {
        by: 'support',
        daysAgo: 0.6,
        text: 'Thanks for telling us. The address answers with an old copy. Which program does the calendar come from?',
      },
      { by: 'person', daysAgo: 0.1, text: 'It comes from Outlook. We published it again an hour ago.' },
    ],
  },
  {
    ...{ from: 'employer', category: 'account', priority: 'high', daysAgo: 8 },
    subject: 'Who on our team can open resumes?',
    description: 'A recruiter says she can’t open the resumes of two applicants.',
    steps: [
      {
        by: 'support',
        daysAgo: 7.5,
        text: 'Team members open resumes of the jobs they posted or are assigned to. Assign her to the job, or make her a manager.',
        resolve: true,
      },
    ],
  },
  {
    ...{ from: 'employer', category: 'feature', priority: 'low', daysAgo: 40 },
    subject: 'Export with more columns',
    description: 'Could the export of applications have the date of the last interview?',
    steps: [
      { by: 'support', daysAgo: 39, text: 'Good idea. We noted it and will write here if it comes.', resolve: true },
    ],
    closed: 25,
  },
  {
    ...{ from: 'professional', category: 'technical', priority: 'high', daysAgo: 0.2 },
    subject: 'The text message code never arrives',
    description: 'I asked for a code three times to confirm my phone number. Nothing came.',
    steps: [],
  },
];
