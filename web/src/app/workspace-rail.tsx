import { useQuery } from '@tanstack/react-query';
import type { Me } from '@shared/accounts/api/accounts.routes';
import { KeptJob } from '@/hiring/parts/jobs/saved/kept-job';
import { useUnreadMessages } from '@/messages/parts/messages/use-unread-messages';
import { locationsQuery } from '@/work/parts/locations/location-queries';
import { employerQueueQuery, professionalQueueQuery, useFreshQueue } from '@/hiring/parts/queue/queue-queries';
import { useFollowedBoards } from '@/hiring/parts/queue/use-followed-boards';
import { BottomBar } from '@/app/shell/workspace/bottom-bar';
import { Rail, type RailCounts } from '@/app/shell/workspace/rail';
import { WaitingChanges } from '@/app/shell/workspace/waiting-changes';
import { mayReadCoverage, type Counted, type FramePerson } from '@/app/shell/workspace/workspace-navigation';
import { isEmployer, mayWriteMessages } from '@/lib/auth/home-for';
import { useMedia } from '@/lib/browser/use-media';
import { DataLayer } from './data-layer';
import { Jump } from './jump';

type CountedProps = { me: FramePerson; counts: RailCounts; urgent?: readonly Counted[]; isWaiting?: boolean };

const CountedEntries = ({ me, counts, urgent = [], isWaiting = false }: CountedProps) => {
  const all = { ...counts, messages: useUnreadMessages() };
  return (
    <>
      <Rail me={me} counts={all} urgent={urgent} jump={<Jump me={me} />} />
      <BottomBar me={me} counts={all} isWaiting={isWaiting} />
    </>
  );
};

/** Reads locations where the bottom bar shows them. */
const useLocations = (me: Me) => {
  const isPhone = useMedia('(max-width: 47.99rem)') === true;
  return useQuery({ ...locationsQuery(), staleTime: Infinity, enabled: isPhone && mayReadCoverage(me) });
};

const none: readonly never[] = [];

const OfEmployer = ({ me }: { me: Me }) => {
  useFreshQueue();
  const { data } = useQuery(employerQueueQuery());
  useFollowedBoards(data?.coverage.boards ?? none);
  const counts: RailCounts = data
    ? {
        home: data.today.length,
        candidates: data.counts.newApplications,
        coverage: data.coverage.late + data.coverage.open,
        interviews: data.counts.interviews,
        weeks: data.counts.weeks,
      }
    : {};
  const { data: locations, isLoading } = useLocations(me);
  const hasLocations = locations !== undefined && locations.items.length > 0;
  return (
    <CountedEntries
      me={{ ...me, hasLocations }}
      counts={counts}
      urgent={data?.coverage.isUrgent ? ['coverage'] : none}
      isWaiting={isLoading}
    />
  );
};

const OfProfessional = ({ me }: { me: Me }) => {
  useFreshQueue();
  const { data, isLoading } = useQuery(professionalQueueQuery());
  const counts: RailCounts = data
    ? {
        home: data.rows.length,
        offers: data.counts.offers,
        interviews: data.counts.interviews,
        returned: data.counts.returnedWeeks,
      }
    : {};
  return <CountedEntries me={{ ...me, inPool: data?.inPool }} counts={counts} isWaiting={isLoading} />;
};

const Uncounted = ({ me }: { me: Me }) => (
  <>
    <Rail me={me} counts={{}} jump={<Jump me={me} />} />
    <BottomBar me={me} counts={{}} />
  </>
);

const railOf = (me: Me) => {
  if (!mayWriteMessages(me)) return Uncounted;
  return isEmployer(me) ? OfEmployer : OfProfessional;
};

export const WorkspaceRail = ({ me }: { me: Me }) => {
  const Shown = railOf(me);
  return (
    <DataLayer>
      <Shown me={me} />
      <KeptJob />
      <WaitingChanges />
    </DataLayer>
  );
};
