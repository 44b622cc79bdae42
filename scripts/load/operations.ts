import { accountRoutes } from '@shared/accounts/api/accounts.routes';
import { applicationRoutes } from '@shared/hiring/api/applications.routes';
import { jobRoutes } from '@shared/hiring/api/jobs.routes';
import { messageRoutes } from '@shared/messages/api/messages.routes';
import { notificationRoutes } from '@shared/messages/api/notifications.routes';
import { savedJobRoutes } from '@shared/hiring/api/saved-jobs.routes';
import { searchRoutes } from '@shared/find/api/search.routes';
import { randomUUID } from 'node:crypto';
import { savedJobKeys } from '@lambdas/store/hiring/saved-jobs/keys';
import { api } from '../../test/support/client';
import { applicationForm, jobDraft } from '../../test/support/marketplace';
import { messageId } from '../../test/support/messages/messages';
import type { Actors, Pair } from './actors';
import type { Reply, Write } from './ledger';

/** A read, or a write that can be repeated until it is acknowledged. */
export type Operation = { name: string; run: () => Promise<Reply> } | { name: string; write: Write };

const one = <T>(all: readonly T[], random: () => number): T => all[Math.floor(random() * all.length)]!;
const as = ({ token }: { token: string }) => ({ token });

const applying = ({ professional }: Pair, jobId: string): Write => {
  const options = { ...as(professional), idempotencyKey: randomUUID() };
  return {
    name: 'apply to a job',
    send: () => api(applicationRoutes.applyToJob, { params: { jobId }, body: applicationForm() }, options),
    kept: { entity: 'Application', fields: { jobId, professionalId: professional.userId } },
  };
};

const posting = ({ employer }: Pair): Write => {
  const job = jobDraft();
  const options = { ...as(employer), idempotencyKey: randomUUID() };
  return {
    name: 'write a job',
    send: () => api(jobRoutes.createJob, { body: { job, status: 'draft' } }, options),
    kept: { entity: 'Job', fields: { title: job.title } },
  };
};

const writing = ({ professional, conversationId }: Pair): Write => {
  const id = messageId();
  const body = { id, content: `Hello ${id}`, attachments: [] };
  return {
    name: 'send a message',
    send: () => api(messageRoutes.sendMessage, { params: { conversationId }, body }, as(professional)),
    kept: { entity: 'Message', fields: { id } },
  };
};

const saving = ({ professional }: Pair, jobId: string): Write => ({
  name: 'save a job',
  send: () => api(savedJobRoutes.saveJob, { params: { jobId } }, as(professional)),
  kept: { entity: 'SavedJob', fields: savedJobKeys.savedJob(professional.userId, jobId) },
});

type Kind = { weight: number; of(actors: Actors, random: () => number): Operation };

const read = (name: string, weight: number, run: (pair: Pair, jobId: string) => Promise<Reply>): Kind => ({
  weight,
  of: (actors, random) => {
    const [pair, jobId] = [one(actors.pairs, random), one(actors.jobIds, random)];
    return { name, run: () => run(pair, jobId) };
  },
});

const write = (weight: number, make: (pair: Pair, jobId: string) => Write): Kind => ({
  weight,
  of: (actors, random) => {
    const made = make(one(actors.pairs, random), one(actors.jobIds, random));
    return { name: made.name, write: made };
  },
});

const words = ['cardiology', 'ward', 'nights', 'boston', 'surgery', 'intensive care'];

/** By share in a hundred requests: people search and read far more than they write. */
const kinds: readonly Kind[] = [
  {
    weight: 24,
    of: (_cast, random) => {
      const q = one(words, random);
      return { name: 'search', run: () => api(searchRoutes.searchJobs, { query: { q } }) };
    },
  },
  read('job page', 18, (_pair, jobId) => api(jobRoutes.getPublicJob, { params: { jobId } })),
  read('account', 10, ({ professional }) => api(accountRoutes.getMe, {}, as(professional))),
  read('notifications', 10, ({ employer }) => api(notificationRoutes.listNotifications, { query: {} }, as(employer))),
  read('own applications', 8, ({ professional }) =>
    api(applicationRoutes.listMyApplications, { query: {} }, as(professional)),
  ),
  read('own jobs', 8, ({ employer }) => api(searchRoutes.listManagedJobs, { query: {} }, as(employer))),
  read('conversations', 6, ({ professional }) => api(messageRoutes.listConversations, { query: {} }, as(professional))),
  write(5, writing),
  write(4, posting),
  write(4, saving),
  write(3, applying),
];

const total = kinds.reduce((sum, { weight }) => sum + weight, 0);

export const nextOperation = (actors: Actors, random: () => number): Operation => {
  let left = random() * total;
  const kind = kinds.find(({ weight }) => (left -= weight) < 0) ?? kinds[0]!;
  return kind.of(actors, random);
};
