import { instrumentDetails, type LabelTree } from '@hearthline/domain'
import { fieldsOf, type JsonSchema, operatorForm, readAnswer } from '@hearthline/schema-form'
import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { detailFields } from './instrument-details-form.tsx'

const schema = z.toJSONSchema(instrumentDetails.data, { io: 'input' }) as JsonSchema
const every = fieldsOf(schema, instrumentDetails.labels as LabelTree, operatorForm(String))

describe('the details of an instrument', () => {
  it('that are missing are asked for, each as needed, and no others', () => {
    expect(detailFields(every, ['spouse']).map(({ name, optional }) => [name, optional])).toEqual([['spouse', false]])
    expect(detailFields(every, ['legalDescription', 'vesting']).map(({ name }) => name)).toEqual(['legalDescription', 'vesting'])
  })

  it('of a spouse are asked for with whether they sign, and the name only of one who does', () => {
    const fields = detailFields(every, ['spouseSigns', 'spouseSource'], ['spouse'])
    expect(fields.map(({ name, optional }) => [name, optional])).toEqual([
      ['spouseSigns', false],
      ['spouseSource', false],
      ['spouse', true],
    ])
    expect(readAnswer(fields, { spouseSigns: 'NO', spouseSource: 'Title company' }).faults).toEqual([])
  })

  it('that are left empty are faults before anything is sent', () => {
    const fields = detailFields(every, ['vesting', 'spouse'])
    expect(readAnswer(fields, {}).faults.map(({ field }) => field)).toEqual(['vesting', 'spouse'])
    expect(readAnswer(fields, { vesting: 'Ana Reyes, in fee simple', spouse: 'Sam Reyes' }).faults).toEqual([])
  })
})
