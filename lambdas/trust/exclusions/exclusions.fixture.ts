import { keysOfRow, type ScreenedPerson } from '@shared/trust/rules/exclusion';
import type { AuthorizedCaller } from '../../platform/http/caller';
import { memoryTable, testCursors } from '../../platform/table/memory-table.fixture';
import { readExclusionCase, type ExclusionCase } from '../../store/trust/exclusions/case-item';
import { createExclusionCases } from '../../store/trust/exclusions/exclusion-cases';
import { exclusionKeys } from '../../store/trust/exclusions/keys';
import { createWatchLists } from '../../store/trust/watch-lists/watch-lists';
import { toExclusionRecord, rowIdOf, textOfRow, type ListedRow } from './lists/listed-row';
import type { Deps } from './ports';
import { checkPerson } from './screening/check-person';

export const userId = '0b6f2f0e-2f7d-4a53-9d0f-3c3a5f1b7a10';
export const reviewer: AuthorizedCaller = {
  userId: '7b2c6a52-6b39-4a0a-8f0d-3a3f5f1b7a10',
  role: 'support',
  scope: 'all',
  membership: null,
};

type Fields = Partial<ListedRow['entry']> & { birthDate?: string | null; reinstatedOn?: string | null };

export const listedRow = ({ birthDate = '1980-03-03', reinstatedOn = null, ...fields }: Fields = {}): ListedRow => {
  const content = {
    firstName: 'ANN',
    middleName: '',
    lastName: 'WELLER',
    businessName: '',
    npiNumber: '',
    occupation: 'NURSE/NURSES AIDE',
    occupationDetail: 'REGISTERED NURSE',
    city: 'AMES',
    state: 'IA',
    type: '1128a1',
    excludedOn: '2019-06-20',
    ...fields,
  };
  return { entry: { rowId: rowIdOf(content, birthDate), ...content }, birthDate, reinstatedOn };
};

/** Creates one nurse, Ann Weller, and a list that tests replace. */
export const world = () => {
  const state = {
    now: '2026-11-23T08:00:00.000Z',
    person: {
      firstName: 'Ann',
      lastName: 'Weller',
      formerLastNames: [],
      npiNumber: '',
      birthDate: '1980-03-03',
    } as ScreenedPerson,
  };
  const table = memoryTable();
  const lists = createWatchLists(table);
  let editions = 0;
  const deps: Deps = {
    cases: createExclusionCases(table, testCursors),
    lists,
    professionals: {
      get: async (id) => {
        const { firstName, lastName, npiNumber } = state.person;
        const shown = { firstName, lastName, npiNumber, title: 'Nurse', profession: 'rn', location: '' } as const;
        return id === userId ? { person: state.person, shown: { ...shown, formerLastNames: [] } } : null;
      },
      names: async (ids) => new Map(ids.map((id) => [id, 'Ann Weller'])),
    },
    clock: { now: () => new Date(state.now), newId: (prefix) => `${prefix}_1` },
  };
  const list = async (rows: readonly ListedRow[], fileDate = '2026-11-09') => {
    const edition = `edn_${(editions += 1)}`;
    const made = { edition, hash: edition, fileDate, rows: rows.length, importedAt: state.now };
    const filed = rows.map((row) => ({ keys: keysOfRow(toExclusionRecord(row)), text: textOfRow(row) }));
    await lists.publish('exclusions', await lists.current('exclusions'), made, filed);
  };
  const stored = (): ExclusionCase | null => {
    const item = table.item(exclusionKeys.exclusionCase(userId));
    return item ? readExclusionCase(item) : null;
  };
  const check = async () => {
    const found = await checkPerson({ ...deps, lists }, userId);
    return { found, ...stored() };
  };
  return { table, deps, state, list, check, stored };
};
