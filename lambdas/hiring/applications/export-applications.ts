import { limits } from '@shared/limits';
import type { Language } from '@shared/text/language';
import type { AuthorizedCaller } from '../../platform/http/caller';
import type { ApplicationContent, ApplicationItem } from '../../store/hiring/applications/application-item';
import { requireVisible, type JobItem } from '../../store/hiring/jobs/job-item';
import { sharedBy } from './disclosed';
import type { Deps } from './ports';
import type { Contact } from '../../store/hiring/applications/ports';
import { csvText } from '../../platform/text/csv-text';
import { documents } from '../../platform/text/documents';
import { labelsIn } from '../../platform/text/labels';

type Query = { caller: AuthorizedCaller; jobId: string; cursor?: string | undefined; language: Language };
type Part = { csv: string; rows: number; total: number; nextCursor: string | null };

type Row = {
  application: ApplicationItem;
  content: ApplicationContent | undefined;
  contact: Pick<Contact, 'email' | 'phone'> | undefined;
};
type Cell = string | number | null | undefined;

const answerCell = (content: ApplicationContent | undefined, id: string): string | number | boolean | null =>
  content?.answers.find(({ questionId }) => questionId === id)?.answer ?? null;

const columnsOf = (
  { preScreeningQuestions }: JobItem,
  language: Language,
): [head: string, cell: (row: Row) => Cell][] => {
  const t = documents.in(language);
  const label = labelsIn(language);
  const yesOrNo = (answer: boolean): string => t(answer ? 'applicationTable.yes' : 'applicationTable.no');
  return [
    [t('applicationTable.firstName'), ({ application }) => application.candidate.firstName],
    [t('applicationTable.lastName'), ({ application }) => application.candidate.lastName],
    [t('applicationTable.email'), ({ contact }) => contact?.email],
    [t('applicationTable.phone'), ({ contact }) => contact?.phone],
    [t('applicationTable.title'), ({ application }) => application.candidate.title],
    [
      t('applicationTable.specialty'),
      ({ application: { candidate } }) => candidate.specialty && label(`specialty.${candidate.specialty}`),
    ],
    [t('applicationTable.experience'), ({ application }) => application.candidate.experience],
    [t('applicationTable.location'), ({ application }) => application.candidate.location],
    [t('applicationTable.status'), ({ application }) => label(`applicationStatus.${application.status}`)],
    [t('applicationTable.statusSince'), ({ application }) => application.statusSince],
    [t('applicationTable.appliedAt'), ({ application }) => application.appliedAt],
    [t('applicationTable.match'), ({ application }) => application.match?.score],
    [t('applicationTable.rating'), ({ application }) => application.rating],
    [t('applicationTable.source'), ({ application }) => label(`applicationSource.${application.source}`)],
    [t('applicationTable.availableFrom'), ({ content }) => content?.availableStart],
    [t('applicationTable.expectedSalary'), ({ content }) => content?.expectedSalary],
    [t('applicationTable.coverLetter'), ({ content }) => content?.coverLetter],
    [t('applicationTable.message'), ({ content }) => content?.message],
    ...preScreeningQuestions.map(({ id, question }): [string, (row: Row) => Cell] => [
      question,
      ({ content }) => {
        const answer = answerCell(content, id);
        return typeof answer === 'boolean' ? yesOrNo(answer) : answer;
      },
    ]),
  ];
};

export const exportApplications = async (deps: Deps, { caller, jobId, cursor, language }: Query): Promise<Part> => {
  const job = requireVisible(caller, await deps.applications.job(jobId));
  const { items, nextCursor } = await deps.lists.ofJob(jobId, cursor, limits.applicationsPerExportPart);
  const shared = items.map((application) => sharedBy(application, 'contact'));
  const may = await deps.disclosures.handOver(shared, deps.clock.now().toISOString());
  const [contents, contacts] = await Promise.all([
    deps.lists.contents(items.map(({ applicationId }) => applicationId)),
    deps.candidates.contacts(shared.filter((_, index) => may[index]).map(({ userId }) => userId)),
  ]);
  const columns = columnsOf(job, language);
  const lines = items.map((application) => {
    const content = contents.get(application.applicationId);
    const contact = contacts.get(application.professionalId);
    return columns.map(([, cell]) => cell({ application, content, contact }) ?? '');
  });
  const head = cursor === undefined ? [columns.map(([name]) => name)] : [];
  return {
    csv: csvText([...head, ...lines], { quoteTexts: true }),
    rows: items.length,
    total: job.applicationCount,
    nextCursor,
  };
};
