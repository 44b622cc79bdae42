export type SeedMessage = { from: 'employer' | 'professional'; daysAgo: number; text: string };

/** Conversation of an organization's administrator with a professional. Unanswered messages are unread. */
export type SeedConversation = {
  organization: string;
  professional: string;
  subject: string;
  messages: readonly SeedMessage[];
};

export const seedConversations: readonly SeedConversation[] = [
  {
    organization: 'lakeshore',
    professional: 'elena-vasquez',
    subject: 'Your interview for the trauma center',
    messages: [
      {
        from: 'employer',
        daysAgo: 2.6,
        text: 'Thank you for applying, Elena. Our department chair would like to meet you. Does a video call suit you, or would you rather visit?',
      },
      {
        from: 'professional',
        daysAgo: 2.52,
        text: 'A video call first would be easier, I am on nights this week. I would like to see the resuscitation bay another time, though.',
      },
      {
        from: 'employer',
        daysAgo: 2.4,
        text: 'Gladly. I have proposed some times; pick whichever follows a free night.',
      },
      { from: 'professional', daysAgo: 1.9, text: 'Done. Should I bring cases of my own for the discussion?' },
      {
        from: 'employer',
        daysAgo: 0.12,
        text: 'One or two, without anything that identifies a patient. Ten minutes are plenty.',
      },
    ],
  },
  {
    organization: 'lakeshore',
    professional: 'marcus-bennett',
    subject: 'Call coverage of the STEMI program',
    messages: [
      {
        from: 'employer',
        daysAgo: 0.9,
        text: 'Before we read on: the program is on call one week in five, with a response time of 30 minutes. Would that work for you?',
      },
      { from: 'professional', daysAgo: 0.85, text: 'It would. I live 15 minutes from the campus.' },
    ],
  },
  {
    organization: 'lakeshore',
    professional: 'robert-kowalski',
    subject: 'Acute care surgery',
    messages: [
      {
        from: 'employer',
        daysAgo: 0.7,
        text: 'Good to hear from you again after your four weeks with us. Are you looking for something permanent now?',
      },
      {
        from: 'professional',
        daysAgo: 0.3,
        text: 'I am. My family has settled here, and the team was the best I have worked with on the road.',
      },
    ],
  },
  {
    organization: 'cedar-valley',
    professional: 'amara-osei',
    subject: 'Your offer',
    messages: [
      {
        from: 'employer',
        daysAgo: 4.2,
        text: 'Your offer is in your inbox. Ask me anything about the partnership track.',
      },
      {
        from: 'professional',
        daysAgo: 4.1,
        text: 'Thank you! How are deliveries shared between the partners, and who covers when two come at once?',
      },
      {
        from: 'employer',
        daysAgo: 3.2,
        text: 'Six of us share them evenly. A second physician is always on backup, paid whether or not you are called.',
      },
      { from: 'professional', daysAgo: 0.4, text: 'That is what I hoped for. I will answer by the end of the week.' },
    ],
  },
  {
    organization: 'cedar-valley',
    professional: 'nadia-haddad',
    subject: 'Collaborative care',
    messages: [
      {
        from: 'employer',
        daysAgo: 1.4,
        text: 'Our primary care lead will join the interview. She would like to hear how you review a caseload with care managers.',
      },
      {
        from: 'professional',
        daysAgo: 1.36,
        text: 'Happy to. I can walk you through a typical weekly registry review.',
      },
    ],
  },
  {
    organization: 'harbor',
    professional: 'jamal-whitaker',
    subject: 'Start date',
    messages: [
      {
        from: 'employer',
        daysAgo: 1.2,
        text: 'We would love to have you at the waterfront clinic. Could you begin two weeks earlier than you wrote?',
      },
    ],
  },
];
