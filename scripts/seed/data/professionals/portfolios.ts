import type { PortfolioItemForm } from '@shared/people/model/portfolio';

/** Portfolios by professional, without identifiable patients. */
export const seedPortfolios: Record<string, readonly PortfolioItemForm[]> = {
  'elena-vasquez': [
    {
      title: 'Antibiotics within 45 minutes: sepsis at a county emergency department',
      type: 'case-study',
      description:
        'How one department halved its door-to-antibiotic time: a nurse-initiated order set, antibiotics in the dispensing cabinet of triage and a weekly run chart that everybody sees.',
      date: '2024-10-14',
      tags: ['Sepsis', 'Quality improvement', 'Emergency Medicine', 'Triage'],
      featured: true,
    },
    {
      title: 'Ultrasound on every shift: a curriculum for residents',
      type: 'presentation',
      description:
        'Thirty short sessions at the bedside, one question each, with the results of three years: 4,100 scans and an image review that residents ask for.',
      date: '2023-05-18',
      tags: ['Point-of-care ultrasound', 'Teaching'],
      featured: false,
    },
    {
      title: 'Teacher of the Year, Midway University Medical Center',
      type: 'award',
      description: 'Chosen by the residents of the emergency department.',
      date: '2022-06-24',
      tags: ['Teaching'],
      featured: false,
    },
  ],
  'marcus-bennett': [
    {
      title: 'Outcomes of 500 chronic total occlusions in a regional program',
      type: 'publication',
      description:
        'Technical success of 89 percent with contrast and radiation falling year after year; what we changed and what we stopped doing.',
      date: '2025-03-02',
      tags: ['Interventional Cardiology', 'CTO', 'Registry'],
      featured: true,
    },
    {
      title: 'From referral to table in six days',
      type: 'case-study',
      description: 'One coordinator, one shared list and a clinic on Fridays took three weeks out of the wait.',
      date: '2024-01-20',
      tags: ['Access', 'Quality improvement'],
      featured: false,
    },
  ],
  'mei-lin-chow': [
    {
      title: 'Structured reports that surgeons read',
      type: 'research',
      description:
        'A randomized comparison of free text and structured reports for knee MR: fewer calls back, no more time to dictate, and surgeons could say why they preferred them.',
      date: '2023-11-28',
      tags: ['Musculoskeletal', 'MR', 'Reporting'],
      featured: true,
    },
  ],
  'viktor-petrov': [
    {
      title: 'Eleven minutes: decisions in a telestroke network',
      type: 'research',
      description:
        'Median time from call to decision in nineteen hospitals over five years, and the three habits that made the difference.',
      date: '2025-05-16',
      tags: ['Stroke', 'Telemedicine', 'Neurology'],
      featured: true,
    },
    {
      title: 'Thrombolysis on a bad connection',
      type: 'presentation',
      description: 'What to do when the picture freezes: a checklist for both ends of the line.',
      date: '2024-09-30',
      tags: ['Telemedicine', 'Safety'],
      featured: false,
    },
  ],
  'josephine-quigley': [
    {
      title: 'A handover that fits on one page',
      type: 'case-study',
      description:
        'The sheet that two intensive care units kept after I left, with the questions it answers before they are asked.',
      date: '2025-08-04',
      tags: ['Critical care', 'Handover', 'Nursing'],
      featured: true,
    },
  ],
  'priscilla-duarte': [
    {
      title: 'Hemorrhage drills with the whole floor',
      type: 'case-study',
      description:
        'Twelve minutes every second week, with the blood bank on the telephone. Massive transfusions fell by a third in two years.',
      date: '2024-03-19',
      tags: ['Obstetrics', 'Simulation', 'Safety'],
      featured: true,
    },
  ],
};
