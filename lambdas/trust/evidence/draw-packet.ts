import type { EvidenceItem, SignedEvidencePacket } from '@shared/trust/model/evidence-packet';
import type { ReaderText } from '@shared/text/catalog';
import { formatDay, formatValue } from '@shared/text/formats';
import type { Language } from '@shared/text/language';
import { documents } from '../../platform/text/documents';
import { labelsIn } from '../../platform/text/labels';
import { labelOf } from './item-label';
import type { PrintFor } from './ports';
import { printDocument, type Fact, type Section } from '../../platform/pdf/print-document';

type Reader = { t: ReaderText<'documents'>; language: Language };
type Of<K extends EvidenceItem['kind']> = Extract<EvidenceItem, { kind: K }>;

const withValue = (facts: readonly (readonly [string, string | null])[]): Fact[] =>
  facts.flatMap(([label, value]) => (value ? [[label, value] as const] : []));

const dayIn = (day: string | null, { language }: Reader): string | null => day && formatDay(day, language);

const credential = (item: Of<'license'> | Of<'certification'>, reader: Reader): Fact[] => {
  const { t, language } = reader;
  return withValue([
    [t('packet.number'), item.number],
    [t('packet.issuedBy'), item.issuedBy],
    [
      t('packet.profession'),
      item.kind === 'license' && item.profession ? labelsIn(language)(`profession.${item.profession}`) : null,
    ],
    [t('packet.issued'), dayIn(item.issuedOn, reader)],
    [t('packet.expires'), dayIn(item.expiresOn, reader) ?? t('packet.lasting')],
    [t('packet.source'), t('packet.sourceOf', { source: item.source })],
    [t('packet.verified'), dayIn(item.verifiedOn, reader)],
  ]);
};

const reference = (item: Of<'reference'>, reader: Reader): Fact[] => {
  const { t, language } = reader;
  return withValue([
    [t('packet.writer'), `${item.name}, ${item.title}`],
    [t('packet.facility'), item.facility],
    [t('packet.unit'), item.unit && labelsIn(language)(`unit.${item.unit}`)],
    [t('packet.from'), dayIn(item.startedOn, reader)],
    [t('packet.until'), dayIn(item.endedOn, reader) ?? t('packet.today')],
    [t('packet.confirmed'), dayIn(item.answeredOn, reader)],
  ]);
};

const attendance = (item: Of<'attendance'>, reader: Reader): Fact[] => {
  const { t } = reader;
  return withValue([
    [t('packet.from'), dayIn(item.from, reader)],
    [t('packet.until'), dayIn(item.until, reader)],
    [t('packet.worked'), String(item.worked)],
    [t('packet.agreed'), item.agreed === undefined ? null : String(item.agreed)],
    [t('packet.late'), String(item.late)],
    [t('packet.canceled'), String(item.canceled)],
    [t('packet.noShows'), String(item.noShows)],
  ]);
};

const sectionOf = (item: EvidenceItem, reader: Reader): Section => {
  const heading = labelOf(item, reader.language);
  if (item.kind === 'reference') return { heading: reader.t('packet.reference'), facts: reference(item, reader) };
  return { heading, facts: item.kind === 'attendance' ? attendance(item, reader) : credential(item, reader) };
};

export const drawPacket = ({ document }: SignedEvidencePacket, { language, at }: PrintFor): Promise<Buffer> => {
  const t = documents.in(language);
  const reader = { t, language };
  const { professional, recipient, purpose, issuedAt, validUntil, items, checkAt } = document;
  const day = (instant: string): string => formatValue({ day: instant.slice(0, 10) }, language);
  const consent: Fact[] = [
    [t('packet.recipient'), recipient],
    [t('packet.purpose'), purpose],
    [t('packet.made'), day(issuedAt)],
    [t('packet.validUntil'), day(validUntil)],
  ];
  return printDocument({
    title: t('packet.title'),
    subtitle: professional,
    author: professional,
    sections: [{ heading: null, facts: consent }, ...items.map((item) => sectionOf(item, reader))],
    checkAt,
    language,
    at,
  });
};
