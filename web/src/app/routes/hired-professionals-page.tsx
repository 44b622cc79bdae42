import { HiredView } from '@/features/placements/hired-view';

export const Component = () => <HiredView />;
