import type {
  AccessEnding,
  IntegrationProvider,
  IntegrationReason,
  IntegrationState,
} from '@shared/connect/integrations/vocabulary';
import type { IntegrationCall } from '@shared/connect/model/integration';
import type { Page } from '../../../platform/table/page';
import type { DueCursor } from '../../../platform/table/table';

/** An organization, or a person. */
export type Owner = { kind: 'organization' | 'person'; id: string };
export type ProviderRef = { owner: Owner; provider: IntegrationProvider };
export type IntegrationRef = ProviderRef & { integrationId: string };

/** Access at a provider. Stored encrypted with the owner's data key. */
export type Grant = {
  accessToken: string;
  refreshToken: string | null;
  /** Expiry, or null if it has none. */
  expiresAt: string | null;
  scopes: readonly string[];
  /** Other secrets from the provider, such as the address of a channel. */
  extra: Readonly<Record<string, string>>;
};

/** `label`: the provider's name of the account. */
export type VendorAccount = { id: string; label: string };

export type ConnectedIntegration = {
  integrationId: string;
  state: IntegrationState;
  reason: IntegrationReason | null;
  /** Start of this state. */
  since: string;
  account: VendorAccount | null;
  /** Entered values and provider data, without secrets. */
  settings: Readonly<Record<string, string>>;
  connectedBy: string;
  /** Changes with each stored grant. */
  grantVersion: number;
  /** Deadline of the current renewal. */
  refreshUntil: string | null;
  /** Number of consecutive failed calls. */
  failures: number;
  lastWorkedAt: string | null;
  /** Time at which the provider ended our access. */
  stopped: { reason: IntegrationReason; at: string } | null;
  /** Latest time for the person to return from the consent page. */
  connectingUntil: string | null;
  /** Set when the owner is leaving: start of ending the access, and its result. */
  endingSince: string | null;
  endedAs: AccessEnding | null;
  /** The shift whose entry the person deleted last; `written` is its text. */
  removedEntry: RemovedEntry | null;
  /** Changes with each address of the channel, and when it is removed. */
  channelVersion: number;
  createdAt: string;
  updatedAt: string;
};
export type RemovedEntry = { shiftId: string; written: string; at: string };
export type StoredIntegration = ProviderRef & ConnectedIntegration;
export type OpenedIntegration = StoredIntegration & { grant: Grant | null };

export type Connecting = { until: string; by: string; at: string; integrationId: string };
export type Connected = {
  integrationId: string;
  grant: Grant;
  account: VendorAccount;
  settings: Readonly<Record<string, string>>;
  by: string;
  at: string;
};

export type Integrations = {
  /** Lists connections without grants. */
  list(owner: Owner): Promise<StoredIntegration[]>;
  /** Consistent read. */
  get(ref: ProviderRef): Promise<OpenedIntegration | null>;
  ofAccount(provider: IntegrationProvider, accountId: string): Promise<IntegrationRef[]>;
  markConnecting(ref: ProviderRef, connecting: Connecting): Promise<void>;
  clearConnecting(ref: ProviderRef, at: string): Promise<void>;
  /** Returns null if the owner is leaving. */
  connect(ref: ProviderRef, connected: Connected): Promise<StoredIntegration | null>;
  /** No effect if another connection replaced it. */
  remove(ref: IntegrationRef): Promise<void>;

  /** Locks for one worker. Returns false if the grant changed, or another one has it. */
  takeRefresh(ref: IntegrationRef, lease: { grantVersion: number; now: string; until: string }): Promise<boolean>;
  /** Returns false if the lease or the connection was replaced. */
  saveGrant(ref: IntegrationRef, lease: { until: string; at: string }, grant: Grant): Promise<boolean>;
  releaseRefresh(ref: IntegrationRef, until: string): Promise<void>;
  /** Makes the connection wait for a person. Returns false if the grant changed since. */
  endAccess(ref: IntegrationRef, grantVersion: number, at: string): Promise<boolean>;
  /** Destroys the access of a leaving owner. */
  recordEnding(ref: IntegrationRef, how: AccessEnding, at: string): Promise<void>;
  /** Records a successful call: connected, without failures. */
  recordSuccess(ref: IntegrationRef, at: string): Promise<void>;
  /** Returns the number of consecutive failures. Degraded from `degradedFrom` on. */
  recordFailure(ref: IntegrationRef, at: string, degradedFrom: number): Promise<number>;
  /** Records a calendar entry's removal; each one notifies the owner. */
  recordRemovedEntry(ref: IntegrationRef, removed: RemovedEntry): Promise<void>;
};

