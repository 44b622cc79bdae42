import { limits } from '@shared/limits';
import type { ViewCause } from '@shared/trust/model/staff';
import type { ViewCauseKind } from '@shared/trust/model/view-vocabulary';
import type { IndexName } from '@shared/platform/table';
import { queryFirst, type Table } from '../../../platform/table/table';
import { moderationIndexes } from '../reports/keys';
import { ticketIndexes } from '../tickets/keys';
import type { ViewCauses } from './ports';
import { isOpenCause } from './view-causes';

/** `list`: sorted by last change or by opening. The other fields name attributes. */
type Listed = { list: (userId: string) => string; index: IndexName; idOf: string; numberOf: string; aboutOf: string };

const lists: Record<ViewCauseKind, Listed> = {
  ticket: {
    list: ticketIndexes.ownTickets,
    index: 'gsi3',
    idOf: 'ticketId',
    numberOf: 'ticketId',
    aboutOf: 'subject',
  },
  report: { list: moderationIndexes.personCases, index: 'gsi2', idOf: 'caseId', numberOf: 'number', aboutOf: 'label' },
};

export const createViewCauses = (table: Table): ViewCauses => {
  const openOf = async (userId: string, kind: ViewCauseKind): Promise<ViewCause[]> => {
    const { list, index, idOf, numberOf, aboutOf } = lists[kind];
    const items = await queryFirst(table, { list: list(userId), index, limit: limits.viewCausesRead });
    return items
      .filter((item) => isOpenCause(kind, item))
      .map((item) => ({
        causeId: String(item[idOf]),
        kind,
        number: String(item[numberOf]),
        about: String(item[aboutOf]),
      }));
  };
  return {
    of: async (userId, kinds) => (await Promise.all(kinds.map((kind) => openOf(userId, kind)))).flat(),
  };
};
