import type { RecordedTime } from '@shared/work/model/attendance';
import type { AttendanceReceipt, SignedAttendanceReceipt } from '@shared/work/model/attendance-receipt';
import type { ReaderText } from '@shared/text/catalog';
import { formatDay } from '@shared/text/formats';
import { formatExactMoney } from '@shared/text/money';
import { dateTimeFormat } from '@shared/text/intl-formats';
import { localeOf, type Language } from '@shared/text/language';
import { documents } from '../../platform/text/documents';
import type { PrintFor } from './ports';
import { dayAt, printDocument, type Fact } from '../../platform/pdf/print-document';

type Reader = { t: ReaderText<'documents'>; language: Language; timeZone: string };

const timeOf = (at: string, { language, timeZone }: Reader): string =>
  dateTimeFormat(localeOf[language], {
    timeZone,
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  }).format(Date.parse(at));

const hoursOf = (total: number, { t }: Reader): string => {
  const [hours, minutes] = [Math.floor(total / 60), total % 60];
  if (hours === 0) return t('receipt.onlyMinutes', { minutes });
  return minutes === 0 ? t('receipt.wholeHours', { hours }) : t('receipt.hours', { hours, minutes });
};

const recorded = (time: RecordedTime | null, reader: Reader): string =>
  time
    ? [
        reader.t('receipt.recorded', { time: timeOf(time.at, reader), method: time.method }),
        ...(time.signing ? [reader.t('receipt.signing', { signing: time.signing })] : []),
      ].join(', ')
    : reader.t('receipt.none');

const breaksOf = ({ breaks, breakAnswers }: AttendanceReceipt, reader: Reader): string =>
  [
    ...breakAnswers.map((answer) => reader.t('receipt.break', { answer })),
    ...breaks.flatMap(({ from, until }) =>
      until === null ? [] : [`${timeOf(from, reader)} - ${timeOf(until, reader)}`],
    ),
  ].join('\n') || reader.t('receipt.none');

const workOf = (receipt: AttendanceReceipt, reader: Reader): Fact[] => {
  const { t, language } = reader;
  return [
    [t('receipt.professional'), receipt.professional],
    [t('receipt.organization'), receipt.organization],
    [t('receipt.unit'), `${receipt.unit}, ${receipt.location}`],
    [t('receipt.day'), formatDay(receipt.day, language)],
    [t('receipt.planned'), `${timeOf(receipt.startsAt, reader)} - ${timeOf(receipt.endsAt, reader)}`],
    [t('receipt.plannedHours'), hoursOf(receipt.plannedMinutes, reader)],
    [t('receipt.in'), recorded(receipt.in, reader)],
    [t('receipt.out'), recorded(receipt.out, reader)],
    // Hours agreed after an appeal are paid time without breaks.
    ...(receipt.agreedAfterAppeal
      ? []
      : [
          [t('receipt.breaks'), breaksOf(receipt, reader)] as const,
          [t('receipt.unpaid'), hoursOf(receipt.unpaidBreakMinutes, reader)] as const,
        ]),
    [t('receipt.evidence'), t('receipt.level', { level: receipt.evidence })],
  ];
};

const approvalOf = ({ approved: { at, by }, agreedAfterAppeal }: AttendanceReceipt, reader: Reader): string => {
  const when = timeOf(at, reader);
  if (agreedAfterAppeal) return reader.t('receipt.afterAppeal', { when });
  return by === null ? reader.t('receipt.bySilence', { when }) : reader.t('receipt.approvedBy', { when, name: by });
};

const outcomeOf = (receipt: AttendanceReceipt, reader: Reader): Fact[] => {
  const { t, language } = reader;
  const { approved, dispute, pay } = receipt;
  return [
    [t('receipt.approvedHours'), hoursOf(approved.minutes, reader)],
    [t('receipt.approved'), approvalOf(receipt, reader)],
    ...(pay
      ? [
          [
            t('receipt.pay'),
            t('receipt.payNote', { amount: formatExactMoney(pay.cents, pay.currency, language) }),
          ] as const,
        ]
      : []),
    ...(dispute && !receipt.agreedAfterAppeal
      ? [
          [
            t('receipt.dispute'),
            dispute.settledMinutes === null
              ? t('receipt.disputeOpen', { hours: hoursOf(dispute.claimedMinutes, reader) })
              : t('receipt.disputeSettled', { hours: hoursOf(dispute.settledMinutes, reader) }),
          ] as const,
        ]
      : []),
    ...(receipt.entries > 0 ? [[t('receipt.entries', { count: receipt.entries }), receipt.entriesHash] as const] : []),
  ];
};

export const drawReceipt = ({ document }: SignedAttendanceReceipt, { language, at }: PrintFor): Promise<Buffer> => {
  const t = documents.in(language);
  const reader = { t, language, timeZone: document.timeZone };
  return printDocument({
    title: t('receipt.title'),
    subtitle: t('receipt.subtitle', { unit: document.unit, day: { day: dayAt(document.startsAt, document.timeZone) } }),
    author: document.organization,
    sections: [
      { heading: null, facts: workOf(document, reader) },
      { heading: t('receipt.outcome'), facts: outcomeOf(document, reader) },
    ],
    checkAt: document.checkAt,
    language,
    at,
  });
};
