import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';
import { Loading } from '@/components/ui/loading';
import { recordPart } from '@/lib/written-page';

type PageModule = { Component: ComponentType };
type Layer = ComponentType<{ children: ReactNode }>;

/** What a page needs around it: nothing, or the cache of server data. */
export type Needs = 'nothing' | 'data';

const files = import.meta.glob<PageModule>(['./routes/*-page.tsx', '!./routes/component-gallery-page.tsx']);

// Not part of what is deployed.
const gallery = () => import('./routes/component-gallery-page');

const loaderOf = (name: string): (() => Promise<PageModule>) => {
  if (import.meta.env.DEV && name === 'component-gallery') return gallery;
  const file = `./routes/${name}-page.tsx`;
  const load = files[file];
  if (!load) throw new Error(`There is no page ${name}`);
  return () => {
    recordPart(`src/app/routes/${name}-page.tsx`);
    return load();
  };
};

const layersFor = (needs: Needs): Promise<Layer>[] => {
  if (needs === 'nothing') return [];
  recordPart('src/app/data-layer.tsx');
  return [import('./data-layer').then((it) => it.DataLayer)];
};

const wrap = (Page: ComponentType, layers: readonly Layer[]): ComponentType => {
  const Wrapped = () => layers.reduceRight<ReactNode>((inner, Around) => <Around>{inner}</Around>, <Page />);
  return Wrapped;
};

/** The page of routes/<name>-page.tsx, fetched when it is first opened together with what it needs around it. */
export const page = (name: string, needs: Needs = 'data'): ReactNode => {
  const load = loaderOf(name);
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
