import { fhirBundle } from '@shared/trust/rules/evidence/fhir-bundle';
import { packetState } from '@shared/trust/rules/evidence/evidence-state';
import { evidenceRoutes } from '@shared/trust/api/evidence.routes';
import { AppError } from '@shared/errors';
import type {
  EvidenceItem,
  EvidencePacket,
  EvidencePacketForm,
  SignedEvidencePacket,
} from '@shared/trust/model/evidence-packet';
import type { Download } from '@shared/core/model/file';
import { paths, pathTo } from '@shared/paths';
import { documentKeys } from '@shared/platform/media';
import type { Language } from '@shared/text/language';
import { notice } from '@shared/text/notice';
import { addSeconds } from '../../platform/clock';
import { retryOnConflict } from '../../platform/table/retry-on-conflict';
import { documents } from '../../platform/text/documents';
import type { PacketItem } from '../../store/trust/evidence/packet-item';
import type { PacketRef } from '../../store/trust/evidence/packets';
import { labelOf } from './item-label';
import { hashCode, codeOf, contentDigest, packetCode, packetContent, unchangedContent } from './packet-content';
import type { Deps } from './ports';

const daySeconds = 24 * 3600;
const contentType = 'application/pdf';

/** Shows a packet. Lists don't check for changes; only opening one does. */
const packetView = (packet: PacketItem, now: Date, isUnchanged = true): EvidencePacket => {
  const { packetId, items, recipient, purpose, createdAt, validUntil, revokedAt, opened, openings } = packet;
  const state = packetState({ validUntil, revokedAt, isUnchanged }, now);
  return { packetId, items, recipient, purpose, createdAt, validUntil, revokedAt, state, opened, openings };
};

const isOpen = ({ validUntil, revokedAt }: PacketItem, now: Date): boolean =>
  packetState({ validUntil, revokedAt, isUnchanged: true }, now) === 'valid';

export const listEvidencePackets = async (deps: Deps, userId: string): Promise<{ items: EvidencePacket[] }> => {
  const now = deps.clock.now();
  const stored = await deps.packets.list(userId);
  const items: EvidencePacket[] = [];
  // Sequential, because most have ended, and the others read the same few lists.
  for (const packet of stored) {
    items.push(packetView(packet, now, !isOpen(packet, now) || (await unchangedContent(deps, packet)) !== null));
  }
  return { items };
};

type Making = { userId: string; form: EvidencePacketForm; language: Language };

const gone = (): AppError =>
  new AppError('INVALID_REQUEST', undefined, { fields: { items: notice('packetItemGone') } });

const labelled = (items: readonly EvidenceItem[], language: Language): PacketItem['items'] =>
  items.map((item) => ({ kind: item.kind, label: labelOf(item, language) }));

export const makeEvidencePacket = async (deps: Deps, { userId, form, language }: Making): Promise<EvidencePacket> => {
  const now = deps.clock.now();
  const createdAt = now.toISOString();
  const itemIds = [...new Set(form.items)];
  const content = await packetContent(deps, { userId, itemIds, madeOn: createdAt.slice(0, 10) });
  if (!content) throw gone();
  await deps.throttle.count('evidencePackets', { account: userId });
  const packetId = deps.clock.newId('pkt');
  const packet: PacketItem = {
    ...{ packetId, userId, itemIds, createdAt, recipient: form.recipient, purpose: form.purpose },
    items: labelled(content.items, language),
    validUntil: addSeconds(now, form.days * daySeconds).toISOString(),
    revokedAt: null,
    opened: 0,
    openings: [],
    digest: contentDigest(content),
    codeHash: hashCode(await packetCode(deps.hash, packetId)),
    version: 1,
  };
  await deps.packets.add(packet);
  return packetView(packet, now);
};

const owned = async ({ packets }: Deps, ref: PacketRef): Promise<PacketItem> => {
  const packet = await packets.get(ref);
  if (!packet) throw new AppError('NOT_FOUND');
  return packet;
};

/** Returns a packet while it is valid, so that no signature covers outdated data. */
export const getEvidencePacket = async (deps: Deps, ref: PacketRef): Promise<SignedEvidencePacket> => {
  const packet = await owned(deps, ref);
  if (!isOpen(packet, deps.clock.now())) throw new AppError('PACKET_OVER');
  await deps.throttle.count('signedDocuments', { account: ref.userId });
  const [content, code] = await Promise.all([unchangedContent(deps, packet), codeOf(deps, packet)]);
  if (!content || code === null) throw new AppError('PACKET_OVER');
  const { packetId, recipient, purpose, createdAt: issuedAt, validUntil } = packet;
  const document = {
    type: 'evidence-packet' as const,
    ...{
      packetId,
      professional: `${content.given} ${content.family}`.trim(),
      recipient,
      purpose,
      issuedAt,
      validUntil,
    },
    items: content.items,
    bundle: fhirBundle({ packetId, issuedAt, ...content }),
    checkAt: `${deps.siteUrl}${pathTo(paths.checkProof, { code })}`,
  };
  const signature = await deps.signatures.sign(Buffer.from(JSON.stringify(document)));
  return { document, signature, keysAt: `${deps.siteUrl}${evidenceRoutes.getSigningKeys.path}` };
};

export const printEvidencePacket = async (
  deps: Deps,
  { language, ...ref }: PacketRef & { language: Language },
): Promise<Download> => {
  const signed = await getEvidencePacket(deps, ref);
  const key = `${documentKeys.evidence}${ref.packetId}/${language}.pdf`;
  const content = await deps.pdf.packet(signed, { language, at: deps.clock.now() });
  await deps.documents.keep(key, { content, contentType });
  const fileName = documents.in(language)('packet.fileName', { day: signed.document.issuedAt.slice(0, 10) });
  return { ...(await deps.documents.download(key, { fileName, contentType })), fileName };
};

export const revokeEvidencePacket = (deps: Deps, ref: PacketRef): Promise<EvidencePacket> =>
  retryOnConflict(async () => {
    const now = deps.clock.now();
    const packet = await owned(deps, ref);
    if (packet.revokedAt !== null) return packetView(packet, now);
    const revoked = { ...packet, revokedAt: now.toISOString() };
    await deps.packets.save(revoked);
    return packetView(revoked, now);
  });
