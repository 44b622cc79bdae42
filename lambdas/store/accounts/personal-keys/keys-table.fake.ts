import type { TableCommand } from '../../../platform/table/commands';
import { ConditionalCheckFailedException } from '../../../platform/table/errors';
import type { Item, Table } from '../../../platform/table/table';

type Input = { Key?: { userId: string }; Item?: Item & { userId: string }; ExpressionAttributeValues?: Item };

/** The key table in memory: reads, first puts, and the update that destroys a key. */
export class FakeKeysTable implements Table {
  readonly name = 'keys';
  readonly items = new Map<string, Item>();
  reads = 0;

  readonly client = {
    send: async <Output>(command: TableCommand<object, Output>): Promise<Output> =>
      this.answer(command.operation, command.input) as Output,
  };

  private answer(operation: string, { Key, Item, ExpressionAttributeValues = {} }: Input): object {
    if (operation === 'GetItem') {
      this.reads += 1;
      return { Item: this.items.get(Key!.userId) };
    }
    if (operation === 'PutItem') {
      if (this.items.has(Item!.userId)) throw new ConditionalCheckFailedException('exists', 400);
      this.items.set(Item!.userId, Item!);
      return {};
    }
    const { wrapped: _wrapped, ...left } = this.items.get(Key!.userId) ?? { ...Key };
    this.items.set(Key!.userId, { destroyedAt: ExpressionAttributeValues[':destroyedAt'], ...left });
    return {};
  }
}
