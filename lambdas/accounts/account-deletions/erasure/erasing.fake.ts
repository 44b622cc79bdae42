import type { TableStep } from '@shared/accounts/model/deletion-vocabulary';
import { createSealedText } from '../../../platform/crypto/sealed-text';
import { keyedHash } from '../../../platform/crypto/keyed-hash';
import type { Mail } from '../../../platform/mail/send-email';
import type { Item } from '../../../platform/table/table';
import { fakeAccountDeletions } from '../../../store/accounts/account-deletions/account-deletions.fake';
import { requestedDeletion, type DeletionItem } from '../../../store/accounts/account-deletions/deletion-item';
import type { EndedAccess } from '../../../store/connect/integrations/ending-access';
import type { ErasedPerson } from '../../../store/accounts/erasure/subject';
import type { OriginalFile } from '../../../store/original-files';
import { eraseDue, type ErasureResult } from './erase-due';
import type { ErasureDeps, ErasureRecord } from './ports';

export const userId = '7b3b9a0c-9d0e-4d2a-8a57-0d6f4f8e9a11';

export const person: ErasedPerson = {
  email: 'canary@example.test',
  emailHash: 'hash',
  invitedHash: 'invited hash',
  invitedStaffHash: 'invited staff hash',
  newEmailHash: null,
  firstName: 'Carola',
  lastName: 'Canary',
  language: 'en',
  npiNumber: '1234567893',
  organizationId: null,
  referralCodeHash: null,
  canaries: [
    { kind: 'name', text: 'Carola Canary' },
    { kind: 'email', text: 'canary@example.test' },
  ],
};

export const item = (entity: string, more: Item = {}): Item => ({
  pk: `${entity}#${String(more['id'] ?? 1)}`,
  sk: entity,
  entity,
  ...more,
});

const everything = (): Partial<Record<TableStep, Item[]>> => ({
  connections: [item('OpenConnections')],
  notifications: [item('Notification', { title: 'Carola Canary applied' })],
  conversations: [
    item('Message', {
      senderId: userId,
      content: 'I am Carola Canary',
      attachments: [{ key: 'attachments/a', fileName: 'cv.pdf' }],
    }),
    item('OwnConversation'),
  ],
  applications: [
    item('ApplicationContent', { resume: { key: 'applications/a/resume.pdf', fileName: 'cv.pdf' } }),
    item('Application', {
      candidate: { firstName: 'Carola', lastName: 'Canary', title: '', location: '' },
      version: 3,
    }),
  ],
  placements: [item('Timesheet', { status: 'approved', professional: { name: 'Carola Canary' } })],
  activity: [item('SavedJob')],
  credentials: [item('HealthFile', { documentIds: ['upl_1'] })],
  account: [item('Account', { email: person.email, photo_url: '/media/photos/a.png' })],
});

const runMs = 600_000;
const delayMs = 6 * 60_000;

/** All ports in memory. Any call can be made to fail. */
export class Erasing {
  now = new Date('2026-12-25T10:00:00.000Z');
  calls = 0;
  /** Number of the call at which a run is killed; later calls fail until the next run. */
  killedAt = Number.POSITIVE_INFINITY;
  readonly items = everything();
  readonly folder: OriginalFile[] = [{ store: 'documents', key: `resumes/${userId}/a.pdf`, fileName: '' }];
  readonly removedFiles = new Set<string>();
  readonly mails: Mail[] = [];
  readonly records = new Map<string, ErasureRecord>();
  readonly suppressed = new Set<string>();
  readonly store = fakeAccountDeletions();
  mayLeave = true;
  /** Whether the organization, with this person as its only member, closes too. */
  closesAlong = false;
  inPool = true;
  hasKey = true;
  inIndex = true;
  inSnapshot = false;
  left = false;
  booked = true;
  ended = false;
  atProvider = true;
  isPayee = false;
  isBeingPaid = false;
  /** The answer of connected services, and the number of times they were asked. */
  services: EndedAccess = { waiting: 0, confirmed: 0, over: 0, unconfirmed: 0 };
  endings = 0;

  constructor(changes: Partial<DeletionItem> = {}) {
    const request = { deletionId: 'del_1', userId, userType: 'doctor' } as const;
    const times = { requestedAt: '2026-11-25T09:00:00.000Z', dueAt: '2026-12-25T09:00:00.000Z' };
    this.store.deletions.set(userId, { ...requestedDeletion({ ...request, ...times }), ...changes });
  }

