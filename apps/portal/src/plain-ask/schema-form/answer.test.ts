import { describe, expect, it } from 'vitest'
import { answerOf, missingFields, valuesOf } from './answer.ts'
import { fieldSpec, type JsonSchema } from './field-spec.ts'

const schema: JsonSchema = {
  type: 'object',
  properties: {
    estimateCents: { type: 'integer' },
    signedOn: { type: 'string', format: 'date' },
    note: { type: 'string', maxLength: 1000 },
    confirmed: { type: 'boolean', const: true },
    race: { type: 'array', items: { type: 'string', enum: ['ASIAN', 'WHITE'] } },
    coOwners: { type: 'array', items: { type: 'object', properties: { firstName: { type: 'string' } }, required: ['firstName'] } },
  },
  required: ['estimateCents', 'signedOn', 'confirmed', 'race', 'coOwners'],
}
const labels = {
  ...{ estimateCents: 'Value', signedOn: 'Signed on', note: 'Note', confirmed: 'I confirm' },
  race: { label: 'Race', options: { ASIAN: 'Asian', WHITE: 'White' } },
  coOwners: { label: 'Co-owners', each: { firstName: 'First name' } },
}
const root = fieldSpec(schema, labels)
const fields = root.kind === 'group' ? root.fields : []
const example = { estimateCents: 74200000, signedOn: '2026-11-24', confirmed: true, race: ['ASIAN'], coOwners: [{ firstName: 'Ben' }] }

describe('a form made of a schema', () => {
  it('shows cents as dollars, a day as three boxes, a list of words as boxes to tick', () => {
    expect(fields.map(({ kind }) => kind)).toEqual(['money', 'date', 'text', 'yes', 'choices', 'list'])
    expect(valuesOf(fields, example)).toMatchObject({ estimateCents: 742000, signedOn: { month: '11', day: '24', year: '2026' }, note: '' })
  })
  it('gives the answer back as it came, optional fields that are empty left out', () => {
    expect(answerOf(fields, valuesOf(fields, example))).toEqual(example)
  })
  it('names what is missing by the path that the server would', () => {
    const values = { ...valuesOf(fields, undefined), coOwners: [{ firstName: '' }] }
    expect(missingFields(fields, values).map(({ field }) => field)).toEqual([
      'estimateCents',
      'signedOn',
      'confirmed',
      'race',
      'coOwners.0.firstName',
    ])
  })
})
