import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ChargeView } from '@palmleaf/shared/views/statement';
import { temporaryFolder } from '@palmleaf/test/support/files/temporary-folder';
import { describe, expect, test } from 'vitest';
import { agrees, type Charged, compare } from '../../statement/compare.ts';
import { readStatement } from '../../statement/read-statement.ts';
import { plainLines } from '../../terminal/line.ts';
import { chargesTable, statementText } from '../../text/statement.ts';

const folder = temporaryFolder('statement');
const at = '2026-11-20T08:00:00.000Z';
const charge = (operation: string, state: ChargeView['state'], amount?: string, id = 'anna'): ChargeView => ({
  id,
  part: `palm/${operation}`,
  operation,
  state,
  at,
  ...(amount === undefined ? {} : { price: { currency: 'USD', amount } }),
});

const luck = [
  charge('luck', 'bought', '0.10'),
  charge('luck', 'bought', '0.10', 'ben'),
  charge('luck', 'unknown', '0.10', 'cora'),
  charge('luck', 'unknown', '0.20', 'dora'),
];
const compareLine = (line: Charged, charges: readonly ChargeView[] = luck) => {
  const [found] = compare(charges, [line]);
  if (found === undefined) throw new Error('No line was compared');
  return found;
};

describe('a statement', () => {
  test.each([
    [1, 'undercharged', 1],
    [2, 'matches', 0],
    [3, 'matches', 0],
    [4, 'matches', 0],
    [5, 'overcharged', 1],
    [9, 'overcharged', 5],
  ] as const)(
    'A statement of %i calls has the verdict "%s" and a difference of %i calls, if two calls are bought and two unknown',
    (calls, verdict, by) => {
      expect(compareLine({ calls })).toMatchObject({ bought: 2, unknown: 2, verdict, by });
      expect(agrees(compareLine({ calls }))).toBe(verdict === 'matches');
    },
  );

  test.each([
    [0, 'undercharged', 1],
    [1, 'matches', 0],
    [3, 'matches', 0],
    [4, 'overcharged', 1],
  ] as const)(
    'A statement of %i calls has the verdict "%s" and a difference of %i calls, if two calls are bought, one of them for free, and one is unknown',
    (calls, verdict, by) => {
      const free = { ...charge('chat', 'bought', '1', 'eva'), told: { currency: 'USD', amount: '0' } };
      const charges = [charge('chat', 'bought', '1'), free, charge('chat', 'unknown', '1', 'cora')];
      expect(compareLine({ calls }, charges)).toMatchObject({ bought: 2, unknown: 1, free: 1, verdict, by });
      expect(compareLine({ calls: 1, micros: 1_000_000 }, charges).amount).toEqual({ verdict: 'matches' });
      expect(compareLine({ calls: 2, micros: 3_000_000 }, charges).amount).toMatchObject({ verdict: 'more' });
    },
  );

  test('A statement is compared by operation, and a missing operation counts as charged zero', () => {
    const charges = [...luck, charge('money', 'bought'), charge('health', 'unknown')];
    expect(compare(charges, [{ operation: 'luck', calls: 3 }])).toMatchObject([
      { operation: 'luck', verdict: 'matches' },
      { operation: 'money', verdict: 'undercharged', by: 1 },
      { operation: 'health', verdict: 'matches' },
    ]);
    expect(compare(charges, [{ operation: 'love', calls: 1 }])[0]).toMatchObject({
      verdict: 'overcharged',
      by: 1,
    });
  });

  test.each([
    [2, 200_000, 'matches'],
    [2, 200_001, 'more'],
    [2, 199_999, 'less'],
    [3, 300_000, 'matches'],
    [3, 400_000, 'matches'],
    [3, 299_999, 'less'],
    [3, 400_001, 'more'],
    [5, 1, 'calls differ'],
  ] as const)(
    'The amount of a statement of %i calls for %i millionths of the currency has the verdict "%s"',
    (calls, micros, verdict) => {
      expect(compareLine({ calls, micros }).amount.verdict).toBe(verdict);
      if (verdict !== 'matches') expect(agrees(compareLine({ calls, micros }))).toBe(false);
    },
  );

  test('A statement is compared with the cost that an answer stated, and with the price where it stated none', () => {
    const statedCost = (amount: string) => ({ told: { currency: 'USD', amount } });
    const charges = [
      { ...charge('luck', 'bought', '0.10'), ...statedCost('0.30') },
      { ...charge('luck', 'bought'), ...statedCost('0.20') },
    ];
    const amountOf = (micros: number) => compareLine({ operation: 'luck', calls: 2, micros }, charges).amount;
    expect(amountOf(500_000)).toEqual({ verdict: 'matches' });
    expect(amountOf(200_000)).toEqual({ verdict: 'less', micros: 300_000 });
    const [head = '', , first = ''] = plainLines(chargesTable('june', charges));
    expect(head).toMatch(/price +stated cost/);
    expect(first).toMatch(/0\.10 USD +0\.30 USD/);
    expect(plainLines(chargesTable('june', luck))[0]).not.toContain('stated');
  });

  test('A statement whose amount cannot be compared says why and is judged by its calls', () => {
    const unpriced = [charge('luck', 'bought'), charge('luck', 'unknown', '0.10')];
    expect(compareLine({ calls: 1, micros: 5 }, unpriced)).toMatchObject({
      amount: { verdict: 'price not known' },
    });
    expect(agrees(compareLine({ calls: 1, micros: 5 }, unpriced))).toBe(true);
    expect(compareLine({ calls: 2 }).amount).toEqual({ verdict: 'no amount' });
  });

  test('The text of a statement says what matches, what does not, and which calls explain the rest', () => {
    const textOf = (...lines: Charged[]) =>
      plainLines(statementText('june', compare(luck, lines), luck, 'USD')).join('\n');
    const explained = textOf({ operation: 'luck', calls: 3, micros: 350_000 });
    expect(explained).toContain('matches: 1 of 2 calls with unknown outcome was charged');
    expect(explained).toMatch(/cora +luck +2026-11-20T08:00:00\.000Z/);
    expect(explained).toContain('The statement for june can be explained, call by call.');
    const overcharged = textOf({ calls: 6 });
    expect(overcharged).toContain('The statement for june cannot be explained:');
    expect(overcharged).toContain('all operations: 2 calls more than can be explained');
    expect(textOf({ calls: 1 })).toContain('1 call fewer than were bought');
    expect(textOf({ operation: 'luck', calls: 2, micros: 250_000 })).toContain(
      'the amount is 0.05 USD more than these calls cost',
    );
    expect(
      plainLines(
        chargesTable('june', [
          { ...charge('luck', 'bought', '0.10'), id: undefined },
          charge('luck', 'bought'),
        ]),
      ).join('\n'),
    ).toMatch(
      /erased +palm\/luck[\s\S]*june\/anna +palm\/luck +luck +2026-11-20T08:00:00\.000Z +bought +not known/,
    );
  });
});

