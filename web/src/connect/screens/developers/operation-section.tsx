import { limits } from '@shared/limits';
import type { ReferenceOperation } from '@shared/connect/api/v1/reference';
import { RichText } from '@/components/ui/rich-text';
import { useTranslation } from '@/lib/i18n/i18n';
import { CodeBlock } from './code-block';
import styles from './developers.module.css';
import { exampleOf, type ExampleLanguage } from './examples';
import { FieldsList } from './fields-list';
import { LanguageChoice } from './language-choice';
import { sampleAnswers } from './sample-answers';

type Props = {
  operation: ReferenceOperation;
  language: ExampleLanguage;
  onLanguage: (language: ExampleLanguage) => void;
};

const Method = ({ method }: Pick<ReferenceOperation, 'method'>) => (
  <code className={styles.method} data-method={method}>
    {method}
  </code>
);

const Refusals = ({ refusals }: Pick<ReferenceOperation, 'refusals'>) => {
  const { t } = useTranslation('pages/developers');
  return (
    <details className={styles.answer}>
      <summary>
        <h4>{t('operation.refusals')}</h4>
      </summary>
      <ul role="list" className={styles.refusals}>
        {refusals.map(({ status, codes }) => (
          <li key={status}>
            <code>{status}</code>
            <span className={styles.values}>
              {codes.map((code) => (
                <a key={code} href={`#${code}`}>
                  <code>{code}</code>
                </a>
              ))}
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
};

/** An operation's description and limits beside its request and answer. */
export const OperationSection = ({ operation, language, onLanguage }: Props) => {
  const { t } = useTranslation('pages/developers');
  const { name, method, path, scope, idempotent, status } = operation;
  const title = t(`operations.${name}.title`);
  return (
    <section id={name} className={styles.operation} aria-labelledby={`${name}-title`}>
      <div className={styles.words}>
        <h3 id={`${name}-title`}>{title}</h3>
        <p className={styles.address}>
          <Method method={method} />
          <code>{path}</code>
        </p>
        <p>{t(`operations.${name}.text`, { days: limits.eventLogDays })}</p>
        <p className={styles.soft}>
          {t('operation.permission')} <code>{scope}</code>
        </p>
        {idempotent && (
          <p className={styles.soft}>
            <RichText text={t('operation.idempotent')} components={{ code: <code /> }} />
          </p>
        )}
        <FieldsList title={t('operation.inPath')} fields={operation.inPath} side="sent" />
        <FieldsList title={t('operation.query')} fields={operation.query} side="sent" />
        <FieldsList title={t('operation.body')} fields={operation.body} side="sent" />
        <FieldsList title={t('operation.answer')} fields={operation.answer} side="answered" />
        <Refusals refusals={operation.refusals} />
      </div>
      <div className={styles.examples}>
        <CodeBlock
          title={t('operation.request')}
          code={exampleOf(operation, language)}
          tools={<LanguageChoice value={language} onChange={onLanguage} />}
        />
        <CodeBlock title={`${t('operation.answer')} ${status}`} code={JSON.stringify(sampleAnswers[name], null, 2)} />
      </div>
    </section>
  );
};
