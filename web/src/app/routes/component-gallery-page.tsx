import { Page } from '@/components/ui/page';

export const Component = () => <Page title="Components">{null}</Page>;
