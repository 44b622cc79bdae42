import { actionsFor, afterMove } from '@shared/trust/rules/moderation';
import { AppError } from '@shared/errors';
import { limits } from '@shared/limits';
import type { CaseDetail, CaseRow, CaseSubject } from '@shared/trust/model/report';
import type { Page } from '../../platform/table/page';
import { progressOf, type CaseQueue, type ReportCase } from '../../store/trust/reports/case-item';
import type { Deps } from './ports';

type Names = Map<string, { name: string; since: string }>;

const subjectId = (subject: CaseSubject): string =>
  subject.kind === 'person' ? subject.userId : subject.organizationId;

const namesOf = async ({ names }: Pick<Deps, 'names'>, cases: readonly ReportCase[], more: readonly string[] = []) => {
  const subjects = cases.flatMap(({ subject }) => subject ?? []);
  const [people, organizations] = await Promise.all([
    names.people([...subjects.filter(({ kind }) => kind === 'person').map(subjectId), ...more]),
    names.organizations(subjects.filter(({ kind }) => kind === 'organization').map(subjectId)),
  ]);
  return new Map([...people, ...organizations]);
};

const rowOf = (it: ReportCase, names: Names): CaseRow => ({
  caseId: it.caseId,
  number: it.number,
  kind: it.target.kind,
  label: it.label,
  subject: (it.subject && names.get(subjectId(it.subject))?.name) ?? '',
  severity: it.severity,
  reporters: it.reporters,
  reasons: it.reasons,
  signals: it.signals,
  state: it.state,
  action: it.decision?.action ?? (it.proposal?.kind === 'ban' ? 'ban' : null),
  openedAt: it.openedAt,
  dueAt: it.dueAt,
  appealDueAt: it.state === 'appealed' ? (it.appeal?.dueAt ?? null) : null,
});

export const listReportCases = async (
  deps: Pick<Deps, 'cases' | 'names'>,
  { queue, cursor }: { queue: CaseQueue; cursor?: string | undefined },
): Promise<Page<CaseRow>> => {
  const { items, nextCursor } = await deps.cases.page(queue, cursor);
  const names = await namesOf(deps, items);
  return { items: items.map((it) => rowOf(it, names)), nextCursor };
};

const isActed = ({ decision }: ReportCase): boolean => decision !== null && decision.action !== 'dismiss';

/** Reads the reporters' earlier reports, with a limit for each. */
const reportersHistory = async ({ cases }: Pick<Deps, 'cases'>, userIds: readonly string[], caseId: string) => {
  const pages = await Promise.all(userIds.map((userId) => cases.ownReports(userId, undefined, limits.earlierCases)));
  const others = pages.flatMap(({ items }) => items).filter((it) => it.caseId !== caseId);
  const found = await cases.find([...new Set(others.map((it) => it.caseId))]);
  const acted = new Set(found.filter(isActed).map((it) => it.caseId));
  return { reports: others.length, acted: others.filter((it) => acted.has(it.caseId)).length };
};

/** Number of newest reporters whose history is read. */
const comparedReporters = 5;

const pastCase = { cases: 0, acted: 0 };

export const loadCaseDetail = async (deps: Deps, stored: ReportCase, reader: string): Promise<CaseDetail> => {
  const { caseId, target, subject } = stored;
  const [reports, ofSubject, context] = await Promise.all([
    deps.cases.reportsOf(caseId, limits.reportsShown),
    subject ? deps.cases.newestOf(subject) : [],
    deps.things.context(target, subject),
  ]);
  const earlier = ofSubject.filter((it) => it.caseId !== caseId).slice(0, limits.earlierCases);
  const reporters = reports.map(({ userId }) => userId);
  const staff = stored.steps.flatMap(({ by }) => by ?? []);
  const [names, history] = await Promise.all([
    namesOf(deps, [stored, ...earlier], [...reporters, ...staff]),
    reportersHistory(deps, reporters.slice(0, comparedReporters), caseId),
  ]);
  const nameOf = (id: string): string => names.get(id)?.name ?? '';
  const progress = progressOf(stored);
  const overdue = Boolean(stored.appeal && stored.appeal.dueAt < deps.clock.now().toISOString());
  const may = (move: Parameters<typeof afterMove>[1]): boolean => afterMove(progress, move) !== null;
  return {
    ...rowOf(stored, names),
    target,
    concerns: subject && {
      subject,
      name: nameOf(subjectId(subject)),
      since: names.get(subjectId(subject))?.since ?? null,
    },
    snapshot: stored.snapshot,
    gone: stored.gone || context.length === 0,
    context,
    reports: reports.map(({ userId, reason, text, createdAt }) => ({ name: nameOf(userId), reason, text, createdAt })),
    history: {
      subject: subject ? { cases: earlier.length, acted: earlier.filter(isActed).length } : pastCase,
      reporters: {
        ...history,
        since: reporters.flatMap((id) => names.get(id)?.since ?? []).sort()[0] ?? null,
      },
    },
    earlier: earlier.map((it) => rowOf(it, names)),
    decision: stored.decision,
    proposal: stored.proposal,
    appeal: stored.appeal,
    steps: stored.steps.map((step) => ({ ...step, name: step.by ? nameOf(step.by) : '' })),
    actions: stored.state === 'open' ? actionsFor(target.kind, subject !== null) : [],
    mayConfirm: may({ kind: 'confirm', by: reader }),
    mayDecideAppeal: may({ kind: 'decide_appeal', outcome: 'upheld', by: reader, overdue }),
    mayLift: may({ kind: 'lift', by: reader }),
    version: stored.version,
  };
};

export const getReportCase = async (
  deps: Deps,
  { caseId, reader }: { caseId: string; reader: string },
): Promise<CaseDetail> => {
  const stored = await deps.cases.get(caseId);
  if (!stored) throw new AppError('NOT_FOUND');
  return loadCaseDetail(deps, stored, reader);
};
