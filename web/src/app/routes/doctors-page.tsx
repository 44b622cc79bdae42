import { ProfessionalsView } from '@/features/professionals/professionals-view';

export const Component = () => <ProfessionalsView />;
