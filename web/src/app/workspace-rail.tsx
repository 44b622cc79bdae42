import { useQuery } from '@tanstack/react-query';
import type { Me } from '@shared/api/accounts.routes';
import { KeptJob } from '@/entities/jobs/kept-job';
import { useUnreadMessages } from '@/entities/messages/use-unread-messages';
import { employerQueueQuery, professionalQueueQuery, useFreshQueue } from '@/entities/queue/queue-queries';
import { BottomBar } from '@/features/shell/workspace/bottom-bar';
import { Rail, type RailCounts } from '@/features/shell/workspace/rail';
import { WaitingChanges } from '@/features/shell/workspace/waiting-changes';
import type { FramePerson } from '@/features/shell/workspace/workspace-navigation';
import { isEmployer, mayWriteMessages } from '@/lib/auth/home-for';
import { DataLayer } from './data-layer';
import { Jump } from './jump';

type CountedProps = { me: FramePerson; counts: RailCounts; isWaiting?: boolean };

const Counted = ({ me, counts, isWaiting = false }: CountedProps) => {
  const all = { ...counts, messages: useUnreadMessages() };
  return (
    <>
      <Rail me={me} counts={all} jump={<Jump me={me} />} />
      <BottomBar me={me} counts={all} isWaiting={isWaiting} />
    </>
  );
};

const OfEmployer = ({ me }: { me: Me }) => {
  useFreshQueue();
  const { data } = useQuery(employerQueueQuery());
  const counts: RailCounts = data
    ? {
        home: data.today.length,
        candidates: data.counts.newApplications,
        interviews: data.counts.interviews,
        weeks: data.counts.weeks,
      }
    : {};
  return <Counted me={me} counts={counts} />;
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
  return <Counted me={{ ...me, inPool: data?.inPool }} counts={counts} isWaiting={isLoading} />;
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
