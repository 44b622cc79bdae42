import type { AttributeClasses, ClassesOf } from '../../attribute-classes';
import type {
  ConnectedIntegration,
  IntegrationLink,
  IntegrationWork,
  LoggedCall,
  StoredStart,
  StoredTask,
} from './ports';

const connection = {
  // The address of an account, or the name of a workspace.
  account: 'contact',
  channel: 'credential',
  channelVersion: 'operational',
  connectedBy: 'operational',
  connectingUntil: 'operational',
  createdAt: 'operational',
  endedAs: 'operational',
  endingSince: 'operational',
  failures: 'operational',
  grant: 'credential',
  grantVersion: 'operational',
  integrationId: 'operational',
  lastWorkedAt: 'operational',
  provider: 'operational',
  reason: 'operational',
  refreshUntil: 'operational',
  removedEntry: 'operational',
  settings: 'content',
  since: 'operational',
  state: 'operational',
  stopped: 'operational',
  updatedAt: 'operational',
} as const satisfies ClassesOf<ConnectedIntegration, 'provider' | 'grant' | 'channel'>;

export const integrationsClasses = {
  Integration: { ...connection, organizationId: 'operational', gsi1pk: 'contact' },
  OwnIntegration: { ...connection, userId: 'operational', gsi1pk: 'contact' },
  IntegrationStart: {
    expiresAt: 'operational',
    ownerId: 'operational',
    ownerKind: 'operational',
    provider: 'operational',
    sessionId: 'operational',
    userId: 'operational',
  } satisfies ClassesOf<Omit<StoredStart, 'owner'>, 'ownerId' | 'ownerKind'>,
  IntegrationWork: {
    dueAt: 'operational',
    integrationId: 'operational',
    leaseUntil: 'operational',
    organizationId: 'operational',
    provider: 'operational',
    restUntil: 'operational',
    userId: 'operational',
  } satisfies ClassesOf<Omit<IntegrationWork, 'owner'>, 'organizationId' | 'userId'>,
  IntegrationTask: {
    // A button press in Slack contains its user until it is handled.
    data: 'content',
    dueAt: 'operational',
    kind: 'operational',
    mark: 'operational',
    subject: 'operational',
    tries: 'operational',
  } satisfies ClassesOf<Omit<StoredTask, 'taskId'>>,
  IntegrationCall: {
    at: 'operational',
    callId: 'operational',
    durationMs: 'operational',
    integrationId: 'operational',
    operation: 'operational',
    problem: 'operational',
    status: 'operational',
  } satisfies ClassesOf<LoggedCall, 'callId' | 'integrationId'>,
  IntegrationLink: {
    // LinkedIn's data about a job, needed to close the posting.
    data: 'content',
    externalId: 'operational',
    subject: 'operational',
    written: 'operational',
  } satisfies ClassesOf<IntegrationLink>,
} as const satisfies Record<string, AttributeClasses>;
