import { ticketIdOf, ticketNumberOf } from '@shared/trust/rules/ticket';
import { sameHash, type KeyedHash } from '../../../platform/crypto/keyed-hash';
import { ownerKey, type StoredTicket } from './ticket-item';

type Addressed = Pick<StoredTicket, 'ticketId' | 'owner'>;

/** 128 bits in hexadecimal: some mail servers change the case of addresses. */
const signatureOf = async (hash: KeyedHash, { ticketId, owner }: Addressed): Promise<string> =>
  Buffer.from(await hash('ticket-reply', `${ticketId}\0${ownerKey(owner)}`), 'base64url')
    .toString('hex')
    .slice(0, 32);

const mailbox = 'support';
const pattern = /^support\+(\d{1,9})-([0-9a-f]{32})$/;

/** Returns the local part of the address for this person's replies to this ticket, at most 64 characters. */
export const replyMailbox = async (hash: KeyedHash, ticket: Addressed): Promise<string> =>
  `${mailbox}+${ticketNumberOf(ticket.ticketId)}-${await signatureOf(hash, ticket)}`;

export type ReplyAddress = { ticketId: string; signature: string };

/** Returns null for any other address of the product's domain. */
export const parseReplyAddress = (address: string, domain: string): ReplyAddress | 'support' | null => {
  const [local = '', at] = address.toLowerCase().split('@');
  if (at !== domain.toLowerCase()) return null;
  if (local === mailbox) return 'support';
  const [, number, signature] = pattern.exec(local) ?? [];
  return number === undefined || signature === undefined ? null : { ticketId: ticketIdOf(Number(number)), signature };
};

export const isReplyAddressOf = async (hash: KeyedHash, { signature }: ReplyAddress, ticket: Addressed) =>
  sameHash(signature, await signatureOf(hash, ticket));
