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
  /** Null if it doesn't end by itself. */
  expiresAt: string | null;
  scopes: readonly string[];
  /** Further secrets of the provider's answer, such as the address of a channel. */
  extra: Readonly<Record<string, string>>;
};

/** `label`: how the provider names the account. */
export type VendorAccount = { id: string; label: string };

export type ConnectedIntegration = {
  integrationId: string;
  state: IntegrationState;
  reason: IntegrationReason | null;
  /** When this state began. */
  since: string;
  account: VendorAccount | null;
  /** What the person entered, and what the provider said, without secrets. */
  settings: Readonly<Record<string, string>>;
  connectedBy: string;
  /** Changes with each stored grant. */
  grantVersion: number;
  /** Who renews the access has until then. */
  refreshUntil: string | null;
  /** Failed calls without one that worked between them. */
  failures: number;
  lastWorkedAt: string | null;
  /** When the provider ended our access. */
  stopped: { reason: IntegrationReason; at: string } | null;
  /** A person is at the consent page until then. */
  connectingUntil: string | null;
  /** Whoever it belongs to leaves: since when the worker is to end its access, and how that ended. */
  endingSince: string | null;
  endedAs: AccessEnding | null;
  /** The shift whose entry the person deleted last; `written` is what it said. */
  removedEntry: RemovedEntry | null;
  /** Changes with each address of the channel, also when it is removed. */
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
  /** Without grants. */
  list(owner: Owner): Promise<StoredIntegration[]>;
  /** Consistent. */
  get(ref: ProviderRef): Promise<OpenedIntegration | null>;
  ofAccount(provider: IntegrationProvider, accountId: string): Promise<IntegrationRef[]>;
  markConnecting(ref: ProviderRef, connecting: Connecting): Promise<void>;
  clearConnecting(ref: ProviderRef, at: string): Promise<void>;
  /** Null if whoever it belongs to leaves. */
  connect(ref: ProviderRef, connected: Connected): Promise<StoredIntegration | null>;
  /** Nothing if another connection took its place. */
  remove(ref: IntegrationRef): Promise<void>;

  /** For one worker at a time. False if the grant changed, or another one has it. */
  takeRefresh(ref: IntegrationRef, lease: { grantVersion: number; now: string; until: string }): Promise<boolean>;
  /** False if the lease or the connection is another's by now. */
  saveGrant(ref: IntegrationRef, lease: { until: string; at: string }, grant: Grant): Promise<boolean>;
  releaseRefresh(ref: IntegrationRef, until: string): Promise<void>;
  /** The connection waits for a person then. False if the grant changed since. */
  endAccess(ref: IntegrationRef, grantVersion: number, at: string): Promise<boolean>;
  /** Of a connection whose owner leaves: destroys the access. */
  recordEnding(ref: IntegrationRef, how: AccessEnding, at: string): Promise<void>;
  /** A call worked: connected, without failures. */
  recordSuccess(ref: IntegrationRef, at: string): Promise<void>;
  /** Number of failures in a row. Degraded from `degradedFrom` on. */
  recordFailure(ref: IntegrationRef, at: string, degradedFrom: number): Promise<number>;
  /** Of a calendar: each is news for its owner. */
  recordRemovedEntry(ref: IntegrationRef, removed: RemovedEntry): Promise<void>;
};

/** A channel of the team. Stored encrypted with the owner's data key: who has the address can post there. */
export type ChannelAccess = { name: string; address: string };
export type IntegrationChannels = {
  /** Consistent. */
  get(ref: ProviderRef): Promise<ChannelAccess | null>;
  /** False if the connection is over, or the address another one, by now. */
  put(ref: IntegrationRef & { channelVersion: number }, channel: ChannelAccess, at: string): Promise<boolean>;
  /** False if the connection is over by now. */
  remove(ref: IntegrationRef, at: string): Promise<boolean>;
};

export type StoredStart = ProviderRef & {
  userId: string;
  sessionId: string;
  expiresAt: string;
};
export type IntegrationStarts = {
  put(stateHash: string, start: StoredStart): Promise<void>;
  /** Once, and only for whoever started it. */
  take(
    stateHash: string,
    who: ProviderRef & { userId: string; sessionId: string; now: string },
  ): Promise<StoredStart | null>;
};

/** `subject`: one task at a time for each, so that newer reasons replace older ones. Only IDs and states, no personal data. */
export type NewTask = { kind: string; subject: string; data?: Readonly<Record<string, string>>; dueAt?: string };
export type StoredTask = {
  taskId: string;
  kind: string;
  subject: string;
  data: Readonly<Record<string, string>>;
  dueAt: string;
  tries: number;
  /** Of the last reason. */
  mark: string;
};
export type IntegrationTasks = {
  put(integrationId: string, task: NewTask, at: string): Promise<void>;
  /** The first that are due, and when the next one is. */
  due(
    integrationId: string,
    query: { now: string; limit: number },
  ): Promise<{ due: StoredTask[]; nextAt: string | null }>;
  /** Stays if there is a newer reason. */
  done(integrationId: string, task: StoredTask): Promise<void>;
  later(integrationId: string, task: StoredTask, to: { dueAt: string; tries: number }): Promise<void>;
};

export type IntegrationWork = IntegrationRef & {
  dueAt: string | null;
  leaseUntil: string | null;
  restUntil: string | null;
};
export type IntegrationTaskQueue = {
  /** Says that there is something to do. True if no one knew yet, so that a message is needed. */
  mark(ref: IntegrationRef, at: string): Promise<boolean>;
  /** Null if another worker has it. Due again at the end of the lease, in case the worker stops. */
  take(integrationId: string, lease: { now: string; until: string }): Promise<IntegrationWork | null>;
  renew(work: IntegrationWork): Promise<IntegrationWork | null>;
  /** False if something was marked since, unless `anyway`. */
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

/** `externalId` is null while the thing is being made. */
export type IntegrationLink = {
  subject: string;
  externalId: string | null;
  /** What was written last, to recognize it. */
  written: string;
  data: Readonly<Record<string, string>>;
};
/** Of the links whose subject starts with this. */
export type LinkPages = (integrationId: string, prefix: string, cursor?: string) => Promise<Page<IntegrationLink>>;

export type IntegrationLinks = {
  get(integrationId: string, subject: string): Promise<IntegrationLink | null>;
  put(integrationId: string, link: IntegrationLink): Promise<void>;
  remove(integrationId: string, subject: string): Promise<void>;
  list(integrationId: string): Promise<IntegrationLink[]>;
};

export type LinkReplacements = {
  /** False if what is stored isn't `before` any more. */
  replace(integrationId: string, before: IntegrationLink | null, link: IntegrationLink): Promise<boolean>;
};
