import { appraisal, type LabelTree, valueReview } from '@hearthline/domain'
import { fieldsOf, type JsonSchema, operatorForm, readAnswer } from '@hearthline/schema-form'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { formatCode } from '../words/format-code.ts'
import { valueReviewFields } from './value-form.tsx'

const formOf = (item: { data: z.core.$ZodType; labels?: unknown }) =>
  fieldsOf(
    z.toJSONSchema(item.data, { unrepresentable: 'any', io: 'input' }) as JsonSchema,
    item.labels as LabelTree,
    operatorForm(formatCode),
  )

describe('the answer to a disputed value', () => {
  const fields = formOf(valueReview)
  const faultsOf = (typed: Record<string, string>) =>
    readAnswer(valueReviewFields(fields, typed), typed).faults.map(({ message }) => message)
  const answer = 'The sale you named is of a larger home.'

  it('needs the corrected value where the value is corrected', () => {
    expect(faultsOf({ outcome: 'CORRECTED', answer })).toEqual(['Fill in “Corrected value”'])
    expect(faultsOf({ outcome: 'CORRECTED', answer, valueCents: '640,000.00' })).toEqual([])
  })
  it('asks for none where the value stands or another valuation is ordered, and sends none', () => {
    for (const outcome of ['UNCHANGED', 'SECOND_VALUATION']) {
      const typed = { outcome, answer, valueCents: '640,000.00' }
      expect(readAnswer(valueReviewFields(fields, typed), typed)).toEqual({ answer: { outcome, answer }, faults: [] })
    }
  })
  it('leaves the form of an appraisal as it is, and says what to do where its report is missing', () => {
    const typed = { valueCents: '640,000.00', valuedOn: '2026-11-20' }
    const asked = valueReviewFields(formOf({ ...appraisal, data: appraisal.accepts! }), typed)
    expect(asked.map(({ name }) => name)).toEqual(['valueCents', 'valuedOn', 'condition', 'report'])
    expect(readAnswer(asked, typed).faults).toEqual([{ field: 'report', message: 'Upload the appraiser’s report' }])
  })
})
