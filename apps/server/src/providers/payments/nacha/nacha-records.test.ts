import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type AchBatch, type AchEntry, type AchFile, writeAchFile } from './nacha-records.ts'
import { readAchFile } from './read-ach-file.ts'

const credit: AchEntry = {
  direction: 'CREDIT',
  routingNumber: '121000358',
  accountNumber: '000123456789',
  accountType: 'CHECKING',
  amountCents: 8_500_000,
  receiverId: 'HL-2026-000042',
  receiverName: 'Ana María Reyes-Núñez',
  traceNumber: '071000010000001',
}
const offset: AchEntry = {
  ...credit,
  direction: 'DEBIT',
  routingNumber: '071000013',
  accountNumber: '5550001111',
  receiverId: 'OFFSET',
  receiverName: 'Hearthline Lending, Inc.',
  traceNumber: '071000010000002',
}
const batch: AchBatch = { entryClass: 'PPD', description: 'HELOC DRAW', effectiveOn: '2026-11-25', entries: [credit, offset] }
const file: AchFile = {
  destination: '071000013',
  destinationName: 'Lakeshore National Bank',
  origin: '1234567890',
  originName: 'Hearthline Lending',
  companyName: 'Hearthline Lending',
  companyId: '1234567890',
  originatingBank: '07100001',
  madeOn: '2026-11-24',
  madeAt: '14:30',
  modifier: 'A',
  batches: [batch],
}
const linesOf = (made: AchFile) => writeAchFile(made).split('\n').slice(0, -1)

describe('a file for the bank', () => {
  it('has each field at its place, to the character', () => {
    expect(linesOf(file)).toEqual([
      '101 07100001312345678902611241430A094101LAKESHORE NATIONAL BANKHEARTHLINE LENDING             ',
      '5200HEARTHLINE LENDI                    1234567890PPDHELOC DRAW261124261125   1071000010000001',
      '622121000358000123456789     0008500000HL-2026-000042 ANA MARIA REYES-NUNEZ   0071000010000001',
      '6270710000135550001111       0008500000OFFSET         HEARTHLINE LENDING, IN  0071000010000002',
      '820000000200192000360000085000000000085000001234567890                         071000010000001',
      '9000001000001000000020019200036000008500000000008500000                                       ',
      ...Array.from({ length: 4 }, () => '9'.repeat(94)),
    ])
  })

  it('says of a debit online that it is a single one', () => {
    const fee = { ...credit, direction: 'DEBIT' as const }
    const balanced = { ...offset, direction: 'CREDIT' as const }
    const lines = linesOf({ ...file, batches: [{ ...batch, entryClass: 'WEB', description: 'VALUATION', entries: [fee, balanced] }] })
    expect(lines[2]).toContain('REYES-NUNEZ S 0')
    expect([lines[2]!.slice(1, 3), lines[3]!.slice(1, 3)]).toEqual(['27', '22'])
  })

  it('has a prenote of $0 with a code of its own for each kind of account, in a batch of credits or of debits alone', () => {
    const prenote: AchEntry = { ...credit, amountCents: 0, isPrenote: true }
    expect(linesOf({ ...file, batches: [{ ...batch, entries: [prenote] }] }).slice(1, 5)).toEqual([
      '5220HEARTHLINE LENDI                    1234567890PPDHELOC DRAW261124261125   1071000010000001',
      '623121000358000123456789     0000000000HL-2026-000042 ANA MARIA REYES-NUNEZ   0071000010000001',
      '822000000100121000350000000000000000000000001234567890                         071000010000001',
      '9000001000001000000010012100035000000000000000000000000                                       ',
    ])
    const codeOf = (changes: Partial<AchEntry>) => {
      const [, header, entry] = linesOf({ ...file, batches: [{ ...batch, entries: [{ ...prenote, ...changes }] }] })
      return [header!.slice(1, 4), entry!.slice(1, 3)]
    }
    expect(codeOf({ accountType: 'SAVINGS' })).toEqual(['220', '33'])
    expect(codeOf({ direction: 'DEBIT' })).toEqual(['225', '28'])
    expect(codeOf({ direction: 'DEBIT', accountType: 'SAVINGS' })).toEqual(['225', '38'])
  })

  it('carries no entry of $0 that is no prenote, and no prenote with an amount', () => {
    const of = (entry: AchEntry) => () => writeAchFile({ ...file, batches: [{ ...batch, entries: [entry] }] })
    expect(of({ ...credit, amountCents: 0 })).toThrow(/carries nothing/)
    const carrying = { ...credit, isPrenote: true }
    expect(() => writeAchFile({ ...file, batches: [{ ...batch, entries: [carrying, offset] }] })).toThrow(/carries nothing/)
  })

  it('is not made where it does not balance, its trace numbers do not rise, or an amount does not fit', () => {
    const of =
      (...entries: AchEntry[]) =>
      () =>
        writeAchFile({ ...file, batches: [{ ...batch, entries }] })
    expect(of(credit, { ...offset, amountCents: 1 })).toThrow(/balance/)
    expect(of()).toThrow(/balance/)
    expect(of({ ...credit, traceNumber: '071000010000003' }, offset)).toThrow(/rise/)
    const tooMuch = 10_000_000_000
    expect(of({ ...credit, amountCents: tooMuch }, { ...offset, amountCents: tooMuch })).toThrow(/does not fit/)
    expect(of({ ...credit, amountCents: 0.5 }, { ...offset, amountCents: 0.5 })).toThrow(/does not fit/)
  })

  it('balances, is whole blocks of ten records of 94 characters, and counts what it holds, whatever it holds', () => {
    const entries = fc.array(
      fc.record({
        cents: fc.integer({ min: 1, max: 99_999_999 }),
        name: fc.string({ unit: 'grapheme' }),
        bank: fc.integer({ min: 1, max: 12_999_999 }),
      }),
      { minLength: 1, maxLength: 40 },
    )
    fc.assert(
      fc.property(entries, (made) => {
        const trace = (index: number) => `07100001${String(index + 1).padStart(7, '0')}`
        const credits = made.map(({ cents, name, bank }, index) => ({
          ...credit,
          ...{ amountCents: cents, receiverName: name, routingNumber: `${String(bank).padStart(8, '0')}0`, traceNumber: trace(index) },
        }))
        const totalCents = made.reduce((sum, { cents }) => sum + cents, 0)
        const lines = linesOf({
          ...file,
          batches: [{ ...batch, entries: [...credits, { ...offset, amountCents: totalCents, traceNumber: trace(made.length) }] }],
        })
        expect(lines.length % 10).toBe(0)
        for (const line of lines) expect(line).toMatch(/^[ -~]{94}$/)
        const control = lines.findLast((line) => line.startsWith('9') && line !== '9'.repeat(94))!
        expect([Number(control.slice(31, 43)), Number(control.slice(43, 55)), Number(control.slice(13, 21))]).toEqual([
          totalCents,
          totalCents,
          made.length + 1,
        ])
        const hash = [...credits, offset].reduce((sum, { routingNumber }) => sum + Number(routingNumber.slice(0, 8)), 0)
        expect(control.slice(21, 31)).toBe(String(hash).slice(-10).padStart(10, '0'))
      }),
      { numRuns: 100 },
    )
  })
})

