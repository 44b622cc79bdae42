import { useSyncExternalStore, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { limits } from '@shared/limits';
import { outboundFamilies } from '@shared/connect/model/outbound-vocabulary';
import { paths } from '@shared/paths';
import { productDomain } from '@shared/product';
import type { ReferenceOperation } from '@shared/connect/api/v1/reference';
import { RichText } from '@/components/ui/rich-text';
import { useTranslation } from '@/lib/i18n/i18n';
import { useLists } from '@/lib/i18n/lists/use-lists';
import { CodeBlock } from './code-block';
import styles from './developers.module.css';
import { keyVariable, urlVariable } from './examples';
import { sampleEvent, sampleRefusal } from './sample-answers';
import catchUp from './snippets/catch-up.ts?raw';
import allJobs from './snippets/all-jobs.ts?raw';

export const guideNames = [
  'start',
  'authentication',
  'errors',
  'limits',
  'idempotency',
  'pages',
  'versions',
  'events',
] as const;
export type GuideName = (typeof guideNames)[number];

const standard = 'https://www.standardwebhooks.com';
const marks = {
  code: <code />,
  integrations: <Link to={paths.integrations} />,
  standard: <a href={standard} target="_blank" rel="noopener noreferrer" />,
};

const nothing = () => () => undefined;
/** This site's origin, once it runs in a browser. */
const useOrigin = (): string =>
  useSyncExternalStore(
    nothing,
    () => window.location.origin,
    () => `https://${productDomain}`,
  );

const json = (value: object): string => JSON.stringify(value, null, 2);

const Start = () => {
  const { t } = useTranslation('pages/developers');
  const origin = useOrigin();
  return (
    <>
      <CodeBlock
        title={t('snippets.setup')}
        code={`export ${urlVariable}=${origin}\nexport ${keyVariable}=sk_live_...`}
      />
      <CodeBlock
        title={t('snippets.call')}
        code={`curl "$${urlVariable}/api/v1/jobs" \\\n  -H "Authorization: Bearer $${keyVariable}"`}
      />
    </>
  );
};

const Refusal = () => {
  const { t } = useTranslation('pages/developers');
  return <CodeBlock title={t('snippets.error')} code={json(sampleRefusal)} />;
};

const EveryJob = () => {
  const { t } = useTranslation('pages/developers');
  return <CodeBlock title={t('snippets.everyJob')} code={allJobs} />;
};

const Events = () => {
  const { t } = useTranslation('pages/developers');
  return (
    <>
      <CodeBlock title={t('snippets.event')} code={json(sampleEvent)} />
      <CodeBlock title={t('snippets.catchUp')} code={catchUp} />
    </>
  );
};

const EventTypes = () => {
  const { t } = useTranslation('pages/developers');
  return (
    <details className={styles.answer}>
      <summary>
        <h3>{t('events.types')}</h3>
      </summary>
      <ul role="list" className={styles.refusals}>
        {Object.entries(outboundFamilies).map(([family, types]) => (
          <li key={family}>
            <span className={styles.values}>
              {types.map((type) => (
                <code key={type}>{type}</code>
              ))}
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
};

type CodeKey = Parameters<ReturnType<typeof useTranslation<'pages/developers'>>['t']>[0] & `codes.${string}`;

const ErrorCodes = ({ operations }: { operations: readonly ReferenceOperation[] }) => {
  const { t } = useTranslation('pages/developers');
  const found = new Map(
    operations.flatMap(({ refusals }) =>
      refusals.flatMap(({ status, codes }) => codes.map((code) => [code, status] as const)),
    ),
  );
  return (
    <>
      <h3>{t('codes.title')}</h3>
      <ul role="list" className={styles.codes}>
        {[...found]
          .sort(([, one], [, other]) => one - other)
          .map(([code, status]) => (
            <li key={code} id={code}>
              <code>{status}</code>
              <span>
                <code>{code}</code>
                <br />
                <RichText text={t(`codes.${code}` as CodeKey)} components={marks} />
              </span>
            </li>
          ))}
      </ul>
    </>
  );
};

type Extras = { after?: ReactNode; beside?: ReactNode };

const extrasOf = (operations: readonly ReferenceOperation[]): Partial<Record<GuideName, Extras>> => ({
  start: { beside: <Start /> },
  errors: { after: <ErrorCodes operations={operations} />, beside: <Refusal /> },
  pages: { beside: <EveryJob /> },
  events: { after: <EventTypes />, beside: <Events /> },
});

const Guide = ({ name, after, beside }: { name: GuideName } & Extras) => {
  const { t } = useTranslation('pages/developers');
  const list = useLists('pages/developers');
  const figures = {
    calls: limits.apiCallsPerMinute,
    unverifiedCalls: limits.apiCallsPerMinuteUnverified,
    hours: limits.idempotencyHours,
    size: limits.apiPageSize,
    days: limits.eventLogDays,
  };
  return (
    <section id={name} className={styles.operation} aria-labelledby={`${name}-title`}>
      <div className={styles.words}>
        <h2 id={`${name}-title`}>{t(`guides.${name}.title`)}</h2>
        {list(`guides.${name}.paragraphs`, figures).map((text) => (
          <p key={text}>
            <RichText text={text} components={marks} />
          </p>
        ))}
        {after}
      </div>
      <div className={styles.examples}>{beside}</div>
    </section>
  );
};

export const Guides = ({ operations }: { operations: readonly ReferenceOperation[] }) => {
  const extras = extrasOf(operations);
  return guideNames.map((name) => <Guide key={name} name={name} {...extras[name]} />);
};
