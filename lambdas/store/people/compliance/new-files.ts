import { AppError } from '@shared/errors';
import { firstItems, type PlacementFacts } from '@shared/people/rules/compliance/first-items';
import { firstReminded, nextWatch } from '@shared/people/rules/compliance/reminders';
import { hiringKindOf } from '@shared/hiring/rules/hiring-kind';
import { professionsOf } from '@shared/people/rules/other-professions';
import { parseUsState } from '@shared/core/rules/parse-us-state';
import type { Profession } from '@shared/people/model/healthcare-vocabulary';
import { utcDay } from '../../../platform/clock';
import type { Table } from '../../../platform/table/table';
import type { JobItem } from '../../hiring/jobs/job-item';
import type { PlacementItem } from '../../work/placements/placement-item';
import { createMatchedProfiles } from '../profiles/matched-profiles';
import { createFacilityLists } from './facility-lists';
import type { FileItem } from './file-item';
import type { NewFiles } from './ports';

/** The person's profession that the job is for; older jobs and profiles may lack one. */
const professionOf = (job: JobItem | null, own: readonly Profession[]): Profession | null => {
  const asked = job?.professions ?? [];
  const common = own.find((it) => asked.length === 0 || asked.includes(it));
  return common ?? asked[0] ?? null;
};

const factsOf = ({ terms }: PlacementItem, job: JobItem | null, own: readonly Profession[]): PlacementFacts => ({
  profession: professionOf(job, own),
  unit: job?.unit ?? null,
  kind: hiringKindOf({ jobType: terms.jobType, assignment: job?.assignment ?? null }),
  state: job?.remote ? null : (parseUsState(job?.location ?? '') ?? parseUsState(terms.location)),
  requiredCertifications: job?.requiredCertifications ?? [],
  startOn: terms.startOn,
});

export const createNewFiles = (table: Table): NewFiles => {
  const profiles = createMatchedProfiles(table);
  const lists = createFacilityLists(table);
  return {
    async prepare(placement, job, { now, enforced }): Promise<FileItem> {
      const today = utcDay(now);
      const { placementId, jobId, organizationId, professional, terms } = placement;
      // The employer keeps the files of own staff.
      if (jobId === null) throw new AppError('NOT_FOUND');
      const [profile, list] = await Promise.all([
        profiles.get(professional.userId),
        lists.find(organizationId, job?.unit ?? null),
      ]);
      const facts = factsOf(placement, job, profile ? professionsOf(profile) : []);
      return {
        placementId,
        jobId,
        organizationId,
        professionalId: professional.userId,
        profession: facts.profession,
        enforced,
        startOn: terms.startOn,
        startConfirmedAt: null,
        items: firstItems(facts, list, today),
        news: null,
        reminder: null,
        reminded: firstReminded(terms.startOn, today),
        watchAt: enforced ? nextWatch(today) : null,
        createdAt: now.toISOString(),
        version: 1,
      };
    },
  };
};
