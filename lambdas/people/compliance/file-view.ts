import { mayBeWaived, type CurrentItem } from '@shared/people/rules/compliance/compliance-item';
import { readinessOf } from '@shared/people/rules/readiness';
import { startTasks } from '@shared/people/rules/compliance/start-tasks';
import { startForecast } from '@shared/hiring/rules/start-forecast';
import type { ComplianceFile, ComplianceItem, StartForecast } from '@shared/people/model/compliance';
import { utcDay } from '../../platform/clock';
import type { AuthorizedCaller } from '../../platform/http/caller';
import { itemsToday } from '../../store/people/compliance/current-file';
import type { FileItem } from '../../store/people/compliance/file-item';
import { loadAuthorizedFile, type Query } from './load-authorized-file';
import { personName } from '../../store/organizations/organizations/member-names';
import type { Deps } from './ports';

export type ViewDeps = Pick<Deps, 'placements' | 'files' | 'newFiles' | 'wallets' | 'people' | 'startTimes' | 'clock'>;

type Names = (userId: string) => string;

/** Lets members see only states and dates, and support no health items. */
const mayReadDocuments = ({ scope }: AuthorizedCaller): boolean => scope === 'own' || scope === 'organization';
const isShown = ({ scope }: AuthorizedCaller, { code }: CurrentItem): boolean => scope !== 'all' || code !== 'health';

const itemView = (item: CurrentItem, caller: AuthorizedCaller, nameOf: Names): ComplianceItem => {
  const { decision: _decision, document, inWallet, note, decidedBy, ...shown } = item;
  const full = mayReadDocuments(caller);
  return {
    ...shown,
    mayBeWaived: mayBeWaived(item),
    inWallet: caller.scope === 'own' && inWallet,
    note: full ? note : '',
    decidedBy: decidedBy === null ? null : nameOf(decidedBy),
    document: full ? document : null,
  };
};

type Forecasting = { file: FileItem; items: readonly CurrentItem[]; caller: AuthorizedCaller; today: string };

/** Returns the forecast; unshared wallet items are only for the professional, and health items not for support. */
const forecastOf = async (
  { placements, startTimes }: Pick<ViewDeps, 'placements' | 'startTimes'>,
  { file, items, caller, today }: Forecasting,
): Promise<StartForecast | null> => {
  if (!file.enforced || file.startConfirmedAt !== null || caller.scope === 'all') return null;
  const asksPrivileges = items.some(({ code }) => code === 'privileges');
  const [measured, job] = await Promise.all([
    startTimes.read(),
    asksPrivileges ? placements.job(file.jobId) : Promise.resolve(null),
  ]);
  const known = caller.scope === 'own' ? items : items.map((item) => ({ ...item, inWallet: false }));
  const privilegeDays = job?.moreDetails?.privilegeDays ?? null;
  return startForecast(startTasks(known, { measured, privilegeDays, startOn: file.startOn }), today);
};

export const fileView = async (deps: ViewDeps, file: FileItem, caller: AuthorizedCaller): Promise<ComplianceFile> => {
  const today = utcDay(deps.clock.now());
  const [items, openings] = await Promise.all([
    itemsToday(deps.wallets, file, today, caller.scope === 'own' ? 'all' : 'consented'),
    mayReadDocuments(caller) ? deps.files.openings(file.placementId) : [],
  ]);
  const named = [...openings.map(({ by }) => by), ...file.items.flatMap(({ decidedBy }) => decidedBy ?? [])];
  const people = await deps.people.find(named);
  const nameOf: Names = (userId) => {
    const { first_name, last_name } = personName(people, userId);
    return `${first_name} ${last_name}`.trim();
  };
  const { done, total, problems } = readinessOf(items, { decisionOn: today, startOn: file.startOn });
  const forecast = await forecastOf(deps, { file, items, caller, today });
  return {
    placementId: file.placementId,
    enforced: file.enforced,
    startOn: file.startOn,
    startConfirmedAt: file.startConfirmedAt,
    ready: { done, total, problems },
    forecast,
    items: items.filter((item) => isShown(caller, item)).map((item) => itemView(item, caller, nameOf)),
    openings: openings.map((opening) => ({ ...opening, by: nameOf(opening.by) })),
  };
};

export const getComplianceFile = async (deps: ViewDeps, query: Query): Promise<ComplianceFile> =>
  fileView(deps, await loadAuthorizedFile(deps, query), query.caller);
