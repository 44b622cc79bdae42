import { operationsOf } from '@shared/api/operations-of';
import { gatewayFunctions } from '@shared/platform/functions';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { appendFileSync } from 'node:fs';
import type { WatchRun } from '../../local/lambda/functions';
import { isRead } from '../../local/table/consumed-units';

/** What one run used: of an operation that succeeded, or of a function that follows from calls. */
export type Run = { operation: string | null; read: number; write: number; tableCalls: number };

const finds = new Map(Object.entries(gatewayFunctions).map(([area, { routes }]) => [area, operationsOf(routes)]));

/** Appends a line of JSON for each run. */
export const recordCapacity =
  (file: string): WatchRun =>
  (functionName, event) => {
    const find = finds.get(functionName);
    const { requestContext, rawPath = '' } = event as Partial<APIGatewayProxyEventV2>;
    const operation = (find && requestContext && find(requestContext.http.method, rawPath)?.name) ?? null;
    const used = { read: 0, write: 0, tableCalls: 0 };
    return {
      tableCall(target, units) {
        used.tableCalls += 1;
        if (isRead(target)) used.read += units;
        else used.write += units;
      },
      answered(answer) {
        const { statusCode = 500 } = (answer ?? {}) as APIGatewayProxyStructuredResultV2;
        if (find && (!operation || statusCode >= 300)) return;
        appendFileSync(file, `${JSON.stringify({ operation, ...used } satisfies Run)}\n`);
      },
    };
  };
