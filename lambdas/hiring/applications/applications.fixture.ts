import type { ReceiptSubject } from '@shared/money/model/receipt';
import { AppError } from '@shared/errors';
import type { ApplicationForm } from '@shared/hiring/model/application';
import { JobDraft } from '@shared/hiring/model/job';
import type { Membership } from '@shared/accounts/model/account';
import type { AnswerDayItem } from '../../store/hiring/applications/answers/answer-day-item';
import { announced, movedApplication } from '../../store/hiring/applications/application-writes';
import type { AuthorizedCaller } from '../../platform/http/caller';
import type { HeldMove } from '../../store/hiring/applications/held-move-item';
import { ConcurrentModificationError } from '../../platform/table/retry-on-conflict';
import { JobItem } from '../../store/hiring/jobs/job-item';
import { readProfile } from '../../store/people/profiles/profile-item';
import { undone } from '../../store/hiring/applications/undone-move';
import type { Candidate, Submission, WholeApplication } from '../../store/hiring/applications/ports';
import type { Deps } from './ports';

export const organizationId = `org_${'0'.repeat(26)}`;
export const jobId = `job_${'0'.repeat(26)}`;
export const now = new Date('2026-11-21T12:00:00.000Z');
const personId = (digit: number): string => `00000000-0000-4000-8000-00000000000${digit}`;
export const [professionalId, adminId, memberId, otherId] = [personId(1), personId(2), personId(3), personId(4)];

export const professional: AuthorizedCaller = {
  userId: professionalId,
  role: 'professional',
  scope: 'own',
  membership: null,
};

const membership = (userId: string, role: Membership['role']): Membership => ({
  userId,
  organizationId,
  role,
  department: '',
  joinedAt: now.toISOString(),
});

export const admin: AuthorizedCaller = {
  userId: adminId,
  role: 'admin',
  scope: 'organization',
  membership: membership(adminId, 'admin'),
};

export const job: JobItem = JobItem.parse({
  ...JobDraft.parse({ title: 'Surgeon', department: 'Surgery', specialty: 'Surgery', professions: ['physician'] }),
  jobId,
  organizationId,
  status: 'active',
  createdAt: now.toISOString(),
  updatedAt: now.toISOString(),
  publishedAt: now.toISOString(),
  version: 1,
  postedBy: adminId,
  assignedTo: null,
  applicationCount: 0,
  statusChange: null,
  hires: 0,
  daysToFill: 0,
});

export const summary = {
  userId: professionalId,
  firstName: 'Nora',
  lastName: 'Nurse',
  title: 'Nurse',
  profession: 'physician' as const,
  specialty: 'Surgery' as const,
  experience: 3,
  location: '',
};

const profile = readProfile({
  userId: professionalId,
  profession: 'physician',
  professionSource: 'confirmed',
  version: 1,
  profile_completion: 90,
  updatedAt: now.toISOString(),
});
export const candidate: Candidate = { summary, profile, resume: null };

export const form: ApplicationForm = {
  coverLetter: 'Hello',
  availableStart: '2026-12-01',
  expectedSalary: '',
  message: '',
  answers: [],
  resume: 'none',
  source: 'direct',
};

export type World = Deps & {
  stored: Map<string, WholeApplication>;
  revoked: Set<ReceiptSubject>;
  held: Map<string, HeldMove>;
  files: Map<string, string>;
  job: JobItem;
  time: { now: Date };
};

