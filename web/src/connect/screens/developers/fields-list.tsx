import type { ReferenceField } from '@shared/connect/api/v1/reference';
import { RichText } from '@/components/ui/rich-text';
import { useTranslation } from '@/lib/i18n/i18n';
import { formatNumber } from '@/lib/time/format';
import { describedAs } from './described-fields';
import styles from './developers.module.css';

/** Values shown before a line with the number of others. */
const valuesShown = 8;

const useLimits = () => {
  const { t } = useTranslation('pages/developers');
  return ({ min, max, maxLength, maxItems }: ReferenceField): string[] => {
    const [least, most] = [min, max].map((it) => (it === undefined ? undefined : formatNumber(it)));
    return [
      ...(least !== undefined && most !== undefined ? [t('field.range', { min: least, max: most })] : []),
      ...(least !== undefined && most === undefined && min !== 0 ? [t('field.atLeast', { min: least })] : []),
      ...(least === undefined && most !== undefined ? [t('field.atMost', { max: most })] : []),
      ...(maxLength === undefined ? [] : [t('field.maxLength', { max: formatNumber(maxLength) })]),
      ...(maxItems === undefined ? [] : [t('field.maxItems', { max: formatNumber(maxItems) })]),
    ];
  };
};

const Values = ({ values }: { values: readonly string[] }) => {
  const { t } = useTranslation('pages/developers');
  const list = (
    <span className={styles.values}>
      {values.map((value) => (
        <code key={value}>{value}</code>
      ))}
    </span>
  );
  if (values.length <= valuesShown) return list;
  return (
    <details>
      <summary>{t('field.values', { count: values.length })}</summary>
      {list}
    </details>
  );
};

type Side = 'sent' | 'answered';

const Field = ({ field, side }: { field: ReferenceField; side: Side }) => {
  const { t } = useTranslation('pages/developers');
  const limitsOf = useLimits();
  const described = describedAs(field.name);
  const depth = field.name.split('.').length - 1;
  const notes = [
    ...(side === 'sent' && field.required ? [t('field.required')] : []),
    ...(side === 'answered' && !field.required ? [t('field.optional')] : []),
    ...(side === 'sent' ? limitsOf(field) : []),
  ];
  return (
    <li className={styles.field} data-depth={Math.min(depth, 3)}>
      <p className={styles.fieldHead}>
        <code className={styles.fieldName}>{field.name}</code>
        <code className={styles.type}>{field.type}</code>
        {notes.map((note) => (
          <span key={note} className={styles.note}>
            {note}
          </span>
        ))}
        {side === 'sent' && field.byDefault !== undefined && (
          <span className={styles.note}>
            {t('field.default')} <code>{field.byDefault}</code>
          </span>
        )}
      </p>
      {described && (
        <p className={styles.fieldText}>
          <RichText text={t(`fields.${described}`)} components={{ code: <code /> }} />
        </p>
      )}
      {field.values && <Values values={field.values} />}
    </li>
  );
};

type Props = { title: string; fields: readonly ReferenceField[]; side: Side };

/** Fields of a request or an answer. Answers are long, so they open on request. */
export const FieldsList = ({ title, fields, side }: Props) => {
  if (fields.length === 0) return null;
  const list = (
    <ul role="list" className={styles.fields}>
      {fields.map((field) => (
        <Field key={field.name} field={field} side={side} />
      ))}
    </ul>
  );
  if (side === 'sent')
    return (
      <>
        <h4>{title}</h4>
        {list}
      </>
    );
  return (
    <details className={styles.answer}>
      <summary>
        <h4>{title}</h4>
      </summary>
      {list}
    </details>
  );
};
