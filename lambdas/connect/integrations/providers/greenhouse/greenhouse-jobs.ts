import { limits } from '@shared/limits';
import { textOfHtml } from '../../../../platform/text/text-of-html';
import type { ConnectedVendor } from '../../ports';
import type { SourceJob } from '../../recruiting/source-job';
import {
  fetchEvery,
  HarvestJob,
  HarvestOffice,
  HarvestOpening,
  HarvestPost,
  type HarvestJob as Job,
  type HarvestPost as Post,
} from './greenhouse-api';

type Found = { offices: Map<number, string>; posts: Map<number, Post>; openings: Map<number, number> };

/** Excludes confidential jobs and templates. */
const isForImport = ({ confidential, is_template }: Job): boolean => confidential !== true && is_template !== true;

const byJob = (posts: readonly Post[]): Map<number, Post> => {
  const found = new Map<number, Post>();
  for (const post of posts) {
    if (post.job_id && post.internal !== true && !found.has(post.job_id)) found.set(post.job_id, post);
  }
  return found;
};

const counted = (openings: readonly { job_id?: number | null | undefined }[]): Map<number, number> => {
  const found = new Map<number, number>();
  for (const { job_id } of openings) if (job_id) found.set(job_id, (found.get(job_id) ?? 0) + 1);
  return found;
};

const sourceJob = ({ id, name, requisition_id, office_ids }: Job, found: Found): SourceJob => {
  const post = found.posts.get(id);
  const [location = ''] = (office_ids ?? []).flatMap((office) => found.offices.get(office) ?? []);
  return {
    externalId: String(id),
    reference: requisition_id ?? String(id),
    fields: {
      title: post?.title ?? name,
      location,
      numberOfOpenings: found.openings.get(id) ?? 1,
      description: textOfHtml(post?.content ?? ''),
    },
  };
};

/** Reads open jobs with their public posts. */
export const readOpenJobs = async (vendor: ConnectedVendor): Promise<SourceJob[]> => {
  const jobs = await fetchEvery(vendor, {
    operation: 'jobs.list',
    path: '/jobs',
    query: { status: 'open' },
    schema: HarvestJob,
  });
  const wanted = jobs.filter(isForImport).slice(0, limits.importedJobsMax);
  if (wanted.length === 0) return [];
  const offices = await fetchEvery(vendor, {
    operation: 'offices.list',
    path: '/offices',
    query: {},
    schema: HarvestOffice,
  });
  const posts = await fetchEvery(vendor, {
    operation: 'job_posts.list',
    path: '/job_posts',
    query: { live: 'true' },
    schema: HarvestPost,
  });
  const openings = await fetchEvery(vendor, {
    operation: 'openings.list',
    path: '/openings',
    query: { open: 'true' },
    schema: HarvestOpening,
  });
  const found: Found = {
    offices: new Map(offices.map(({ id, name, location }) => [id, location || name || ''])),
    posts: byJob(posts),
    openings: counted(openings),
  };
  return wanted.map((job) => sourceJob(job, found));
};
