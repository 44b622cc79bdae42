import type { CalendarEntryKind } from '@shared/connect/integrations/calendar-entries';
import type { IntegrationProvider } from '@shared/connect/integrations/vocabulary';
import type { DomainEvent } from '@shared/core/model/event';
import type { Clock } from '../../platform/clock';
import type { KeyedHash } from '../../platform/crypto/keyed-hash';
import type { DailyCounts } from '../../platform/table/daily-limits';
import type { Table } from '../../platform/table/table';
import type {
  Grant,
  IntegrationCalls,
  IntegrationChannels,
  IntegrationLinks,
  IntegrationRef,
  Integrations,
  IntegrationStarts,
  IntegrationTasks,
  IntegrationTaskQueue,
  NewTask,
  StoredIntegration,
  StoredTask,
  VendorAccount,
} from '../../store/connect/integrations/ports';

export type VendorRequest = {
  /** Name such as `meeting.create`. Without IDs, because it is logged. */
  operation: string;
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** The provider's address, such as `https://api.zoom.us/v2/users/me`. The local stack sends it to its emulator. */
  url: string;
  query?: Readonly<Record<string, string>>;
  headers?: Readonly<Record<string, string>>;
  form?: Readonly<Record<string, string>>;
  json?: unknown;
  xml?: string;
  /** Statuses besides 2xx that count as answers. */
  accepts?: readonly number[];
  /** The answer is text, not JSON. */
  text?: true;
  /** Timeout other than the default. */
  seconds?: number;
};
/** `body`: parsed JSON or a text, or null without a body. `link`: the header of RFC 8288, for providers that page with it. */
export type VendorAnswer = { status: number; body: unknown; link?: string };
/** Throws a VendorProblem if there is no usable answer. */
export type VendorHttp = { send(request: VendorRequest): Promise<VendorAnswer> };

export type ProviderSecrets = { clientSecret?: string; webhookSecret?: string; partnerKey?: string };
/** This site's client at a provider. */
export type StageClient = {
  clientId: string;
  secrets(): Promise<ProviderSecrets>;
  /** Maps a URL: unchanged in a stage, to the emulator in the local stack. */
  addressOf(url: string): string;
};
export type StageClients = { get(provider: IntegrationProvider): StageClient | null };

export type Vendor = { client: StageClient; http: VendorHttp; clock: Pick<Clock, 'now'> };
type Settings = Readonly<Record<string, string>>;

export type Authorization = { state: string; challenge: string; redirectUri: string };
export type Exchange = { code: string; verifier: string; redirectUri: string };

/** Owner of the account, and settings to store. */
export type Identity = { account: VendorAccount; settings: Settings };

type AnyAdapter = {
  /** Throws a VendorProblem `access_ended` if the provider ended our access. */
  refresh(vendor: Vendor, grant: Grant): Promise<Grant>;
  revoke(vendor: Vendor, grant: Grant): Promise<void>;
};

/** Adapter of a provider with a consent page. `createOAuthAdapter` implements most of it. */
export type ConsentAdapter = AnyAdapter & {
  kind: 'consent';
  authorizeUrl(client: StageClient, authorization: Authorization): string;
  exchange(vendor: Vendor, exchange: Exchange): Promise<Grant>;
  identify(vendor: Vendor, grant: Grant): Promise<Identity>;
};

/** `customer`: the organization, under the name for the provider. */
export type FilledForm = { fields: Readonly<Record<string, string>>; customer: { id: string; name: string } };

/** Adapter of a provider that an administrator connects with a form. */
export type FormAdapter = AnyAdapter & {
  kind: 'form';
  /** Throws an AppError with `fields` for wrong values. */
  connect(vendor: Vendor, form: FilledForm): Promise<Identity & { grant: Grant }>;
};

/** Adapter of each provider, in a file of its own. */
export type ProviderAdapter = ConsentAdapter | FormAdapter;

/** Row of a report, with texts by field. */
export type ReportRow = Readonly<Record<string, string>>;

/** Calls with the connection's access, renewed when needed. */
export type ConnectedVendor = { call(request: VendorRequest): Promise<VendorAnswer> };

/** Tools for the ports of a provider's work, reactions, and hooks. */
export type Tools = {
  table: Table;
  hash: KeyedHash;
  clock: Clock;
  siteUrl: string;
  integrations: Integrations;
  links: IntegrationLinks;
  clients: StageClients;
  channels: IntegrationChannels;
  /** Calls without the connection's access, for URLs that contain a secret. */
  httpFor(provider: IntegrationProvider, integrationId: string): VendorHttp;
  /** Queues a task and wakes the worker. */
  queueTask(ref: IntegrationRef, task: NewTask): Promise<void>;
};

export type WorkContext = { integration: StoredIntegration; vendor: ConnectedVendor };
/** `againAt`: when to run the same task again. */
export type TaskResult = { againAt: string } | undefined;
export type TaskHandler = (context: WorkContext, task: StoredTask) => Promise<TaskResult>;
export type ProviderWork = {
  /** Handlers by kind of task. */
  tasks: Readonly<Record<string, TaskHandler>>;
  /** Tasks that a new connection starts with. */
  connected?: readonly NewTask[];
};

export type QueuedTask = { ref: IntegrationRef; task: NewTask };
/** Reaction of a provider to a domain event. */
export type ProviderReaction = (event: DomainEvent) => Promise<QueuedTask[]>;

/** Unparsed request of a provider. Header names are in lower case. */
export type HookRequest = {
  body: string;
  headers: Readonly<Record<string, string | undefined>>;
  query: Readonly<Record<string, string | undefined>>;
};
export type HookAnswer = { status: number; body?: string; type?: string };
export type HookHandler = (request: HookRequest) => Promise<HookAnswer>;

/** Wakes the worker of a connection, at once or after some seconds. A lost message delays it until the next sweep. */
export type IntegrationQueue = { enqueue(ref: IntegrationRef, afterSeconds?: number): Promise<void> };

export type AccessDeps = {
  integrations: Integrations;
  adapterOf(provider: IntegrationProvider): ProviderAdapter;
  clients: StageClients;
  /** Writes to the call log of the connection, if it has one already. */
  httpFor(provider: IntegrationProvider, integrationId: string | null): VendorHttp;
  clock: Clock;
};

export type QueueDeps = {
  tasks: IntegrationTasks;
  taskQueue: IntegrationTaskQueue;
  queue: IntegrationQueue;
  clock: Clock;
};

export type ConnectDeps = AccessDeps &
  QueueDeps & {
    starts: IntegrationStarts;
    calls: IntegrationCalls;
    counts: DailyCounts;
    hash: KeyedHash;
    siteUrl: string;
    /** Entries for a connected calendar; null for other services. */
    entriesOf(stored: StoredIntegration): Promise<CalendarEntryKind[] | null>;
    /** Name of the organization. */
    nameOf(organizationId: string): Promise<string>;
    /** Tasks that a new connection starts with. */
    firstTasks(provider: IntegrationProvider): readonly NewTask[];
    /** Deletes the data of an ended connection. */
    forget(ref: IntegrationRef): Promise<void>;
  };

export type RunDeps = AccessDeps &
  QueueDeps & {
    workOf(provider: IntegrationProvider): ProviderWork;
    /** Returns a number between 0 and 1. */
    random: () => number;
  };
export type { StoredTask };
