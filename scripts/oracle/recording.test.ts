import { expect, it } from 'vitest';
import { Database } from '../../emulators/dynamodb/database';
import { askTable } from './compare';
import { readRecording } from './recording';
import { opening } from './sessions';

it('answers 20,000 recorded calls like DynamoDB Local', () => {
  const { sessions } = readRecording();
  expect(sessions.flatMap(({ calls }) => calls).length).toBeGreaterThanOrEqual(20_000);
  for (const { calls, answers } of sessions) {
    const database = new Database();
    askTable(database, opening);
    for (const [index, call] of calls.entries())
      expect(askTable(database, call), JSON.stringify(call)).toEqual(answers[index]);
  }
});
