import type { Interview } from '@shared/model/interview';
import { personName } from '../store/organizations/member-names';
import { fullName } from '../store/profiles/display-names';
import { takingPart, type InterviewItem } from '../store/interviews/interview-item';
import type { Deps } from './ports';

type Names = Pick<Deps, 'people' | 'organizations'>;

export const interviewViews = async (deps: Names, interviews: readonly InterviewItem[]): Promise<Interview[]> => {
  const [people, organizations] = await Promise.all([
    deps.people.find(interviews.flatMap(takingPart)),
    deps.organizations.names(interviews.map(({ organizationId }) => organizationId)),
  ]);
  const person = (userId: string) => {
    const { first_name, last_name } = personName(people, userId);
    return { userId, name: fullName({ firstName: first_name, lastName: last_name }) };
  };
  return interviews.map(({ professionalId, organizerId, interviewerIds, ...interview }) => ({
    ...interview,
    organization: organizations.get(interview.organizationId) ?? '',
    professional: person(professionalId),
    organizer: person(organizerId),
    interviewers: interviewerIds.map(person),
  }));
};

export const interviewView = async (deps: Names, interview: InterviewItem): Promise<Interview> =>
  (await interviewViews(deps, [interview]))[0]!;
