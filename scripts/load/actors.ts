import { conversationBetween } from '../../test/support/messages/messages';
import { apply, createJob, registerApplicant } from '../../test/support/marketplace';
import { registerEmployer, type Employer, type Person } from '../../test/support/people';

export type Pair = { employer: Employer; professional: Person; conversationId: string };
export type Actors = { pairs: readonly Pair[]; jobIds: readonly string[] };

const jobsEach = 20;
const tries = 5;

/** On a busy machine, the first call of a function may time out while its code is loaded. */
const warmingUp = async <T>(step: () => Promise<T>): Promise<T> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await step();
    } catch (error) {
      if (attempt === tries) throw error;
    }
  }
};

const unlessApplied = (error: unknown): void => {
  if (!String(error).includes('ALREADY_APPLIED')) throw error;
};

const registerPair = async (): Promise<{ pair: Pair; jobIds: string[] }> => {
  const employer = await warmingUp(() => registerEmployer());
  const professional = await warmingUp(() => registerApplicant());
  const first = await warmingUp(() => createJob(employer));
  await warmingUp(() => apply(professional, first.jobId).catch(unlessApplied));
  const conversationId = await warmingUp(() => conversationBetween(employer, professional.userId));
  const jobIds: string[] = [];
  // They have already applied for the first one, so it isn't offered again.
  for (let job = 1; job < jobsEach; job += 1) jobIds.push((await warmingUp(() => createJob(employer))).jobId);
  return { pair: { employer, professional, conversationId }, jobIds };
};

/** Employers with open jobs, each in conversation with a professional. Sequential, because signing up is slow. */
export const registerActors = async (count: number): Promise<Actors> => {
  const pairs: Pair[] = [];
  const jobIds: string[] = [];
  for (let number = 0; number < count; number += 1) {
    const made = await registerPair();
    pairs.push(made.pair);
    jobIds.push(...made.jobIds);
  }
  return { pairs, jobIds };
};
