import { appraisal, coOwners, fundingDecision } from '@hearthline/domain'
import { fieldsOf, type JsonSchema, operatorForm, readAnswer, valuesOf } from '@hearthline/schema-form'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { formatCode } from '../words/format-code.ts'
import { reasonFault } from './reason-field.tsx'
import { isReview } from './review-schema.ts'

/** As the server tells it. */
const told = (schema: z.core.$ZodType) => z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' }) as Record<string, unknown>
const formOf = (schema: z.core.$ZodType) => fieldsOf(told(schema) as JsonSchema, undefined, operatorForm(formatCode))

describe('the form of a decision, made from its schema', () => {
  it('knows accept or refuse with a reason from every other shape', () => {
    expect(isReview(told(fundingDecision.data))).toBe(true)
    expect(isReview(told(appraisal.data))).toBe(false)
    expect(isReview(told(z.object({ outcome: z.enum(['ACCEPTED', 'REFUSED']) })))).toBe(false)
    expect(isReview({})).toBe(false)
  })
  it('asks an appraisal for dollars, a day, the condition where the appraiser states one, and the report', () => {
    expect(formOf(appraisal.accepts!).map(({ name, label, kind, optional }) => [name, label, kind, optional])).toEqual([
      ['valueCents', 'Value', 'amount', false],
      ['valuedOn', 'Valued on', 'day', false],
      ['condition', 'Condition', 'choice', true],
      ['report', 'Report', 'text', false],
    ])
  })
  it('sends back exactly the example it was filled with, for every wait', () => {
    for (const item of [appraisal, coOwners, fundingDecision]) {
      const fields = formOf(item.data)
      const { answer, faults } = readAnswer(fields, valuesOf(fields, item.example))
      expect(faults).toEqual([])
      expect(answer).toEqual(item.example)
    }
  })
})

describe('what was typed', () => {
  const fields = formOf(appraisal.data)
  const read = (valueCents: string, valuedOn = '2026-12-01') => readAnswer(fields, { valueCents, valuedOn })
  it('becomes whole cents without passing through binary fractions', () => {
    expect(read('610,000').answer.valueCents).toBe(61_000_000)
    expect(read('$1,234.56').answer.valueCents).toBe(123_456)
    expect(read('4.35').answer.valueCents).toBe(435)
    expect(read('1.1').answer.valueCents).toBe(110)
  })
  it('is refused, not rounded or guessed, when it is not an amount', () => {
    for (const text of ['1.005', '6,10,000', '-5', '1e6', 'a house', '610.000,00']) {
      expect(read(text).faults).toEqual([{ field: 'valueCents', message: 'Enter an amount in dollars, such as 610,000.00' }])
    }
  })
  it('has to be a day on the calendar', () => {
    expect(read('1', '2026-02-30').faults).toEqual([{ field: 'valuedOn', message: 'Enter a day that is on the calendar' }])
  })
  it('says of each missing field what to do', () => {
    expect(readAnswer(fields, {}).faults).toEqual([
      { field: 'valueCents', message: 'Fill in “Value”' },
      { field: 'valuedOn', message: 'Fill in “Valued on”' },
    ])
    // What is uploaded is not filled in.
    expect(readAnswer(formOf(appraisal.accepts!), {}).faults).toContainEqual({ field: 'report', message: 'Upload a file for “Report”' })
  })
  it('keeps to the bounds, the choices and the lengths of the schema', () => {
    const form = formOf(
      z.object({ tries: z.int().min(1).max(3), kind: z.enum(['A', 'B']), note: z.string().min(3).optional(), ready: z.boolean() }),
    )
    expect(readAnswer(form, { tries: '4', kind: 'C', note: 'no', ready: '' }).faults).toEqual([
      { field: 'tries', message: 'Enter at most 3' },
      { field: 'kind', message: 'Choose one for “Kind”' },
      { field: 'note', message: 'Enter at least 3 characters' },
      { field: 'ready', message: 'Choose one for “Ready”' },
    ])
    expect(readAnswer(form, { tries: '2', kind: 'A', note: '', ready: 'false' })).toEqual({
      answer: { tries: 2, kind: 'A', ready: false },
      faults: [],
    })
  })
})

describe('a reason', () => {
  it('says something, and names no one by a whole number', () => {
    expect(reasonFault('  ')).toContain('at least 3 characters')
    expect(reasonFault('Account ending in 6789 is theirs')).toBeUndefined()
    expect(reasonFault('SSN 123-45-6789 agrees')).toContain('Leave out Social Security')
  })
})
