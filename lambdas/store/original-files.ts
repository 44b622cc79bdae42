import { mediaPath } from '@shared/platform/media';
import type { Item } from '../platform/table/table';
import { complianceDocumentKey } from './people/compliance/document-key';
import { credentialDocumentKey } from './people/credentials/document-key';
import { healthDocumentKey } from './people/health-file/document-key';

/** A file that an item names. */
export type OriginalFile = { store: 'documents' | 'media'; key: string; fileName: string };
export type FilesOf = (item: Item) => OriginalFile[];

type Named = { fileName: string };
type Kept = Named & { key: string };
type WithId = Named & { documentId: string };

const listOf = <T>(value: unknown): T[] => (Array.isArray(value) ? (value as T[]) : []);
const oneOf = <T>(value: unknown): T[] => (value ? [value as T] : []);

const document = (key: string, { fileName }: Named): OriginalFile => ({ store: 'documents', key, fileName });
const kept = (files: readonly Kept[]): OriginalFile[] => files.map((file) => document(file.key, file));

/** The path of a public file is its key. */
const picture = (value: unknown): OriginalFile[] =>
  typeof value === 'string' && value.startsWith(mediaPath)
    ? [{ store: 'media', key: value.slice(1), fileName: value.split('/').at(-1) ?? '' }]
    : [];

const text = (value: unknown): string => String(value);

export const filesOf = {
  profile: ({ photo_url, resume }) => [...picture(photo_url), ...kept(oneOf<Kept>(resume))],
  portfolioItem: ({ image }) => picture(image),
  organization: ({ logo_url, photos }) => [
    ...picture(logo_url),
    ...listOf<{ url: string }>(photos).flatMap(({ url }) => picture(url)),
  ],
  verification: ({ userId, credentialId, document: stored }) =>
    oneOf<WithId>(stored).map((it) =>
      document(
        credentialDocumentKey({ userId: text(userId), credentialId: text(credentialId), documentId: it.documentId }),
        it,
      ),
    ),
  healthFile: ({ userId, records }) =>
    listOf<{ document: WithId | null }>(records).flatMap((record) =>
      oneOf<WithId>(record.document).map((it) =>
        document(healthDocumentKey({ userId: text(userId), documentId: it.documentId }), it),
      ),
    ),
  complianceFile: ({ placementId, items }) =>
    listOf<{ document: WithId | null }>(items).flatMap((item) =>
      oneOf<WithId>(item.document).map((it) =>
        document(complianceDocumentKey({ placementId: text(placementId), documentId: it.documentId }), it),
      ),
    ),
  applicationContent: ({ resume }) => kept(oneOf<Kept>(resume)),
  message: ({ attachments }) => kept(listOf<Kept>(attachments)),
  ticketPost: ({ attachments }) => kept(listOf<Kept>(attachments)),
  shiftCase: ({ files }) => kept(listOf<Kept>(files)),
} satisfies Record<string, FilesOf>;