/** A channel of the team. Encrypted with the owner's data key: its address allows posting. */
export type ChannelAccess = { name: string; address: string };
export type IntegrationChannels = {
  /** Consistent read. */
  get(ref: ProviderRef): Promise<ChannelAccess | null>;
  /** Returns false if the connection ended, or the address changed. */
  put(ref: IntegrationRef & { channelVersion: number }, channel: ChannelAccess, at: string): Promise<boolean>;
  /** Returns false if the connection ended. */
  remove(ref: IntegrationRef, at: string): Promise<boolean>;
};

export type StoredStart = ProviderRef & {
  userId: string;
  sessionId: string;
  expiresAt: string;
};
export type IntegrationStarts = {
  put(stateHash: string, start: StoredStart): Promise<void>;
  /** Succeeds once, and only for the person who started it. */
  take(
    stateHash: string,
    who: ProviderRef & { userId: string; sessionId: string; now: string },
  ): Promise<StoredStart | null>;
};

/** `subject`: one task at a time for each, so newer reasons replace older ones. Contains no personal data. */
export type NewTask = { kind: string; subject: string; data?: Readonly<Record<string, string>>; dueAt?: string };
export type StoredTask = {
  taskId: string;
  kind: string;
  subject: string;
  data: Readonly<Record<string, string>>;
  dueAt: string;
  tries: number;
  /** ID of the last reason. */
  mark: string;
};
export type IntegrationTasks = {
  put(integrationId: string, task: NewTask, at: string): Promise<void>;
  /** Returns the first due tasks, and the next due time. */
  due(
    integrationId: string,
    query: { now: string; limit: number },
  ): Promise<{ due: StoredTask[]; nextAt: string | null }>;
  /** Keeps the task if there is a newer reason. */
  done(integrationId: string, task: StoredTask): Promise<void>;
  later(integrationId: string, task: StoredTask, to: { dueAt: string; tries: number }): Promise<void>;
};

export type IntegrationWork = IntegrationRef & {
  dueAt: string | null;
  leaseUntil: string | null;
  restUntil: string | null;
};
export type IntegrationTaskQueue = {
  /** Marks pending work. Returns true if it was not marked, so that a message is needed. */
  mark(ref: IntegrationRef, at: string): Promise<boolean>;
  /** Returns null if another worker has it. Due again at the end of the lease, in case the worker stops. */
  take(integrationId: string, lease: { now: string; until: string }): Promise<IntegrationWork | null>;
  renew(work: IntegrationWork): Promise<IntegrationWork | null>;
  /** Returns false if something was marked since, unless `anyway`. */
  release(
    work: IntegrationWork,
    next: { dueAt: string | null; restUntil: string | null; anyway: boolean },
  ): Promise<boolean>;
  remove(integrationId: string): Promise<void>;
  due(now: string, after: DueCursor | null): Promise<{ due: IntegrationRef[]; next: DueCursor | null }>;
};

export type LoggedCall = Omit<IntegrationCall, 'callId'>;
export type IntegrationCalls = {
  add(integrationId: string, call: LoggedCall): Promise<void>;
  list(
    integrationId: string,
    query: { cursor?: string | undefined },
  ): Promise<{ items: IntegrationCall[]; nextCursor: string | null }>;
};

/** `externalId` is null while the object is being created. */
export type IntegrationLink = {
  subject: string;
  externalId: string | null;
  /** Last written text, to recognize it. */
  written: string;
  data: Readonly<Record<string, string>>;
};
/** Pages of links whose subject starts with the prefix. */
export type LinkPages = (integrationId: string, prefix: string, cursor?: string) => Promise<Page<IntegrationLink>>;

export type IntegrationLinks = {
  get(integrationId: string, subject: string): Promise<IntegrationLink | null>;
  put(integrationId: string, link: IntegrationLink): Promise<void>;
  remove(integrationId: string, subject: string): Promise<void>;
  list(integrationId: string): Promise<IntegrationLink[]>;
};

export type LinkReplacements = {
  /** Returns false if the stored link is no longer `before`. */
  replace(integrationId: string, before: IntegrationLink | null, link: IntegrationLink): Promise<boolean>;
};
