import { CaseView } from '@/features/verifications/case-view';

export const Component = () => <CaseView />;
