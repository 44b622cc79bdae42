import type { CaseSubject } from '@shared/trust/model/report';
import type { Restriction } from '../../../platform/http/ports';
import { buildUpdate } from '../../../platform/table/build-update';
import type { Item, Write } from '../../../platform/table/table';
import { entity } from '../../entity';
import { moderationKeys } from './keys';

const banned = 'banned';

/** Attribute of a case, so one restriction can be lifted without the others. */
const ofCase = /^rpt_/;

/** The strongest restriction in force; null without one. */
export const restrictionIn = (items: readonly (Item | undefined)[], now: Date): Restriction | null => {
  const at = now.toISOString();
  const ends = items
    .flatMap((item) => Object.entries(item ?? {}))
    .filter(([name, end]) => ofCase.test(name) && (end === banned || String(end) > at))
    .map(([, end]) => String(end));
  if (ends.length === 0) return null;
  return { until: ends.includes(banned) ? null : ends.sort().at(-1)! };
};

export const restrictionWrite = (
  TableName: string,
  caseId: string,
  { subject, until }: { subject: CaseSubject; until: string | null },
  applies: boolean,
): Write => ({
  Update: {
    TableName,
    Key:
      subject.kind === 'person'
        ? moderationKeys.restriction(subject.userId)
        : moderationKeys.organizationRestriction(subject.organizationId),
    ...buildUpdate({
      set: {
        ...entity(subject.kind === 'person' ? 'Restriction' : 'OrganizationRestriction'),
        [caseId]: applies ? (until ?? banned) : undefined,
      },
    }),
  },
});
