import { useQuery } from '@tanstack/react-query';
import Plus from 'lucide-react/dist/esm/icons/plus.mjs';
import { Suspense, useState } from 'react';
import { limits } from '@shared/limits';
import type { OwnReference } from '@shared/people/model/reference';
import { paths } from '@shared/paths';
import { MutedText, Row, Stack } from '@/components/layout';
import { QueryGate } from '@/components/records/query-gate';
import { Button } from '@/components/ui/base/button';
import { Page } from '@/components/ui/base/page';
import { EmptyState } from '@/components/ui/empty-state';
import { lazy } from '@/lib/browser/lazy';
import { useTranslation } from '@/lib/i18n/i18n';
import { ReferenceCard } from './reference-card';
import { referencesQuery } from './reference-queries';

const AskDialog = lazy(() => import('./ask-dialog').then((it) => ({ default: it.AskDialog })));

export const ReferencesView = () => {
  const { t } = useTranslation('references');
  return (
    <Page
      title={t('title')}
      description={t('description')}
      breadcrumb={[{ label: t('dashboard'), to: paths.dashboard }, { label: t('title') }]}
    >
      <MyReferences />
    </Page>
  );
};

const MyReferences = () => {
  const { t } = useTranslation('references');
  const references = useQuery(referencesQuery());
  const [asks, setAsks] = useState(false);
  return (
    <QueryGate query={references} loading={t('loading')} rows={2}>
      {(items) => (
        <Stack gap="l">
          {items.length === 0 ? (
            <EmptyState
              illustration="clipboard"
              title={t('empty.title')}
              text={t('empty.text', { months: limits.referenceMonths })}
              action={<AskButton onClick={() => setAsks(true)} />}
            />
          ) : (
            <References items={items} onAsk={() => setAsks(true)} />
          )}
          {asks && (
            <Suspense fallback={null}>
              <AskDialog onClose={() => setAsks(false)} />
            </Suspense>
          )}
        </Stack>
      )}
    </QueryGate>
  );
};

const AskButton = (props: { onClick: () => void; disabled?: boolean }) => {
  const { t } = useTranslation('references');
  return (
    <Button leftIcon={<Plus size={18} aria-hidden="true" />} {...props}>
      {t('ask')}
    </Button>
  );
};

const References = ({ items, onAsk }: { items: readonly OwnReference[]; onAsk: () => void }) => {
  const { t } = useTranslation('references');
  const open = items.filter(({ state }) => state === 'open').length;
  return (
    <>
      <Row justify="between">
        <MutedText>{t('open', { open, max: limits.openReferences })}</MutedText>
        <AskButton onClick={onAsk} disabled={open >= limits.openReferences} />
      </Row>
      <Stack as="ul">
        {items.map((reference) => (
          <li key={reference.referenceId}>
            <ReferenceCard reference={reference} />
          </li>
        ))}
      </Stack>
    </>
  );
};
