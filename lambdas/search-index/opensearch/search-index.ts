import { errors } from '@opensearch-project/opensearch';
import { ulid } from 'ulid';
import type { IndexChange, SearchIndex } from '../index-port';
import { indexSettings, visibleWithin } from './analysis';
import type { AliasAction, BulkItem, IndexSettings, TypeMapping } from './request-types';
import type { SearchClient } from './opensearch-client';

/** Higher than any revision, so a concurrent rebuild can't restore a removed document. */
const removedRevision = Number.MAX_SAFE_INTEGER;
const documentsPerRequest = 500;
const targetAttempts = 3;

type Operation = object;

export type IndexDefinition<D> = {
  mapping: TypeMapping;
  idOf(document: D): string;
  revisionOf(document: D): number;
  indexed(document: D): object;
};

/** External versioning: an older document never replaces a newer one. */
const changeOperations = <D>(definition: IndexDefinition<D>, change: IndexChange<D>): Operation[] =>
  change.kind === 'remove'
    ? [{ delete: { _id: change.id, version: change.revision ?? removedRevision, version_type: 'external_gte' } }]
    : putOperations(definition, change.document, 'external_gte');

const putOperations = <D>(
  { idOf, revisionOf, indexed }: IndexDefinition<D>,
  document: D,
  version_type: 'external' | 'external_gte',
): Operation[] => [{ index: { _id: idOf(document), version: revisionOf(document), version_type } }, indexed(document)];

const conflict = 409;
const missing = 404;
const outcome = ({ index, delete: removed }: BulkItem) => index ?? removed;

/** Each writable index has its own write alias, so a change never creates an index by accident. */
export const createSearchIndex = <D>(
  client: SearchClient,
  alias: string,
  definition: IndexDefinition<D>,
): SearchIndex<D> => {
  const writing = (index: string): string => `${index}-writing`;
  const firstIndex = `${alias}-${'0'.repeat(26)}`;

  const create = async (
    index: string,
    aliases: Record<string, object>,
    settings: IndexSettings = {},
  ): Promise<void> => {
    try {
      await client.indices.create({
        index,
        body: {
          settings: { index: { ...indexSettings, ...settings } },
          mappings: definition.mapping,
          aliases: { [writing(index)]: {}, ...aliases },
        },
      });
    } catch (error) {
      if (!(error instanceof errors.ResponseError && error.message.includes(alreadyExists))) throw error;
    }
  };

  /** Write aliases; the first change of a new stage creates its index. */
  const targets = async (): Promise<string[]> => {
    const found = await indexes();
    if (found.length > 0) return found.map(writing);
    await create(firstIndex, { [alias]: {} });
    return [writing(firstIndex)];
  };

  const indexes = async (): Promise<string[]> => {
    const { body } = await client.indices.getAlias({ name: `${alias}-*-writing`, ignore_unavailable: true });
    return Object.keys(body);
  };

  const write = async (target: string, operations: Operation[]): Promise<boolean> => {
    try {
      const { body } = await client.bulk({ index: target, require_alias: true, body: operations });
      const refused = body.items.flatMap((item) => outcome(item) ?? []).filter(({ error }) => error);
      const serious = refused.filter(({ status }) => status !== conflict);
      if (serious.some(({ status }) => status === missing)) return false;
      if (serious[0]) throw new Error(`The search index refused a document: ${serious[0].error?.reason}`);
      return true;
    } catch (error) {
      if (error instanceof errors.ResponseError && error.statusCode === missing) return false;
      throw error;
    }
  };

  const apply = async (changes: readonly IndexChange<D>[], attempt = 1): Promise<void> => {
    const operations = changes.flatMap((change) => changeOperations(definition, change));
    const results = await Promise.all((await targets()).map((target) => write(target, operations)));
    if (results.every(Boolean)) return;
    if (attempt === targetAttempts) throw new Error('The search index went away while it was written.');
    await apply(changes, attempt + 1);
  };

  const aliasesByIndex = async (): Promise<[string, string[]][]> => {
    const { body } = await client.indices.getAlias({ index: `${alias}-*` });
    return Object.entries(body).map(([index, { aliases }]) => [index, Object.keys(aliases)]);
  };

  /** Removes indexes kept for searches that were in progress during the previous rebuild. */
  const removeRetired = async (): Promise<void> => {
    const retired = (await aliasesByIndex()).filter(([, aliases]) => aliases.length === 0);
    if (retired.length === 0) return;
    await client.indices.updateAliases({
      body: { actions: retired.map(([index]) => ({ remove_index: { index } })) },
    });
  };

  /** Atomic. Keeps the previous index for searches in progress until the next rebuild; leaves newer ones alone. */
  const switchTo = async (index: string): Promise<void> => {
    const older = (await aliasesByIndex()).filter(([name]) => name < index);
    const actions = older.flatMap(([name, aliases]): AliasAction[] =>
      aliases.includes(alias)
        ? aliases.map((it) => ({ remove: { index: name, alias: it } }))
        : [{ remove_index: { index: name } }],
    );
    await client.indices.updateAliases({ body: { actions: [{ add: { index, alias } }, ...actions] } });
  };

  return {
    apply: (changes) => (changes.length === 0 ? Promise.resolve() : apply(changes)),
    async rebuild(documents) {
      await removeRetired();
      const index = `${alias}-${ulid().toLowerCase()}`;
      await create(index, {}, unread);
      let count = 0;
      for await (const batch of inBatches(documents)) {
        // Concurrent changes are at least as new as this read.
        const operations = batch.flatMap((document) => putOperations(definition, document, 'external'));
        const written = await write(writing(index), operations);
        if (!written) throw new Error('A newer rebuild of the search index has replaced this one.');
        count += batch.length;
      }
      await client.indices.putSettings({ index, body: { index: { refresh_interval: visibleWithin } } });
      await client.indices.refresh({ index });
      await switchTo(index);
      return { documents: count };
    },
  };
};

/** Not searched while being built. */
const unread: IndexSettings = { refresh_interval: '-1' };

const alreadyExists = 'resource_already_exists_exception';

const inBatches = async function* <D>(documents: AsyncIterable<D>): AsyncGenerator<D[]> {
  let batch: D[] = [];
  for await (const document of documents) {
    batch.push(document);
    if (batch.length < documentsPerRequest) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
};
