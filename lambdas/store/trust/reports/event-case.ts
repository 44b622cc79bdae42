import { isOpen } from '@shared/hiring/rules/application-status';
import { limits } from '@shared/limits';
import { queryFirst, type Table } from '../../../platform/table/table';
import { readApplication } from '../../hiring/applications/application-item';
import { applicationIndexes } from '../../hiring/applications/keys';
import { createPeople } from '../../organizations/organizations/member-names';
import type { ReportCase } from './case-item';
import { createCaseWriter } from './cases';

export type EventCase = {
  stored: ReportCase;
  /** Affected users: the person, or the organization's administrators. */
  concerned: string[];
  /** Reporters, with the name of the subject that each can see. */
  reporters: Map<string, string>;
  /** Open applicants of a hidden job. */
  applicants: Map<string, string>;
};

export type ModerationReader = { moderationCase(caseId: string): Promise<EventCase | null> };

export const createModerationReader = (table: Table): ModerationReader => {
  const cases = createCaseWriter(table);
  const people = createPeople(table);

  const concernedBy = async ({ subject }: ReportCase): Promise<string[]> => {
    if (!subject) return [];
    if (subject.kind === 'person') return [subject.userId];
    const team = await people.memberships(subject.organizationId);
    return team.filter(({ role }) => role === 'admin').map(({ userId }) => userId);
  };

  /** Returns the newest first, up to one page. */
  const applicantsOf = async ({ target, decision }: ReportCase): Promise<Map<string, string>> => {
    if (target.kind !== 'job' || !decision?.hidden) return new Map();
    const list = applicationIndexes.jobApplications(target.jobId);
    const items = await queryFirst(table, { list, index: 'gsi1', limit: limits.applicantsPerPage });
    const open = items.map(readApplication).filter(({ seenStatus }) => isOpen(seenStatus));
    return new Map(open.map(({ candidate, applicationId }) => [candidate.userId, applicationId]));
  };

  return {
    async moderationCase(caseId) {
      const stored = await cases.get(caseId);
      if (!stored) return null;
      const [concerned, reports, applicants] = await Promise.all([
        concernedBy(stored),
        cases.reportsOf(caseId, limits.reportersNotified),
        applicantsOf(stored),
      ]);
      return { stored, concerned, reporters: new Map(reports.map((it) => [it.userId, it.label])), applicants };
    },
  };
};
