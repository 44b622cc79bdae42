import { PlacementView } from '@/features/placements/placement-view';

export const Component = () => <PlacementView />;
