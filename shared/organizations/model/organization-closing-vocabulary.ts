/**
 * `ending`: open work is being ended; `waiting`: the grace period; `canceling`: reversible steps are being undone;
 * `removing`: the grace period is over.
 */
export const closingStates = ['ending', 'waiting', 'canceling', 'canceled', 'removing', 'closed'] as const;
export type ClosingState = (typeof closingStates)[number];

/** `balance`: refunds the unspent prepaid balance. `services`: access to connected services, which `tools` asks workers to end. */
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

/** Steps in order. Each can be repeated. */
export const stepsOfClosing: Readonly<Partial<Record<ClosingState, readonly ClosingStep[]>>> = {
  // The plan comes last, because only it waits for the payment provider.
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

/** States after which a new closing may start. */
export const finalStates: readonly ClosingState[] = ['canceled', 'closed'];

/** Changes that members are notified of. */
export const closingChanges = ['requested', 'reminded', 'canceled', 'closed'] as const;

/** Roles of an administrator after handing over. */
export const rolesAfterHandOver = ['manager', 'member', 'none'] as const;
export type RoleAfterHandOver = (typeof rolesAfterHandOver)[number];
