import type { API, Types } from '@opensearch-project/opensearch';

export type SearchBody = API.Search_RequestBody;
export type Aggregations = NonNullable<SearchBody['aggs']>;
export type QueryContainer = Types.Common_QueryDsl.QueryContainer;
export type AliasAction = Types.Indices_UpdateAliases.Action;
export type BulkItem = Types.Core_Bulk.Item;
export type IndexSettings = Types.Indices_Common.IndexSettings;
export type TypeMapping = Types.Common_Mapping.TypeMapping;