  get deletion(): DeletionItem {
    return this.store.deletions.get(userId)!;
  }

  #called(): void {
    this.calls += 1;
    if (this.calls >= this.killedAt) throw new Error('killed');
  }

  readonly #call =
    <A extends unknown[], R>(run: (...given: A) => R | Promise<R>) =>
    async (...given: A): Promise<R> => {
      this.#called();
      return run(...given);
    };

  #places(): Item[][] {
    return Object.values(this.items);
  }

  readonly #read = async function* (this: Erasing, step: TableStep): AsyncGenerator<Item> {
    this.#called();
    yield* [...(this.items[step] ?? [])];
  };

  readonly #files = async function* (this: Erasing): AsyncGenerator<OriginalFile> {
    this.#called();
    yield* this.folder.filter(({ key }) => !this.removedFiles.has(key));
  };

  readonly #entries = async function* (this: Erasing): AsyncGenerator<Item> {
    this.#called();
    if (this.inIndex) yield item('SearchChange');
  };

  readonly deps: ErasureDeps = {
    deletions: {
      ...this.store.erasures,
      recordStep: this.#call(this.store.erasures.recordStep),
      finish: this.#call(this.store.erasures.finish),
    },
    person: this.#call(() => (this.items.account?.length ? person : null)),
    items: (step) => this.#read(step),
    table: {
      remove: this.#call((gone: Item) => {
        for (const place of this.#places()) {
          const index = place.findIndex((it) => it['pk'] === gone['pk'] && it['sk'] === gone['sk']);
          if (index >= 0) place.splice(index, 1);
        }
      }),
      change: this.#call((changed: Item, set: Readonly<Record<string, unknown>>) => {
        Object.assign(changed, set);
        return true;
      }),
    },
    team: {
      mayLeave: async () => this.mayLeave,
      closesWith: async () => this.closesAlong,
      leave: this.#call(() => {
        this.left = true;
      }),
    },
    bookings: {
      end: this.#call(() => {
        this.booked = false;
      }),
    },
    files: {
      remove: this.#call(({ key }: OriginalFile) => {
        this.removedFiles.add(key);
      }),
      folder: () => this.#files(),
    },
    pool: {
      remove: this.#call(() => {
        this.inPool = false;
      }),
      has: this.#call(() => this.inPool),
    },
    plans: {
      forget: this.#call(() => {
        const customers = this.atProvider ? 1 : 0;
        this.atProvider = false;
        return { subscriptions: customers, customers };
      }),
    },
    payees: {
      forget: this.#call(() => {
        if (this.isBeingPaid) return 'wait' as const;
        const accounts = this.isPayee ? 1 : 0;
        this.isPayee = false;
        return { accounts };
      }),
    },
    services: {
      end: this.#call(() => {
        this.endings += 1;
        return this.services;
      }),
    },
    sessions: {
      markEnded: this.#call(() => {
        this.ended = true;
      }),
    },
    search: {
      forget: this.#call(() => {
        this.inIndex = false;
        return 1;
      }),
      isInSnapshot: this.#call(() => this.inSnapshot),
      entries: () => this.#entries(),
    },
    keys: {
      destroy: this.#call(() => {
        this.hasKey = false;
      }),
      isGone: this.#call(() => !this.hasKey),
    },
    suppress: this.#call((emailHash: string) => {
      this.suppressed.add(emailHash);
    }),
    append: this.#call((record: ErasureRecord) => {
      this.records.set(`${record.dueAt}_${record.userId}`, record);
    }),
    mailer: {
      send: this.#call((mail: Mail) => {
        this.mails.push(mail);
      }),
    },
    siteUrl: 'https://site.test',
    sealed: createSealedText(
      'erasure',
      keyedHash(async () => Buffer.from('key')),
    ),
    clock: { now: () => this.now },
  };

  run(hasTime: () => boolean = () => true): Promise<ErasureResult> {
    return eraseDue(this.deps, { hasTime, endsAt: () => new Date(this.now.getTime() + runMs) });
  }

  /** Advances until open requests are over. */
  passDelay(): void {
    this.now = new Date(this.now.getTime() + delayMs);
  }

  /** Advances until the lease of a killed run is over. */
  later(): void {
    this.now = new Date(this.now.getTime() + runMs + 1);
    this.killedAt = Number.POSITIVE_INFINITY;
  }

  get remaining(): string[] {
    return this.#places().flatMap((place) => place.map(({ entity }) => String(entity)));
  }
}
