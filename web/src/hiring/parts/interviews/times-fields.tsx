import { keepPreviousData, useQuery } from '@tanstack/react-query';
import Plus from 'lucide-react/dist/esm/icons/plus.mjs';
import Trash2 from 'lucide-react/dist/esm/icons/trash-2.mjs';
import TriangleAlert from 'lucide-react/dist/esm/icons/triangle-alert.mjs';
import { useEffect, useMemo, useState } from 'react';
import { limits } from '@shared/limits';
import type { Addressee, InterviewSlot, SlotCheck } from '@shared/hiring/model/interview';
import { Columns, MutedText, Stack } from '@/components/layout';
import { Button } from '@/components/ui/base/button';
import { DateField } from '@/components/ui/editing/date-field';
import { ZoneField } from '@/components/ui/editing/zone-field';
import { SelectField } from '@/components/ui/fields/select-field';
import { TextField } from '@/components/ui/fields/text-field';
import { type TFunction, useTranslation } from '@/lib/i18n/i18n';
import { ownZone } from '@/lib/time/own-zone';
import { today } from '@/lib/time/today';
import { timesCheckQuery } from './interview-queries';
import { formatSlot, ownSlot, titleOf } from './interview-labels';
import styles from './interviews.module.css';
import { emptyRow, lengths, slotOf, type TimeRow } from './times-draft';

export type TimesDraft = { rows: readonly TimeRow[]; timeZone: string; minutes: number };

type Props = {
  draft: TimesDraft;
  onChange: (draft: TimesDraft) => void;
  problems: Readonly<Record<string, string>>;
  to: Addressee;
  except?: string | undefined;
};

/** Complete, future slots once typing has paused, to check for conflicts. */
const useSettled = (slots: readonly InterviewSlot[]): readonly InterviewSlot[] => {
  const text = JSON.stringify(slots);
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), 400);
    return () => clearTimeout(timer);
  }, [text]);
  return useMemo(() => JSON.parse(settled) as InterviewSlot[], [settled]);
};

const overlapLine = (
  { title, interviewType, ...slot }: SlotCheck['own'][number],
  t: TFunction<'interviews' | 'labels/hiring'>,
): string => {
  const when = formatSlot(slot, ownZone());
  if (interviewType === null) return title === null ? t('overlap.busy', { when }) : t('overlap.own', { title, when });
  return t('overlap.interview', {
    jobTitle: titleOf({ jobTitle: title }),
    type: t(`interviewType.${interviewType}`),
    when,
  });
};

export const Warnings = ({ check }: { check: SlotCheck | undefined }) => {
  const { t } = useTranslation(['interviews', 'labels/hiring']);
  if (!check) return null;
  const lines = [...check.own.map((taken) => overlapLine(taken, t)), ...(check.otherBusy ? [t('overlap.other')] : [])];
  return lines.map((line) => (
    <p key={line} className={styles.warning}>
      <TriangleAlert size={16} aria-hidden="true" />
      <span>{line}</span>
    </p>
  ));
};

type RowProps = {
  row: TimeRow;
  number: number;
  slot: InterviewSlot | null;
  timeZone: string;
  check: SlotCheck | undefined;
  problem: string | undefined;
  onChange: (row: TimeRow) => void;
  onRemove: (() => void) | null;
};

const TimeLine = ({ row, number, slot, timeZone, check, problem, onChange, onRemove }: RowProps) => {
  const { t } = useTranslation('interviews');
  const own = slot && ownSlot(slot, timeZone);
  return (
    <li className={styles.timeRow}>
      <fieldset className={styles.timeFields}>
        <legend className="visually-hidden">{t('times.number', { number })}</legend>
        <DateField
          label={t('times.date')}
          min={today()}
          value={row.date}
          onChange={(event) => onChange({ ...row, date: event.currentTarget.value })}
        />
        <TextField
          type="time"
          label={t('times.time')}
          step={300}
          value={row.time}
          onChange={(event) => onChange({ ...row, time: event.currentTarget.value })}
        />
        {onRemove && (
          <button type="button" className={styles.remove} aria-label={t('times.remove', { number })} onClick={onRemove}>
            <Trash2 size={18} aria-hidden="true" />
          </button>
        )}
      </fieldset>
      {problem && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
      {slot && !problem && own && <MutedText>{t('times.yours', { when: own })}</MutedText>}
      <div aria-live="polite">
        <Warnings check={check} />
      </div>
    </li>
  );
};

export const TimesFields = ({ draft, onChange, problems, to, except }: Props) => {
  const { t } = useTranslation('interviews');
  const { rows, timeZone, minutes } = draft;
  const slots = rows.map((row) => slotOf(row, timeZone, minutes));
  const typed = useSettled(slots.filter((slot) => slot !== null));
  const different = typed.filter(({ startsAt }, index) => typed.findIndex((it) => it.startsAt === startsAt) === index);
  const checks = useQuery({ ...timesCheckQuery(to, different, except), placeholderData: keepPreviousData });
  const checkOf = (slot: InterviewSlot | null) =>
    checks.data?.slots.find(({ startsAt, endsAt }) => startsAt === slot?.startsAt && endsAt === slot.endsAt);
  const setRows = (next: readonly TimeRow[]) => onChange({ ...draft, rows: next });
  const add = () => setRows([...rows, emptyRow(rows.at(-1)?.date, rows.at(-1)?.time)]);
  const offered = lengths.includes(minutes as (typeof lengths)[number]) ? lengths : [...lengths, minutes];

  return (
    <Stack gap="s">
      <Columns gap="s">
        <SelectField
          label={t('times.length')}
          data={[...offered]
            .sort((a, b) => a - b)
            .map((value) => ({ value: String(value), label: t('times.minutes', { value }) }))}
          value={String(minutes)}
          onChange={(value) => onChange({ ...draft, minutes: Number(value) })}
        />
        <ZoneField
          label={t('times.zone')}
          value={timeZone}
          onChange={(value) => onChange({ ...draft, timeZone: value })}
        />
      </Columns>
      <ol role="list" className={styles.times}>
        {rows.map((row, index) => (
          <TimeLine
            key={row.id}
            row={row}
            number={index + 1}
            slot={slots[index] ?? null}
            timeZone={timeZone}
            check={checkOf(slots[index] ?? null)}
            problem={problems[row.id]}
            onChange={(changed) => setRows(rows.map((it) => (it.id === row.id ? changed : it)))}
            onRemove={rows.length > 1 ? () => setRows(rows.filter((it) => it.id !== row.id)) : null}
          />
        ))}
      </ol>
      {rows.length < limits.slotsPerInterview && (
        <Button variant="quiet" size="small" leftIcon={<Plus size={18} aria-hidden="true" />} onClick={add}>
          {t('times.add')}
        </Button>
      )}
    </Stack>
  );
};