describe('a file of what was charged', () => {
  const lines: string[] = [];
  const read = (text: string) => {
    const path = join(folder, 'vendor.csv');
    writeFileSync(path, text);
    return readStatement(path, (sentence) => lines.push(sentence));
  };

  test("A vendor's file is read by its columns, and the lines of one operation are added up", async () => {
    expect(
      await read(
        'operation,calls,amount\nluck,2,0.20\nluck,1,0.105\n/v1/natal_aspects_report,4,\nget-palm-id,0,0\n',
      ),
    ).toEqual([
      { operation: 'luck', calls: 3, micros: 305_000 },
      { operation: 'natal_aspects_report', calls: 4 },
      { operation: 'get-palm-id', calls: 0, micros: 0 },
    ]);
    expect(await read('Endpoint;Calls\nchat;7\n')).toEqual([{ operation: 'chat', calls: 7 }]);
  });

  test("A vendor's file may name operations by their paths", async () => {
    const path = join(folder, 'paths.csv');
    writeFileSync(
      path,
      'operation,calls\nPOST /hands/read?chapter=luck,2\n/hands/read?chapter=love,1\nmounts,1\n',
    );
    const paths = { luck: '/hands/read?chapter=luck', love: '/hands/read?chapter=love' };
    expect(await readStatement(path, () => undefined, paths)).toEqual([
      { operation: 'luck', calls: 2 },
      { operation: 'love', calls: 1 },
      { operation: 'mounts', calls: 1 },
    ]);
  });

  test("The error for a wrong vendor's file names file, line and column", async () => {
    await expect(read('operation,calls,amount\nlucky,2,1\nluck,two,1\nluck,1,USD 5\n,1,\n')).rejects.toThrow(
      /vendor\.csv has 4 mistakes; nothing was compared/,
    );
    expect(lines.map((sentence) => sentence.slice(sentence.indexOf('line')))).toEqual([
      expect.stringMatching(/^line 2, column operation: There is no operation of this name/),
      expect.stringMatching(/^line 3, column calls: calls must be a whole number/),
      expect.stringMatching(/^line 4, column amount: amount must be digits such as 12\.50/),
      expect.stringMatching(/^line 5, column operation: The line names no operation/),
    ]);
    await expect(read('operation,amount\nluck,1\n')).rejects.toThrow(
      /column calls: A column is missing: "calls"/,
    );
    await expect(read('')).rejects.toThrow(/vendor\.csv/);
    await expect(readStatement(join(folder, 'nothing.csv'), () => undefined)).rejects.toThrow(
      'There is no file',
    );
    await expect(readStatement(folder, () => undefined)).rejects.toThrow('cannot be read');
  });
});

test('A statement without its columns is refused with a remedy that its commands have', async () => {
  const file = join(folder, 'bill.csv');
  writeFileSync(file, 'what,how many\nluck,3\n');
  const read = readStatement(file, () => undefined);
  await expect(read).rejects.toThrow(
    /"operation", which a statement needs.*Write these names into the header line\.$/,
  );
  await expect(read).rejects.not.toThrow('--map');
});
