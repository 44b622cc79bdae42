import type { ScheduleItemForm, TaskForm } from '@shared/messages/model/calendar';

type Relative<T, K extends keyof T> = Omit<T, K> & { /** Days from today. */ in: number };
export type SeedCalendar = {
  events: readonly Relative<ScheduleItemForm, 'date' | 'currency'>[];
  tasks: readonly Relative<TaskForm, 'dueDate'>[];
};

const chicago = { timeZone: 'America/Chicago', location: 'Chicago, Illinois' } as const;
const dayShift = { type: 'shift', startTime: '07:00', endTime: '19:00', status: 'confirmed', notes: '' } as const;
const nightShift = { ...dayShift, startTime: '19:00', endTime: '07:00' } as const;

export const seedCalendars: Record<string, SeedCalendar> = {
  'elena-vasquez': {
    events: [
      {
        ...dayShift,
        ...chicago,
        in: -6,
        title: 'Day shift, zone A',
        facility: 'Prairie County Hospital',
        rateCents: 220_00,
      },
      {
        ...nightShift,
        ...chicago,
        in: -3,
        title: 'Night shift, trauma',
        facility: 'Prairie County Hospital',
        rateCents: 240_00,
      },
      {
        ...dayShift,
        ...chicago,
        in: 1,
        title: 'Day shift, zone B',
        facility: 'Prairie County Hospital',
        rateCents: 220_00,
      },
      {
        ...nightShift,
        ...chicago,
        in: 4,
        title: 'Night shift, trauma',
        facility: 'Prairie County Hospital',
        rateCents: 240_00,
      },
      {
        ...nightShift,
        ...chicago,
        in: 5,
        title: 'Night shift, trauma',
        facility: 'Prairie County Hospital',
        rateCents: 240_00,
      },
      {
        ...chicago,
        in: 7,
        type: 'interview',
        title: 'Interview, Emergency Medicine',
        facility: 'Lakeshore Health System',
        startTime: '10:30',
        endTime: '11:30',
        rateCents: null,
        status: 'scheduled',
        notes: 'Bring the run chart of the sepsis work. Ask about the ultrasound fellowship.',
      },
      {
        ...chicago,
        in: 9,
        type: 'training',
        title: 'Resident ultrasound session',
        facility: 'Prairie County Hospital',
        startTime: '13:00',
        endTime: '15:00',
        rateCents: null,
        status: 'confirmed',
        notes: '',
      },
      {
        ...chicago,
        in: 12,
        type: 'meeting',
        title: 'Sepsis committee',
        facility: 'Prairie County Hospital',
        startTime: '08:00',
        endTime: '09:00',
        rateCents: null,
        status: 'pending',
        notes: '',
      },
    ],
    tasks: [
      {
        in: 3,
        title: 'Send two references to Lakeshore',
        description: 'Dr. Halloran and the nurse manager.',
        priority: 'high',
        status: 'in-progress',
        category: 'job-search',
      },
      {
        in: 6,
        title: 'Prepare for the interview',
        description: '',
        priority: 'high',
        status: 'pending',
        category: 'interview',
      },
      {
        in: 20,
        title: 'Renew ACLS',
        description: 'Course on the second Saturday.',
        priority: 'medium',
        status: 'pending',
        category: 'education',
      },
      {
        in: -1,
        title: 'Upload the new license',
        description: '',
        priority: 'medium',
        status: 'completed',
        category: 'profile',
      },
    ],
  },
  'josephine-quigley': {
    events: [-8, -7, 2, 8].map((day) => ({
      ...nightShift,
      in: day,
      title: 'Night shift, intensive care',
      facility: 'Great Lakes Heart Institute',
      timeZone: 'America/Chicago',
      location: 'Milwaukee, Wisconsin',
      rateCents: 68_00,
    })),
    tasks: [
      {
        in: 14,
        title: 'Renew the CCRN',
        description: 'A hundred hours of education are logged.',
        priority: 'high',
        status: 'in-progress',
        category: 'education',
      },
      {
        in: 9,
        title: 'Ask the agency about Tennessee',
        description: '',
        priority: 'low',
        status: 'pending',
        category: 'job-search',
      },
    ],
  },
};
