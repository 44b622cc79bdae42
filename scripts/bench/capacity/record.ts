import { operationsOf } from '@shared/core/api/operations-of';
import { gatewayFunctions } from '@shared/platform/functions';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { appendFileSync } from 'node:fs';
import type { WatchRun } from '../../local/lambda/functions';
import { isRead } from '../../../emulators/dynamodb/consumed-units';
import { partitionsOf } from './partitions';

type Units = { read: number; write: number };
/** Units by kind of partition. */
export type Partitions = Record<string, Units>;
/** Usage of one run: of a successful operation, or of a function triggered by calls. */
export type Run = Units & { operation: string | null; tableCalls: number; partitions?: Partitions };

const finds = new Map(Object.entries(gatewayFunctions).map(([area, { routes }]) => [area, operationsOf(routes)]));

/** Appends a JSON line for each run. */
export const recordCapacity =
  (file: string): WatchRun =>
  (functionName, event) => {
    const find = finds.get(functionName);
    const { requestContext, rawPath = '' } = event as Partial<APIGatewayProxyEventV2>;
    const operation = (find && requestContext && find(requestContext.http.method, rawPath)?.name) ?? null;
    const used = { read: 0, write: 0, tableCalls: 0 };
    const partitions: Partitions = {};
    return {
      tableCall(target, units, input) {
        const kind = isRead(target) ? 'read' : 'write';
        used.tableCalls += 1;
        used[kind] += units;
        const touched = partitionsOf(input);
        for (const name of touched) (partitions[name] ??= { read: 0, write: 0 })[kind] += units / touched.length;
      },
      answered(answer) {
        const { statusCode = 500 } = (answer ?? {}) as APIGatewayProxyStructuredResultV2;
        if (find && (!operation || statusCode >= 300)) return;
        appendFileSync(file, `${JSON.stringify({ operation, ...used, partitions } satisfies Run)}\n`);
      },
    };
  };
