import { limits } from '@shared/limits';
import { applicationSourceLabels } from '@shared/model/hiring-vocabulary';
import { applicationStatusLabels } from '@shared/model/vocabulary';
import type { AuthorizedCaller } from '../platform/http/caller';
import type { ApplicationContent, ApplicationItem } from '../store/applications/application-item';
import { requireVisible, type JobItem } from '../store/jobs/job-item';
import type { Deps } from './ports';
import type { Contact } from '../store/applications/ports';
import { csvText } from '../platform/text/csv-text';

type Query = { caller: AuthorizedCaller; jobId: string; cursor?: string | undefined };
type Part = { csv: string; rows: number; total: number; nextCursor: string | null };

type Row = {
  application: ApplicationItem;
  content: ApplicationContent | undefined;
  contact: Pick<Contact, 'email' | 'phone'> | undefined;
};
type Cell = string | number | null | undefined;

const columnsOf = ({ preScreeningQuestions }: JobItem): [head: string, cell: (row: Row) => Cell][] => [
  ['First name', ({ application }) => application.candidate.firstName],
  ['Last name', ({ application }) => application.candidate.lastName],
  ['Email', ({ contact }) => contact?.email],
  ['Phone', ({ contact }) => contact?.phone],
  ['Title', ({ application }) => application.candidate.title],
  ['Specialty', ({ application }) => application.candidate.specialty],
  ['Years of experience', ({ application }) => application.candidate.experience],
  ['Location', ({ application }) => application.candidate.location],
  ['Status', ({ application }) => applicationStatusLabels[application.status]],
  ['Status since', ({ application }) => application.statusSince],
  ['Applied at', ({ application }) => application.appliedAt],
  ['Match', ({ application }) => application.match?.score],
  ['Rating', ({ application }) => application.rating],
  ['Source', ({ application }) => applicationSourceLabels[application.source]],
  ['Available from', ({ content }) => content?.availableStart],
  ['Expected salary', ({ content }) => content?.expectedSalary],
  ['Cover letter', ({ content }) => content?.coverLetter],
  ['Message', ({ content }) => content?.message],
  ...preScreeningQuestions.map(({ id, question }): [string, (row: Row) => Cell] => [
    question,
    ({ content }) => answerCell(content, id),
  ]),
];

const answerCell = (content: ApplicationContent | undefined, id: string): Cell => {
  const answer = content?.answers.find(({ questionId }) => questionId === id)?.answer ?? null;
  return typeof answer === 'boolean' ? (answer ? 'Yes' : 'No') : answer;
};

export const exportApplications = async (deps: Deps, { caller, jobId, cursor }: Query): Promise<Part> => {
  const job = requireVisible(caller, await deps.applications.job(jobId));
  const { items, nextCursor } = await deps.lists.ofJob(jobId, cursor, limits.applicationsPerExportPart);
  const [contents, contacts] = await Promise.all([
    deps.lists.contents(items.map(({ applicationId }) => applicationId)),
    deps.candidates.contacts(items.map(({ professionalId }) => professionalId)),
  ]);
  const columns = columnsOf(job);
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
