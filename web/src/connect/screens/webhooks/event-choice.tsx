import { useMemo, useState } from 'react';
import { sampleEvent } from '@shared/connect/rules/outbound-sample';
import {
  outboundFamilies,
  outboundFamilyNames,
  type EventChoice,
  type OutboundFamily,
  type OutboundType,
} from '@shared/connect/model/outbound-vocabulary';
import { CheckboxField } from '@/components/ui/fields/checkbox-field';
import { SelectField } from '@/components/ui/fields/select-field';
import { useSession } from '@/lib/auth/session';
import { useTranslation } from '@/lib/i18n/i18n';
import styles from './webhooks.module.css';

type Props = { chosen: readonly EventChoice[]; error: string | undefined; onChange: (chosen: EventChoice[]) => void };

/** Chooses events by family, or one by one within it. */
export const EventChoiceFields = ({ chosen, error, onChange }: Props) => {
  const { t } = useTranslation('webhooks');
  return (
    <fieldset className={styles.events} aria-describedby={error ? 'webhook-events-error' : undefined}>
      <legend>{t('events')}</legend>
      <p className={styles.hint}>{t('eventsHint')}</p>
      {error && (
        <p id="webhook-events-error" className={styles.error} role="alert">
          {error}
        </p>
      )}
      {outboundFamilyNames.map((family) => (
        <Family key={family} family={family} chosen={chosen} onChange={onChange} />
      ))}
    </fieldset>
  );
};

const Family = ({ family, chosen, onChange }: Pick<Props, 'chosen' | 'onChange'> & { family: OutboundFamily }) => {
  const { t } = useTranslation('webhooks');
  const types: readonly OutboundType[] = outboundFamilies[family];
  const all = chosen.includes(family);
  const count = all ? types.length : types.filter((type) => chosen.includes(type)).length;
  const [opened, setOpened] = useState(!all && count > 0);
  const others = chosen.filter((it) => it !== family && !types.includes(it as OutboundType));
  const toggle = (type: OutboundType): void => {
    const before = all ? types : types.filter((it) => chosen.includes(it));
    const next = before.includes(type) ? before.filter((it) => it !== type) : [...before, type];
    onChange([...others, ...next]);
  };
  return (
    <details className={styles.family} open={opened} onToggle={(event) => setOpened(event.currentTarget.open)}>
      <summary>
        {t(`family.${family}`)} <small>{all ? t('all') : `${count}/${types.length}`}</small>
      </summary>
      <CheckboxField label={t('all')} checked={all} onChange={() => onChange(all ? others : [...others, family])} />
      {types.map((type) => (
        <CheckboxField key={type} label={type} checked={all || chosen.includes(type)} onChange={() => toggle(type)} />
      ))}
    </details>
  );
};

/** The payload that a system receives. */
export const EventSample = ({ types }: { types: readonly OutboundType[] }) => {
  const { t } = useTranslation('webhooks');
  const { me } = useSession();
  const [chosen, setChosen] = useState<OutboundType | null>(null);
  const type = chosen !== null && types.includes(chosen) ? chosen : types[0];
  const organizationId = me?.membership?.organizationId ?? '';
  const sample = useMemo(() => {
    if (type === undefined) return '';
    const about = { id: `evt_${'0'.repeat(32)}`, organizationId, timestamp: '2026-11-24T15:04:05.000Z' };
    return JSON.stringify(sampleEvent(type, about), null, 2);
  }, [type, organizationId]);
  if (type === undefined) return null;
  return (
    <div>
      <SelectField
        label={t('sample')}
        data={types.map((value) => ({ value, label: value }))}
        value={type}
        onChange={(value) => setChosen(value)}
      />
      <pre className={styles.block} aria-label={t('sampleOf', { type })} tabIndex={0}>
        <code>{sample}</code>
      </pre>
    </div>
  );
};
