import Bookmark from 'lucide-react/dist/esm/icons/bookmark.mjs';
import Ellipsis from 'lucide-react/dist/esm/icons/ellipsis.mjs';
import { useQuery } from '@tanstack/react-query';
import { Suspense, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { doctorsView } from '@shared/paths';
import { ButtonLink } from '@/components/ui/base/button-link';
import { Loading } from '@/components/ui/base/loading';
import { Page } from '@/components/ui/base/page';
import { Menu } from '@/components/ui/menu';
import { savedIdsQuery } from '@/hiring/parts/jobs/saved/saved-ids';
import { useMedia } from '@/lib/browser/use-media';
import { useTranslation } from '@/lib/i18n/i18n';
import { formatNumber } from '@/lib/time/format';
import { ChipsLine } from './search/chips-line';
import { doctorsAddress } from './doctors-address';
import styles from './search/find.module.css';
import { savedProfessionals } from './own-queries';
import { ProfessionalList, type Selection } from './professional-list';
import { ProfilePane } from './profile/profile-pane';
import type { Reader } from './profile/reader';
import { PlaceField } from './search/place-field';
import { TextField } from './search/search-fields';
import { useComparedJob, useFits } from './profile/use-fit';
import { useProfessionalSearch, type ProfessionalSearching } from './search/use-professional-search';

const parameter = 'professional';

/** Selected person from the address, or else the first of the list. */
const useSelection = ({ results: { data } }: ProfessionalSearching) => {
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation() as { pathname: string; search: string; state: unknown };
  const parameters = new URLSearchParams(search);
  const asked = parameters.get(parameter);
  const select: Selection['select'] = (userId) => {
    parameters.set(parameter, userId);
    parameters.delete('tab');
    void navigate({ pathname, search: parameters.toString() }, { replace: true, state, preventScrollReset: true });
  };
  return { userId: asked ?? data?.items[0]?.userId ?? null, isAsked: asked !== null, select };
};

const Lists = ({ hasWord }: { hasWord: boolean }): ReactNode => {
  const { t } = useTranslation(['find-professionals', 'professionals']);
  const { data } = useQuery(savedIdsQuery(savedProfessionals));
  return (
    <>
      <ButtonLink
        to={doctorsAddress(doctorsView.saved)}
        variant={hasWord ? 'secondary' : 'quiet'}
        size="small"
        leftIcon={<Bookmark size={16} aria-hidden="true" />}
        aria-label={hasWord ? undefined : t('saved.title')}
        data-icons-on-phones={hasWord ? undefined : ''}
      >
        {hasWord && t('saved')}
        {hasWord && data && data.length > 0 && <span className={styles.count}> {formatNumber(data.length)}</span>}
      </ButtonLink>
      <Menu
        align="end"
        trigger={<Ellipsis size={18} aria-hidden="true" />}
        triggerClassName={styles.more}
        triggerLabel={t('more')}
        items={[
          { key: 'searches', label: t('searches.title'), to: doctorsAddress(doctorsView.searches) },
          { key: 'recent', label: t('recent.title'), to: doctorsAddress(doctorsView.recent) },
        ]}
      />
    </>
  );
};

export const WorkspaceProfessionals = ({ reader }: { reader: Reader }) => {
  const { t } = useTranslation('professionals');
  const { t: ofProfile } = useTranslation('professional-profile');
  const searching = useProfessionalSearch(reader);
  const { userId, isAsked, select } = useSelection(searching);
  const isPhone = useMedia('(max-width: 47.99rem)') === true;
  const hasPane = useMedia('(min-width: 73.8125rem)') === true;
  const { jobs, job } = useComparedJob(reader, { isChoice: true });
  const found = searching.results.data?.items.map((it) => it.userId) ?? [];
  const fits = useFits(job, found);
  const fields = (
    <div className={styles.fields} data-page-search="">
      <TextField {...searching} />
      {!isPhone && <PlaceField {...searching} />}
    </div>
  );
  const isMember = reader.saverId !== null;
  return (
    <Page
      title={t('breadcrumb')}
      width="bleed"
      actions={
        (!isPhone || isMember) && (
          <>
            {!isPhone && fields}
            {isMember && <Lists hasWord={hasPane} />}
          </>
        )
      }
      tools={
        <div className={styles.tools}>
          {isPhone && fields}
          <ChipsLine searching={searching} jobs={jobs} job={job} saverId={reader.saverId} hasPlace={isPhone} />
        </div>
      }
    >
      <div className={styles.browse}>
        <ProfessionalList
          searching={searching}
          job={job}
          fits={fits}
          selection={hasPane ? { userId, select } : undefined}
        />
        {hasPane && (
          <section className={styles.pane} aria-label={ofProfile('title')} tabIndex={0}>
            {userId !== null && (
              <Suspense fallback={<Loading label={ofProfile('loading')} />}>
                <ProfilePane key={userId} userId={userId} isAsked={isAsked} reader={reader} job={job} />
              </Suspense>
            )}
          </section>
        )}
      </div>
    </Page>
  );
};
