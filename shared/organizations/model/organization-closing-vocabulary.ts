/**
 * `ending`: open work is being ended; `waiting`: the grace period; `canceling`: what can be restored is being restored;
 * `removing`: the grace period is over.
 */
export const closingStates = ['ending', 'waiting', 'canceling', 'canceled', 'removing', 'closed'] as const;
export type ClosingState = (typeof closingStates)[number];

/** `balance`: what was prepaid for shifts and not spent is paid back. `services`: the access to connected services, which `tools` asks their workers to end. */
export const closingSteps = [
  'members',
  'jobs',
  'applications',
  'invitations',
  'placements',
  'verification',
  'tools',
  'services',
  'assessments',
  'images',
  'balance',
  'plan',
  'profile',
] as const;
export type ClosingStep = (typeof closingSteps)[number];

/** In this order. Each can be repeated. */
export const stepsOfClosing: Readonly<Partial<Record<ClosingState, readonly ClosingStep[]>>> = {
  // The plan last: nothing else waits for the payment provider.
  ending: ['members', 'jobs', 'applications', 'invitations', 'plan'],
  canceling: ['members', 'jobs', 'plan'],
  removing: [
    'jobs',
    'applications',
    'invitations',
    'placements',
    'verification',
    'tools',
    'assessments',
    'images',
    'members',
    'balance',
    'plan',
    'services',
    'profile',
  ],
};

/** States of an organization that is being closed and can still be kept. */
export const cancelableStates: readonly ClosingState[] = ['ending', 'waiting'];

/** States from which a new closing may start. */
export const finalStates: readonly ClosingState[] = ['canceled', 'closed'];

/** What members hear about. */
export const closingChanges = ['requested', 'reminded', 'canceled', 'closed'] as const;

/** What an administrator becomes who hands over. */
export const rolesAfterHandOver = ['manager', 'member', 'none'] as const;
export type RoleAfterHandOver = (typeof rolesAfterHandOver)[number];
