// Moves the clock of this process by CLOCK_SHIFT_MS. test:repeat loads it into each process that runs tests.

const shiftMs = Number(process.env['CLOCK_SHIFT_MS']);
if (!Number.isInteger(shiftMs)) throw new Error('CLOCK_SHIFT_MS must be a whole number of milliseconds.');

const now = (): number => realDate.now() + shiftMs;
const realDate = Date;

globalThis.Date = new Proxy(realDate, {
  construct: (target, args, newTarget) =>
    Reflect.construct(target, args.length === 0 ? [now()] : args, newTarget) as Date,
  get: (target, name) => (name === 'now' ? now : (Reflect.get(target, name) as unknown)),
});
realDate.prototype.constructor = Date;
