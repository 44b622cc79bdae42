import { conversationBetween } from '../../test/support/messages';
import { apply, createJob, registerApplicant } from '../../test/support/marketplace';
import { registerEmployer, type Employer, type Person } from '../../test/support/people';

export type Pair = { employer: Employer; professional: Person; conversationId: string };
export type Cast = { pairs: readonly Pair[]; jobIds: readonly string[] };

const jobsEach = 20;

/** Employers with open jobs, each in conversation with a professional. One after the other: signing up is slow. */
export const registerCast = async (count: number): Promise<Cast> => {
  const pairs: Pair[] = [];
  const jobIds: string[] = [];
  for (let number = 0; number < count; number += 1) {
    const [employer, professional] = [await registerEmployer(), await registerApplicant()];
    const own: string[] = [];
    for (let job = 0; job < jobsEach; job += 1) own.push((await createJob(employer)).jobId);
    await apply(professional, own[0]!);
    pairs.push({ employer, professional, conversationId: await conversationBetween(employer, professional.userId) });
    // The job that they applied for already isn't offered again.
    jobIds.push(...own.slice(1));
  }
  return { pairs, jobIds };
};
