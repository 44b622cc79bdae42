import type { Table } from '../../../platform/table/table';
import { createApplicationRepository } from '../../../store/hiring/applications/applications';
import { createInterviewReader } from '../../../store/hiring/interviews/interview-reads';
import { createHiringReader } from '../../../store/hiring/offers/hiring-reads';
import type { NewsReader } from './news';

export const createNewsReader = (table: Table): NewsReader => {
  const applications = createApplicationRepository(table);
  const interviews = createInterviewReader(table);
  const { offer, timesheet } = createHiringReader(table);
  return {
    application: async (applicationId) => (await applications.get(applicationId))?.application ?? null,
    interview: async (interviewId) => (await interviews.interview(interviewId))?.interview ?? null,
    offer,
    timesheet,
  };
};
