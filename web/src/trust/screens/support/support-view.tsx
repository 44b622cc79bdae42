import { useInfiniteQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { paths, supportView } from '@shared/paths';
import { Loading } from '@/components/ui/base/loading';
import { Page } from '@/components/ui/base/page';
import { LinkTabs } from '@/components/ui/link-tabs';
import { lazy } from '@/lib/browser/lazy';
import { useTranslation } from '@/lib/i18n/i18n';
import { rowsOf } from '@/lib/requests/cursor-pages';
import { HelpTab } from './help-tab';
import { SupportAside } from './support-aside';
import { myTicketsQuery } from './support-queries';
import styles from './support.module.css';

const ContactTab = lazy(() => import('./contact-tab').then((it) => ({ default: it.ContactTab })));
const TicketsTab = lazy(() => import('./tickets-tab').then((it) => ({ default: it.TicketsTab })));

const tabs = [supportView.help, supportView.contact, supportView.tickets] as const;
type Tab = (typeof tabs)[number];

const addressOf = (tab: Tab): string =>
  tab === supportView.help ? paths.support : `${paths.support}?${supportView.parameter}=${tab}`;

const bodies = { help: HelpTab, contact: ContactTab, tickets: TicketsTab } as const;

export const SupportView = () => {
  const { t } = useTranslation('support');
  const [parameters] = useSearchParams();
  const asked = parameters.get(supportView.parameter);
  const tab = tabs.find((it) => it === asked) ?? supportView.help;
  const tickets = useInfiniteQuery(myTicketsQuery());
  const Body = bodies[tab];
  return (
    <Page
      title={t('title')}
      width="full"
      breadcrumb={[{ label: t('settings'), to: paths.settings }, { label: t('title') }]}
      tools={
        <LinkTabs
          label={t('tabs.label')}
          tabs={tabs.map((it) => ({ to: addressOf(it), label: t(`tabs.${it}`) }))}
          current={addressOf(tab)}
        />
      }
    >
      <div className={styles.grid}>
        <div className={styles.main}>
          <Suspense fallback={<Loading label={t('loading')} />}>
            <Body />
          </Suspense>
        </div>
        <SupportAside
          open={rowsOf(tickets.data).find(({ answer }) => answer !== null) ?? null}
          ways={tab === supportView.contact}
        />
      </div>
    </Page>
  );
};
