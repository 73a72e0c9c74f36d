import { appraisal, coOwners, fundingDecision } from '@hearthline/domain'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { readFields, typedFrom } from './read-fields.ts'
import { isReview, schemaFields } from './schema-fields.ts'

/** As the server tells it. */
const told = (schema: z.core.$ZodType) => z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' }) as Record<string, unknown>
const formOf = (schema: z.core.$ZodType) => schemaFields(told(schema))

describe('the form of a decision, made from its schema', () => {
  it('knows accept or refuse with a reason from every other shape', () => {
    expect(isReview(told(fundingDecision.data))).toBe(true)
    expect(isReview(told(appraisal.data))).toBe(false)
    expect(isReview(told(z.object({ outcome: z.enum(['ACCEPTED', 'REFUSED']) })))).toBe(false)
    expect(isReview({})).toBe(false)
  })
  it('asks an appraisal for dollars and a day', () => {
    expect(formOf(appraisal.data).map(({ name, label, kind, required }) => [name, label, kind, required])).toEqual([
      ['valueCents', 'Value', 'money', true],
      ['valuedOn', 'Valued on', 'date', true],
    ])
  })
  it('sends back exactly the example it was filled with, for every wait', () => {
    for (const item of [appraisal, coOwners, fundingDecision]) {
      const fields = formOf(item.data)
      const { data, faults } = readFields(fields, typedFrom(fields, item.example))
      expect(faults).toEqual([])
      expect(data).toEqual(item.example)
    }
  })
  it('takes what no plain field fits as JSON', () => {
    const fields = formOf(z.object({ liens: z.array(z.object({ holder: z.string() })) }))
    expect(fields[0]?.kind).toBe('json')
    expect(readFields(fields, { liens: '[{"holder":"First Harbor Bank"}]' }).data).toEqual({ liens: [{ holder: 'First Harbor Bank' }] })
    expect(readFields(fields, { liens: '[{' }).faults).toEqual([{ field: 'liens', message: 'This is not readable as JSON' }])
  })
})

describe('what was typed', () => {
  const fields = formOf(appraisal.data)
  const read = (valueCents: string, valuedOn = '2026-12-01') => readFields(fields, { valueCents, valuedOn })
  it('becomes whole cents without passing through binary fractions', () => {
    expect(read('610,000').data.valueCents).toBe(61_000_000)
    expect(read('$1,234.56').data.valueCents).toBe(123_456)
    expect(read('4.35').data.valueCents).toBe(435)
    expect(read('1.1').data.valueCents).toBe(110)
  })
  it('is refused and not rounded or guessed when it is no amount', () => {
    for (const text of ['1.005', '6,10,000', '-5', '1e6', 'a house', '610.000,00']) {
      expect(read(text).faults).toEqual([{ field: 'valueCents', message: 'Enter an amount in dollars, such as 610,000.00' }])
    }
  })
  it('has to be a day on the calendar', () => {
    expect(read('1', '2026-02-30').faults).toEqual([{ field: 'valuedOn', message: 'Enter a day that is on the calendar' }])
  })
  it('says of each missing field what to do', () => {
    expect(readFields(fields, {}).faults).toEqual([
      { field: 'valueCents', message: 'Fill in “Value”' },
      { field: 'valuedOn', message: 'Fill in “Valued on”' },
    ])
  })
  it('keeps to the bounds, the choices and the lengths of the schema', () => {
    const form = formOf(
      z.object({ tries: z.int().min(1).max(3), kind: z.enum(['A', 'B']), note: z.string().min(3).optional(), ready: z.boolean() }),
    )
    expect(readFields(form, { tries: '4', kind: 'C', note: 'no', ready: '' }).faults).toEqual([
      { field: 'tries', message: 'Enter at most 3' },
      { field: 'kind', message: 'Choose one' },
      { field: 'note', message: 'Enter at least 3 characters' },
      { field: 'ready', message: 'Choose one' },
    ])
    expect(readFields(form, { tries: '2', kind: 'A', note: '', ready: 'false' })).toEqual({
      data: { tries: 2, kind: 'A', ready: false },
      faults: [],
    })
  })
})
