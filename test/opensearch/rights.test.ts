import { openOpenSearch } from '@lambdas/search-index/opensearch/opensearch';
import { jobsAlias } from '@shared/platform/search-index';
import { Client } from '@opensearch-project/opensearch';
import { ulid } from 'ulid';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { domainPaths } from '../../infra/constructs/search-domain';
import { jobDocument, managedSearch, publicSearch, userIdOf } from '../support/hiring/job-documents';
import { each } from '../support/find/job-search-context';
import { url } from './open-test-index';

const alias = `test-${ulid().toLowerCase()}`;
let forwarder: Server;
let sent: { action: string; path: string }[] = [];

// A proxy that enforces the domain's policy.
beforeAll(async () => {
  forwarder = createServer((incoming, outgoing) => {
    const { method = '', url: path = '', headers } = incoming;
    sent.push({
      action: `es:ESHttp${method.charAt(0)}${method.slice(1).toLowerCase()}`,
      path: path.split('?')[0] ?? '',
    });
    const forwarded = request(new URL(path, url), { method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 500, answer.headers);
      answer.pipe(outgoing);
    });
    incoming.pipe(forwarded);
  });
  await new Promise<void>((resolve) => forwarder.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  forwarder.close();
  const client = new Client({ node: url });
  await client.indices.delete({ index: `${alias}-*` });
  await client.close();
});

const isAllowed = (resource: keyof typeof domainPaths, { action, path }: (typeof sent)[number]): boolean =>
  domainPaths[resource].some(({ path: allowed, actions }) => {
    const pattern = `/${allowed}`.replaceAll('*', '.*').replace(jobsAlias, alias);
    return new RegExp(`^${pattern}$`).test(decodeURIComponent(path)) && (actions as readonly string[]).includes(action);
  });

const refused = (resource: keyof typeof domainPaths) => sent.filter((it) => !isAllowed(resource, it));

it('searching and indexing need no more than their rights on the domain', async () => {
  const { port } = forwarder.address() as AddressInfo;
  const { search, index, close } = openOpenSearch(`http://127.0.0.1:${port}`, alias);
  await index.apply([{ kind: 'put', document: jobDocument(1) }]);
  await index.rebuild(each([jobDocument(1), jobDocument(2)]));
  await index.apply([{ kind: 'remove', id: jobDocument(2).jobId }]);
  expect(sent.length).toBeGreaterThan(6);
  expect(refused('searchIndex')).toEqual([]);

  sent = [];
  await search.search(publicSearch({ filters: { q: 'nurse' } }));
  await search.similar(jobDocument(1), 4);
  await search.publishedSince({}, new Date(0).toISOString(), 4);
  await search.managed(managedSearch({ responsible: userIdOf(1), q: 'nurse', sort: 'title' }));
  expect(sent.length).toBeGreaterThanOrEqual(4);
  expect(refused('search')).toEqual([]);
  await close();
});
