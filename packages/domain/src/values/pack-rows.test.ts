import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { underwrite } from '../underwriting/decision/underwrite.ts'
import { qualifiedApplicant } from '../underwriting/situation/qualified-applicant.fixture.ts'
import { packRows, unpackRows } from './pack-rows.ts'

const value = fc.oneof(
  fc.integer(),
  fc.string(),
  fc.boolean(),
  fc.constant(null),
  fc.constantFrom('1', 1, 'true', 'text:1', 'json:{}', '{}', '[]'),
  fc.array(fc.record({ type: fc.string(), rate: fc.string() }), { maxLength: 3 }),
)
const rows = fc.array(fc.dictionary(fc.constantFrom('a', 'b', 'c', 'values', 'at', 'count'), value), { maxLength: 200 })

describe('records in columns', () => {
  it('are restored unchanged, whatever they hold and whatever fields some of them lack', () => {
    fc.assert(
      fc.property(rows, (given) => {
        const kept = JSON.parse(JSON.stringify(packRows(given))) as ReturnType<typeof packRows>
        expect(JSON.stringify(unpackRows(kept).map(sorted))).toBe(JSON.stringify(given.map(sorted)))
      }),
    )
  })

  it('are restored even where a column has more values than one or two digits can index', () => {
    const many = Array.from({ length: 5000 }, (_, index) => ({
      id: index,
      odd: index % 2 === 1,
      ...(index % 7 === 0 && { seventh: `n${index}` }),
    }))
    expect(unpackRows(packRows(many))).toEqual(many)
  })

  it('omit undefined members, as JSON does', () => {
    expect(
      unpackRows(
        packRows([
          { cap: undefined, rate: '1' },
          { cap: 2, rate: '1' },
        ]),
      ),
    ).toEqual([{ rate: '1' }, { cap: 2, rate: '1' }])
  })

  it('keep four hundred offers in less than a tenth of their text', () => {
    const { offers } = underwrite(qualifiedApplicant())
    expect(offers.length).toBeGreaterThan(400)
    expect(JSON.stringify(packRows(offers)).length).toBeLessThan(JSON.stringify(offers).length / 10)
    expect(unpackRows(packRows(offers))).toEqual(offers)
  })
})

const sorted = (row: Record<string, unknown>) => Object.fromEntries(Object.entries(row).sort(([a], [b]) => (a < b ? -1 : 1)))
