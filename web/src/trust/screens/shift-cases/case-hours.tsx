import type { DisputedHours, ShiftCaseDetail } from '@shared/work/model/shifts/shift-case';
import { Facts, MutedText, Prose, Stack } from '@/components/layout';
import { RecordList, type Column } from '@/components/ui/records/record-list';
import { AttachedMessageList } from '@/work/parts/attendance/attached-message-list';
import { shiftPayText } from '@/work/parts/shifts/shift-texts';
import { knownName } from '@/lib/i18n/former-member';
import { useTranslation, type TFunction } from '@/lib/i18n/i18n';
import { formatDateTime } from '@/lib/time/format';
import { ownZone } from '@/lib/time/own-zone';
import { formatHours } from '@/lib/time/hours';
import { zonedMoment } from '@/lib/time/zoned-moment';

type Texts = TFunction<'shift-cases'>;
type Of = { hours: DisputedHours };
type Entry = DisputedHours['entries'][number];

const payOf = ({ cents, currency }: DisputedHours, t: Texts): string | null =>
  cents &&
  t('hours.centsRange', { least: shiftPayText(cents.least, currency), most: shiftPayText(cents.most, currency) });

const factsOf = (hours: DisputedHours, t: Texts) => {
  const { plannedMinutes, recorded, undisputedMinutes, claimedMinutes, evidence, answers, note } = hours;
  return [
    { label: t('hours.planned'), value: formatHours(plannedMinutes) },
    { label: t('hours.recorded'), value: recorded && formatHours(recorded.worked) },
    { label: t('hours.undisputed'), value: formatHours(undisputedMinutes) },
    { label: t('hours.claimed'), value: formatHours(claimedMinutes) },
    { label: t('hours.evidence'), value: t(`evidence.${evidence}`) },
    { label: t('hours.breaks'), value: answers?.breaks.map((answer) => t(`answer.${answer}`)).join(', ') ?? null },
    { label: t('hours.note'), value: note || null },
    { label: t('hours.cents'), value: payOf(hours, t) },
  ].filter(({ value }) => value !== null && value !== '');
};

const Statements = ({ hours: { statement, disputedAt, returned } }: Of) => {
  const { t } = useTranslation('shift-cases');
  return (
    <>
      <Stack gap="xs">
        <h3>{t('hours.worker')}</h3>
        <Prose>{statement}</Prose>
        <MutedText>{t('hours.said', { date: formatDateTime(disputedAt, ownZone()) })}</MutedText>
      </Stack>
      {returned && (
        <Stack gap="xs">
          <h3>{t('hours.unit')}</h3>
          <Prose>{returned.reason}</Prose>
          <MutedText>
            {t('hours.returned', { name: returned.by, date: formatDateTime(returned.at, ownZone()) })}
          </MutedText>
        </Stack>
      )}
    </>
  );
};

const Earlier = ({ hours: { earlier } }: Of) => {
  const { t } = useTranslation('shift-cases');
  if (!earlier) return null;
  const { minutes, reason, at } = earlier;
  return (
    <Stack gap="xs">
      <h3>{t('hours.earlier')}</h3>
      <Prose>
        {t('hours.earlierText', { hours: formatHours(minutes), date: formatDateTime(at, ownZone()), reason })}
      </Prose>
    </Stack>
  );
};

type EntriesProps = Of & { timeZone: string };

const Entries = ({ hours: { entries }, timeZone }: EntriesProps) => {
  const { t } = useTranslation('shift-cases');
  const columns: Column<Entry>[] = [
    { key: 'time', header: t('hours.time'), main: true, cell: ({ at }) => zonedMoment(at, timeZone) },
    { key: 'what', header: t('hours.what'), cell: ({ kind }) => t(`entry.${kind}`) },
    { key: 'method', header: t('hours.method'), cell: ({ method }) => t(`method.${method}`) },
    { key: 'trust', header: t('hours.trust'), cell: ({ trust }) => t(`trust.${trust}`) },
  ];
  return (
    <Stack gap="xs">
      <h3>{t('hours.entries')}</h3>
      {entries.length === 0 ? (
        <MutedText>{t('hours.noEntries')}</MutedText>
      ) : (
        <RecordList caption={t('hours.entries')} columns={columns} rows={entries} rowKey={({ entryId }) => entryId} />
      )}
    </Stack>
  );
};

/** Only attached messages: the conversation stays private to its two participants. */
const Messages = ({ found: { hours, name, booking } }: { found: ShiftCaseDetail }) => {
  const { t } = useTranslation('shift-cases');
  if (!hours?.messages?.length) return null;
  return (
    <Stack gap="xs">
      <h3>{t('hours.messages')}</h3>
      <AttachedMessageList messages={hours.messages} name={knownName(name)} timeZone={booking?.timeZone ?? 'UTC'} />
    </Stack>
  );
};

/** Plan, entries, messages, and both sides' statements: the same page for everyone who decides. */
export const CaseHours = ({ found }: { found: ShiftCaseDetail }) => {
  const { t } = useTranslation('shift-cases');
  const { hours, booking } = found;
  return (
    <Stack as="section">
      <h2>{t('hours.title')}</h2>
      {hours ? (
        <>
          <Facts wide items={factsOf(hours, t)} />
          <Earlier hours={hours} />
          <Statements hours={hours} />
          <Messages found={found} />
          <Entries hours={hours} timeZone={booking?.timeZone ?? 'UTC'} />
        </>
      ) : (
        <MutedText>{t('hours.none')}</MutedText>
      )}
    </Stack>
  );
};