export const world = (
  overrides: { job?: Partial<JobItem>; candidate?: Candidate | null; answerDays?: AnswerDayItem[] } = {},
): World => {
  const { answerDays = [] } = overrides;
  const stored = new Map<string, WholeApplication>();
  const held = new Map<string, HeldMove>();
  const time = { now };
  const files = new Map<string, string>();
  const posting = { ...job, ...overrides.job };
  const person = overrides.candidate === undefined ? candidate : overrides.candidate;
  const marks = new Map<string, string>();
  const revoked = new Set<ReceiptSubject>();
  let ids = 0;
  const whole = (applicationId: string): WholeApplication => {
    const found = stored.get(applicationId);
    if (!found) throw new Error(`There is no application ${applicationId}.`);
    return found;
  };
  const step = (by: string) => (by === professionalId ? ('professional' as const) : ('employer' as const));

  const submit = async ({ application, content, previous }: Submission): Promise<void> => {
    const { applicationId, professionalId: by, status, appliedAt: at } = application;
    if (marks.get(by) !== previous?.applicationId) throw new AppError('ALREADY_APPLIED');
    marks.set(by, applicationId);
    const timeline = [{ status, at, reason: '', by, side: step(by), undo: false, closing: null, version: 1 }];
    stored.set(applicationId, { application, content, timeline, notes: [] });
  };

  return {
    stored,
    revoked,
    held,
    time,
    files,
    job: posting,
    applications: {
      job: async () => posting,
      isResponsible: async (userId) => userId === memberId && posting.assignedTo === memberId,
      latest: async (_jobId, userId) => stored.get(marks.get(userId) ?? '')?.application ?? null,
      submit,
      get: async (applicationId) => stored.get(applicationId) ?? null,
      move: async (application, move) => {
        const current = whole(application.applicationId);
        if (current.application.version !== application.version) throw new ConcurrentModificationError();
        const { status, updatedAt: at, reason, by, heldUntil, closing = null } = move;
        const { applicationId, statusSince: since, rejectedFrom } = application;
        const version = application.version + 1;
        const undoes = { from: { status: application.status, since }, to: status, at, rejectedFrom };
        if (heldUntil === undefined) held.delete(applicationId);
        else held.set(applicationId, { applicationId, version, undoes, by, reason, dueAt: heldUntil });
        stored.set(applicationId, {
          ...current,
          application: movedApplication(current.application, move),
          timeline: [...current.timeline, { status, at, reason, by, side: step(by), undo: false, closing, version }],
        });
      },
      rate: async (applicationId, rating) => {
        const current = whole(applicationId);
        stored.set(applicationId, { ...current, application: { ...current.application, rating } });
      },
      addNote: async ({ applicationId }, note) => {
        const current = whole(applicationId);
        stored.set(applicationId, { ...current, notes: [...current.notes, note] });
      },
      removeNote: async (applicationId, noteId, authorId) => {
        const current = whole(applicationId);
        const notes = current.notes.filter((note) => note.noteId !== noteId || note.authorId !== authorId);
        stored.set(applicationId, { ...current, notes });
        return notes.length < current.notes.length;
      },
    },
    lists: {
      ofProfessional: async () => ({ items: [], nextCursor: null }),
      appliedJobIds: async () => [],
      ofOrganization: async () => ({ items: [], nextCursor: null }),
      ofMember: async () => ({ items: [], nextCursor: null }),
      ofJob: async () => ({ items: [...stored.values()].map(({ application }) => application), nextCursor: null }),
      byId: async (wanted) =>
        new Map(
          wanted.flatMap((id) => {
            const found = stored.get(id);
            return found ? [[id, found.application] as const] : [];
          }),
        ),
      contents: async (wanted) => new Map(wanted.map((id) => [id, whole(id).content])),
    },
    answerDays: { ofJob: async () => answerDays },
    promises: {
      change: async ({ applicationId }, answer) => {
        const current = whole(applicationId);
        stored.set(applicationId, { ...current, application: { ...current.application, answer } });
      },
      answered: async () => undefined,
      waitingOf: async () => [],
    },
    checklists: { list: async () => [] },
    invitations: { get: async () => null },
    exclusions: { read: async () => ({ hold: 'none', checkedOn: null }) },
    heldMoves: {
      get: async (applicationId) => held.get(applicationId) ?? null,
      application: async (applicationId) => stored.get(applicationId)?.application ?? null,
      due: async (at) => ({
        applicationIds: [...held.values()]
          .filter(({ dueAt }) => dueAt <= at.toISOString())
          .map((it) => it.applicationId),
        next: null,
      }),
      undo: async (application, { applicationId, version, undoes }, by) => {
        const current = whole(applicationId);
        if (held.get(applicationId)?.version !== version || !undoes) throw new ConcurrentModificationError();
        const { after, held: left } = undone(application, undoes, by);
        if (left) held.set(applicationId, left);
        else held.delete(applicationId);
        const { status, updatedAt: at } = after;
        const undo = {
          ...{ status, at, reason: '', by: by.by, side: step(by.by) },
          ...{ undo: true, closing: null, version: after.version },
        };
        stored.set(applicationId, { ...current, application: after, timeline: [...current.timeline, undo] });
      },
      announce: async (application, { applicationId, version }) => {
        if (held.get(applicationId)?.version !== version) throw new ConcurrentModificationError();
        held.delete(applicationId);
        stored.set(applicationId, { ...whole(applicationId), application: announced(application) });
      },
    },
    candidates: {
      candidate: async (userId) => person && { ...person, summary: { ...person.summary, userId } },
      contact: async () => ({
        email: 'nora@example.test',
        phone: '',
        photo_url: null,
        bio: '',
        skills: [],
        languages: [],
        employment: [],
        education: [],
        certifications: [],
      }),
      contacts: async (userIds) => new Map(userIds.map((userId) => [userId, { email: '=1+1', phone: '+1 555' }])),
      source: async () => ({
        profile,
        account: { firstName: 'Nora', lastName: 'Nurse', email: 'nora@example.test', phone: '' },
        portfolio: [],
      }),
    },
    disclosures: {
      handOver: async (handed) => handed.map(({ subject }) => !revoked.has(subject)),
      isRevoked: async ({ subject }) => revoked.has(subject),
    },
    members: {
      find: async (userIds) =>
        [membership(adminId, 'admin'), membership(memberId, 'member')].filter(({ userId }) => userIds.includes(userId)),
    },
    people: {
      find: async (userIds) =>
        new Map(
          userIds.map((userId) => [
            userId,
            {
              first_name: userId === adminId ? 'Ada' : 'Nora',
              last_name: 'Example',
              email: '',
              lastActiveAt: null,
              photo_url: null,
            },
          ]),
        ),
    },
    organizations: { names: async () => new Map([[organizationId, 'Harbor']]) },
    documents: {
      keep: async (key, { contentType }) => void files.set(key, contentType),
      copy: async (from, to) => {
        const file = files.get(from);
        if (file !== undefined) files.set(to, file);
        return file !== undefined;
      },
      download: async (key) => ({ url: `https://files.test/${key}`, expiresAt: now.toISOString() }),
      remove: async (key) => void files.delete(key),
    },
    pdf: { draw: async () => Buffer.from('%PDF') },
    clock: {
      now: () => time.now,
      newId: (prefix) => {
        ids += 1;
        return `${prefix}_${String(ids).padStart(26, '0')}`;
      },
    },
  };
};
