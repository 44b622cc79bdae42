import type { Interview } from '@shared/hiring/model/interview';
import { personFace } from '../../store/organizations/organizations/member-names';
import { fullName } from '../../store/people/profiles/display-names';
import { takingPart, type InterviewItem } from '../../store/hiring/interviews/interview-item';
import type { Deps } from './ports';

type Names = Pick<Deps, 'people' | 'organizations'>;

export const interviewViews = async (deps: Names, interviews: readonly InterviewItem[]): Promise<Interview[]> => {
  const [people, organizations] = await Promise.all([
    deps.people.find(interviews.flatMap((it) => [...takingPart(it), ...(it.selfScheduling?.panelIds ?? [])])),
    deps.organizations.names(interviews.map(({ organizationId }) => organizationId)),
  ]);
  const person = (userId: string) => {
    const { first_name, last_name, photo_url } = personFace(people, userId);
    return { userId, name: fullName({ firstName: first_name, lastName: last_name }), photo_url };
  };
  return interviews.map(({ professionalId, organizerId, interviewerIds, selfScheduling, ...interview }) => ({
    ...interview,
    organization: organizations.get(interview.organizationId) ?? '',
    professional: person(professionalId),
    organizer: person(organizerId),
    interviewers: interviewerIds.map(person),
    selfScheduling: selfScheduling && { ...selfScheduling, panel: selfScheduling.panelIds.map(person) },
  }));
};

export const interviewView = async (deps: Names, interview: InterviewItem): Promise<Interview> =>
  (await interviewViews(deps, [interview]))[0]!;
