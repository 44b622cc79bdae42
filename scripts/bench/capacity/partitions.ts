type Attribute = { S?: string };
type Attributes = Record<string, Attribute>;
type Part = {
  TableName?: string;
  Key?: Attributes;
  Item?: Attributes;
  Keys?: Attributes[];
  KeyConditionExpression?: string;
  ExpressionAttributeValues?: Attributes;
};
type Body = Part & {
  TransactItems?: Record<string, Part>[];
  RequestItems?: Record<string, Part | Record<string, Part>[]>;
};

const partitionKeys = /^(?:gsi\d)?pk$/;

/** Partitions of an item: its own, and those of its indexes. */
const ofItem = (item: Attributes): string[] =>
  Object.entries(item).flatMap(([name, { S }]) => (S !== undefined && partitionKeys.test(name) ? [S] : []));

const ofPart = ({ Key, Item, Keys = [], KeyConditionExpression, ExpressionAttributeValues }: Part): string[] => {
  const asked = /=\s*(:\w+)/.exec(KeyConditionExpression ?? '')?.[1];
  const value = asked === undefined ? undefined : ExpressionAttributeValues?.[asked]?.S;
  return [...[Key ?? {}, Item ?? {}, ...Keys].flatMap(ofItem), ...(value === undefined ? [] : [value])];
};

/** Kind of a partition, such as `USER#*#BOOKINGS`: words stay, IDs, days, and shards are replaced. */
export const kindOf = (partition: string): string =>
  partition
    .split('#')
    .map((word) => (/^[A-Za-z_]{2,}$/.test(word) && !/^\w{20,}$/.test(word) ? word : '*'))
    .join('#');

/** Kinds of partitions that a table call touches, as often as it does. */
export const partitionsOf = (input: object): string[] => {
  const { TransactItems = [], RequestItems = {}, ...own } = input as Body;
  const batched = Object.values(RequestItems).flatMap((it) =>
    Array.isArray(it) ? it.flatMap(Object.values<Part>) : [it],
  );
  return [own, ...TransactItems.flatMap(Object.values<Part>), ...batched].flatMap(ofPart).map(kindOf);
};