/** As a bank writes one: the entry with its addenda. */
const RETURN_ENTRY = '621121000358000123456789     0008500000HL-2026-000042 ANA MARIA REYES-NUNEZ   1071000010000009'
const ADDENDA_99 = `799R03071000010000001      12100035${' '.repeat(44)}121000350000001`
const ADDENDA_98 = `798C01071000010000001      12100035${'000123456780'.padEnd(29)}${' '.repeat(15)}121000350000002`
/** The sum of its banks, its debits and its credits. */
const TOTALS = `0012100035${'0'.repeat(12)}000008500000`
const answer = (records: readonly string[], counted = records.length) =>
  [
    '101 07100001312345678902611261430A094101HEARTHLINE LENDING     LAKESHORE NATIONAL BANK        ',
    '5200HEARTHLINE LENDI                    1234567890PPDHELOC DRAW261124261125   1121000350000001',
    ...records,
    '820000000200121000350000000000000000085000001234567890                         121000350000001',
    `9000001000001${String(counted).padStart(8, '0')}${TOTALS}${' '.repeat(39)}`,
  ].join('\r\n')

/** Whose entry it was, and which account it was for. */
const OF = { companyId: '1234567890', receivingBank: '12100035', accountNumber: '000123456789' }

describe('what the bank sends', () => {
  it('names the entry that came back, with its reason and amount', () => {
    expect(readAchFile(answer([RETURN_ENTRY, ADDENDA_99]))).toEqual({
      madeOn: '2026-11-26',
      returned: [{ kind: 'RETURN', code: 'R03', traceNumber: '071000010000001', amountCents: 8_500_000, ...OF }],
    })
  })

  it('names what is to be changed of an account that took the money', () => {
    expect(readAchFile(answer([RETURN_ENTRY, ADDENDA_98])).returned).toEqual([
      { kind: 'CHANGE', code: 'C01', traceNumber: '071000010000001', amountCents: 8_500_000, ...OF, corrected: '000123456780' },
    ])
  })

  it('is not believed at all where a part of it is not as it should be', () => {
    expect(() => readAchFile(answer([RETURN_ENTRY, ADDENDA_99]).replace('2611261430', '2613261430'))).toThrow(/calendar/)
    expect(() => readAchFile('hello')).toThrow(/no ACH file/)
    expect(() => readAchFile(answer([RETURN_ENTRY, ADDENDA_99], 3))).toThrow(/has 2 entries and addenda, and says 3/)
    expect(() => readAchFile(answer([ADDENDA_99]))).toThrow(/without its entry/)
    const whole = answer([RETURN_ENTRY, ADDENDA_99])
    expect(() => readAchFile(whole.replaceAll(TOTALS, `0099999999${TOTALS.slice(10)}`))).toThrow(/sum of its banks/)
    expect(() => readAchFile(whole.replaceAll(TOTALS, `${TOTALS.slice(0, -1)}1`))).toThrow(/cents in all/)
    expect(() => readAchFile(whole.replace('9000001000001', '9000002000001'))).toThrow(/batches/)
    expect(() => readAchFile(whole.replace(/^5200.*$/m, '').replace('\r\n\r\n', '\r\n'))).toThrow(/without its batch/)
    expect(() => readAchFile(answer([RETURN_ENTRY, ADDENDA_99.replace('R03', 'X03')]))).toThrow(/reason X03/)
    expect(() => readAchFile(answer([RETURN_ENTRY, ADDENDA_99.slice(1)]))).toThrow(/93 characters/)
    expect(() => readAchFile(answer([RETURN_ENTRY, ADDENDA_99]).split('\r\n').slice(0, -1).join('\n'))).toThrow(/ends before its control/)
  })
})
