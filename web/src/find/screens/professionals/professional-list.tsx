import { useRef, type KeyboardEvent, type MouseEvent, type Ref } from 'react';
import type { ProfessionalCard } from '@shared/people/model/professional-view';
import { PagedResults } from '@/components/search/paged-results';
import { classNames } from '@/components/ui/base/class-names';
import { ErrorState } from '@/components/ui/base/error-state';
import { ListSkeleton } from '@/components/ui/list-skeleton';
import { useTranslation } from '@/lib/i18n/i18n';
import styles from './search/find.module.css';
import { ListedProfessional } from './listed-professional';
import { MoreForEmployers } from './more-for-employers';
import { NoProfessionalsFound, OrderNote } from './search/no-professionals-found';
import { useReader } from './profile/reader';
import { SaveSearchButton } from './search/save-search';
import type { ComparedJob, Fit } from './profile/use-fit';
import type { ProfessionalSearching } from './search/use-professional-search';

export type Selection = { userId: string | null; select: (userId: string) => void };

type Props = {
  searching: ProfessionalSearching;
  job: ComparedJob | null;
  fits: ReadonlyMap<string, Fit>;
  /** The person shown beside the list. */
  selection?: Selection | undefined;
};

const isPlainClick = (event: MouseEvent): boolean =>
  event.detail > 0 && event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

const steps: Readonly<Record<string, number>> = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 };

/** J, K and arrows move the selection while the list has the focus; Enter follows the link. */
const moveIn = (
  event: KeyboardEvent<HTMLUListElement>,
  people: readonly ProfessionalCard[],
  { select }: Selection,
): void => {
  const step = event.metaKey || event.ctrlKey || event.altKey ? undefined : steps[event.key];
  const at = people.findIndex(({ userId }) => userId === (event.target as HTMLElement).dataset['professional']);
  const next = step === undefined || at < 0 ? undefined : people[at + step];
  if (!next) return;
  event.preventDefault();
  select(next.userId);
  event.currentTarget.querySelector<HTMLElement>(`[data-professional="${next.userId}"]`)?.focus();
};

/** "24 professionals, 19 are eligible for this job", where one page holds them all. */
const Head = ({ searching, fits, ref }: Pick<Props, 'searching' | 'fits'> & { ref: Ref<HTMLHeadingElement> }) => {
  const { t } = useTranslation(['find-professionals', 'professionals', 'labels/profiles']);
  const { kind } = useReader();
  const { place, read, results, total, sorts, sort } = searching;
  const { data, isOld } = results;
  const isWhole = data !== undefined && !isOld && fits.size > 0 && data.total === data.items.length;
  const able = [...fits.values()].filter(({ match }) => match.score !== null).length;
  return (
    <div className={styles.head}>
      <h2 ref={ref} tabIndex={-1}>
        {total ?? t('results')}
      </h2>
      {isWhole && <span>{t('able', { count: able })}</span>}
      <span className="visually-hidden" role="status">
        {!isOld && total}
      </span>
      {kind === 'member' && <SaveSearchButton search={read} />}
      <select
        aria-label={t('sort')}
        value={sort}
        onChange={({ currentTarget }) => place.change({ sort: sorts.find((it) => it === currentTarget.value)! })}
      >
        {sorts.map((value) => (
          <option key={value} value={value}>
            {t(`professionalSort.${value}`)}
          </option>
        ))}
      </select>
    </div>
  );
};

export const ProfessionalList = ({ searching, job, fits, selection }: Props) => {
  const { t } = useTranslation('professionals');
  const { place, results } = searching;
  const { data, isOld, isPending, isError, error, retry } = results;
  const top = useRef<HTMLHeadingElement>(null);
  const toTop = () => {
    top.current?.focus({ preventScroll: true });
    top.current?.scrollIntoView({ block: 'start' });
  };
  const open = (userId: string) => (event: MouseEvent<HTMLAnchorElement>) => {
    if (!selection || !isPlainClick(event)) return;
    event.preventDefault();
    selection.select(userId);
  };
  return (
    <section className={styles.list} aria-label={t('results')}>
      <Head searching={searching} fits={fits} ref={top} />
      {isPending && (
        <div className={styles.nothing}>
          <ListSkeleton rows={6} label={t('loading')} />
        </div>
      )}
      {isError && !data && (
        <div className={styles.nothing}>
          <ErrorState error={error} onRetry={retry} />
        </div>
      )}
      {data && (
        <div className={classNames(isOld && styles.old)} aria-busy={isOld || undefined}>
          <div className={styles.notes}>
            <MoreForEmployers subject="list" />
            <OrderNote result={data} place={place} />
          </div>
          <PagedResults place={place} nextCursor={isOld ? null : data.nextCursor} onPage={toTop}>
            {data.items.length === 0 ? (
              <div className={styles.nothing}>
                <NoProfessionalsFound result={data} place={place} />
              </div>
            ) : (
              <ul
                role="list"
                aria-label={t('results')}
                className={styles.rows}
                onKeyDown={(event) => {
                  if (selection) moveIn(event, data.items, selection);
                }}
              >
                {data.items.map((professional) => (
                  <li key={professional.userId}>
                    <ListedProfessional
                      professional={professional}
                      job={job}
                      fit={fits.get(professional.userId)}
                      isSelected={selection?.userId === professional.userId}
                      onOpen={open(professional.userId)}
                    />
                  </li>
                ))}
              </ul>
            )}
          </PagedResults>
        </div>
      )}
    </section>
  );
};
