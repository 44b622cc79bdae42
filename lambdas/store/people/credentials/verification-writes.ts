import { isNpi } from '@shared/people/rules/credentials/credential-numbers';
import { isReviewable } from '@shared/people/rules/credentials/held-certification';
import { completeLicense } from '@shared/people/rules/profile/profile-rules';
import { isExpired, nextExpiryStep } from '@shared/people/rules/credentials/verification';
import { limits } from '@shared/limits';
import type { HeldCertification, License, StoredProfile } from '@shared/people/model/professional';
import type { VerificationStatus } from '@shared/people/model/verification';
import { npiItem } from '@shared/people/model/profile-vocabulary';
import { addSeconds } from '../../../platform/clock';
import { credentialKeys } from './keys';
import { entity } from '../../entity';
import { verificationIndexKeys } from './verification-index-keys';
import type { VerificationItem } from './verification-item';
import type { Write } from '../../../platform/table/table';
import { buildUpdate } from '../../../platform/table/build-update';

export type Credentials = Pick<StoredProfile, 'licenses' | 'certifications' | 'npiNumber'>;

type Change = {
  userId: string;
  /** Null before the first submission. */
  before: Credentials | null;
  after: Credentials;
  at: string;
};

/** A complete credential. `content` detects changes; compared but never stored. */
type Counted = Pick<VerificationItem, 'credentialId' | 'label' | 'certification' | 'state' | 'expiryDate'> & {
  content: string;
};

const reviewed = [...completeLicense, 'issuingBody', 'issueDate', 'type', 'state', 'scope', 'profession'] as const;

/** A letter of qualification has no number. */
const isComplete = (license: License): boolean =>
  license.scope === 'letter' ? license.state !== null : completeLicense.every((field) => license[field]);

const countedLicense = (license: License): Counted => ({
  credentialId: license.id,
  label: license.name,
  certification: null,
  state: license.state,
  expiryDate: license.expiryDate,
  content: JSON.stringify(reviewed.map((field) => license[field])),
});

const countedCertification = ({ id, ...held }: HeldCertification): Counted => ({
  credentialId: id,
  label: held.otherName,
  certification: held.code,
  state: null,
  expiryDate: held.expiresOn,
  content: JSON.stringify([held.code, held.otherName, held.issuer, held.number, held.issuedOn, held.expiresOn]),
});

const counted = (credentials: Credentials | null): Counted[] => {
  if (!credentials) return [];
  const { licenses, certifications, npiNumber } = credentials;
  const npi = {
    credentialId: npiItem,
    label: 'NPI number',
    certification: null,
    state: null,
    expiryDate: null,
    content: npiNumber,
  } as const;
  return [
    ...licenses.filter(isComplete).map(countedLicense),
    ...certifications.filter(isReviewable).map(countedCertification),
    ...(isNpi(npiNumber) ? [npi] : []),
  ];
};

/** The registry answers within seconds; without an answer by then, retry. */
export const nextRegistryCheck = (at: string): string =>
  addSeconds(new Date(at), limits.registryRetryMinutes * 60).toISOString();

const dueAfter = ({ credentialId, expiryDate }: Counted, at: string): string | null => {
  if (credentialId === npiItem) return nextRegistryCheck(at);
  return expiryDate === null ? null : (nextExpiryStep(expiryDate, at)?.at ?? null);
};

/** Opens or reopens without reading; a concurrent decision fails on the version. */
const openingWrites = (TableName: string, userId: string, it: Counted, at: string, isNew: boolean): Write[] => {
  const { credentialId, label, certification, state, expiryDate } = it;
  const status: VerificationStatus = expiryDate !== null && isExpired(expiryDate, at) ? 'expired' : 'pending';
  const dueAt = dueAfter(it, at);
  const set = {
    ...entity('Verification'),
    userId,
    credentialId,
    label,
    certification,
    state,
    status,
    source: null,
    verifiedAt: null,
    expiryDate,
    couldNotBeChecked: false,
    updatedAt: at,
    dueAt,
    checkRequestedAt: credentialId === npiItem ? at : null,
    remindedDays: null,
    ...verificationIndexKeys({ userId, credentialId, status, updatedAt: at, dueAt }),
  };
  return [
    {
      Update: {
        TableName,
        Key: credentialKeys.verification(userId, credentialId),
        ...buildUpdate({ set, setIfAbsent: { document: null, openedAt: at }, add: { version: 1 } }),
      },
    },
    {
      Put: {
        TableName,
        Item: {
          ...credentialKeys.verificationStep(userId, credentialId, at, 'owner'),
          ...entity('VerificationStep'),
          status,
          at,
          actor: 'owner',
          cause: isNew ? null : 'credentialChanged',
          note: '',
          by: userId,
        },
      },
    },
  ];
};

/** Part of a profile save: a changed credential reopens only its own verification, a removed one deletes it. */
export const verificationWrites = (TableName: string, { userId, before, after, at }: Change): Write[] => {
  const was = new Map(counted(before).map((it) => [it.credentialId, it]));
  const is = new Map(counted(after).map((it) => [it.credentialId, it]));
  const opened = [...is.values()].filter((it) => was.get(it.credentialId)?.content !== it.content);
  const gone = [...was.keys()].filter((credentialId) => !is.has(credentialId));
  return [
    ...opened.flatMap((it) => openingWrites(TableName, userId, it, at, !was.has(it.credentialId))),
    ...gone.map((credentialId) => ({ Delete: { TableName, Key: credentialKeys.verification(userId, credentialId) } })),
  ];
};
