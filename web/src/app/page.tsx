import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';
import { Loading } from '@/components/ui/loading';

type PageModule = { Component: ComponentType };
type Layer = ComponentType<{ children: ReactNode }>;

/** What a page needs around it: nothing, or the cache of server data. */
export type Needs = 'nothing' | 'data';

const layersFor = (needs: Needs): Promise<Layer>[] =>
  needs === 'data' ? [import('./data-layer').then((it) => it.DataLayer)] : [];

const wrap = (Page: ComponentType, layers: readonly Layer[]): ComponentType => {
  const Wrapped = () => layers.reduceRight<ReactNode>((inner, Around) => <Around>{inner}</Around>, <Page />);
  return Wrapped;
};

/** A page that is fetched when it is first opened, together with what it needs around it. */
export const page = (load: () => Promise<PageModule>, needs: Needs = 'data'): ReactNode => {
  const Page = lazy(async () => {
    const [{ Component }, ...layers] = await Promise.all([load(), ...layersFor(needs)]);
    return { default: wrap(Component, layers) };
  });
  return (
    <Suspense fallback={<Loading />}>
      <Page />
    </Suspense>
  );
};
