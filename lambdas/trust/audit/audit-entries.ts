import type { ActivityEntry, AuditActor, AuditEntry, ChainedLine } from '@shared/trust/model/audit';
import type { AuditNames } from '../../store/trust/audit/audit-names';

/** Reader of a log; organizations see that staff did something, but not who. */
export type Viewer = 'organization' | 'staff';

const userOf = (actor: string): string | null => (/^[usk]#/.test(actor) ? actor.slice(2) : null);

/** Returns the actor's user ID; null for API keys. */
const personOf = (actor: string): string | null => (actor.startsWith('k#') ? null : userOf(actor));

const kindOf = (actor: string): AuditActor['kind'] => {
  if (actor.startsWith('s#')) return 'staff';
  if (actor.startsWith('u#')) return 'person';
  if (actor.startsWith('k#')) return 'key';
  return actor.startsWith('system#') ? 'system' : 'guest';
};

/** Returns whether the person is hidden: an invited one until they apply. */
const isAnonymous = ({ thing, kind }: ChainedLine): boolean => thing === 'JobInvitation' && kind !== 'created';

const actorOf = (line: ChainedLine, viewer: Viewer, names: ReadonlyMap<string, string>): AuditActor => {
  const kind = kindOf(line.actor);
  const isHidden = (kind === 'staff' && viewer === 'organization') || isAnonymous(line);
  const userId = isHidden ? null : userOf(line.actor);
  return { kind, name: userId === null ? null : (names.get(userId) ?? null) };
};

const personTargets = ['userId', 'professionalId', 'acceptedBy'] as const;

const membersIn = ({ actor, targets }: ChainedLine): string[] => [
  ...(actor.startsWith('k#') ? [actor.slice(2)] : []),
  ...(targets['memberId'] === undefined ? [] : [targets['memberId']]),
];

const peopleIn = ({ targets }: ChainedLine): string[] =>
  personTargets.map((name) => targets[name]).filter((id) => id !== undefined);

const idsIn = ({ targets }: ChainedLine, name: 'jobId' | 'organizationId'): string[] =>
  targets[name] === undefined ? [] : [targets[name]];

const present = <T>(value: T | undefined): value is T => value !== undefined && value !== '';

/** Adds current names in one batch read. */
export const withNames = async (
  names: AuditNames,
  lines: readonly ChainedLine[],
  viewer: Viewer,
): Promise<AuditEntry[]> => {
  const organizationsOf = (line: ChainedLine): string[] => (viewer === 'staff' ? idsIn(line, 'organizationId') : []);
  const found = await names.find({
    people: lines.flatMap((line) => [personOf(line.actor), ...peopleIn(line)]).filter((id) => id !== null),
    members: lines.flatMap(membersIn),
    jobs: lines.flatMap((line) => idsIn(line, 'jobId')),
    organizations: lines.flatMap(organizationsOf),
  });
  return lines.map((line) => {
    const people = isAnonymous(line) ? [] : peopleIn(line).filter((id) => id !== userOf(line.actor));
    const keys = membersIn(line).filter((id) => id !== userOf(line.actor));
    const about = [...people, ...keys, ...idsIn(line, 'jobId'), ...organizationsOf(line)];
    return { line, actor: actorOf(line, viewer, found), about: about.map((id) => found.get(id)).filter(present) };
  });
};

/** Names no one else in a person's own log. */
export const activityEntry = (userId: string, { id, at, actor, thing, kind, changes }: ChainedLine): ActivityEntry => ({
  id,
  at,
  actor: { kind: kindOf(actor), name: null },
  own: userOf(actor) === userId,
  thing,
  kind,
  changes,
});
