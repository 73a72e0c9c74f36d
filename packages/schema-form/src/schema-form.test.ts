import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { fieldsOf } from './field-spec.ts'
import { valuesOf } from './field-values.ts'
import { borrowerForm, type JsonSchema, operatorForm } from './form-style.ts'
import { fieldAt, readAnswer, tidyAmount, toldApart } from './read-answer.ts'

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
const fields = fieldsOf(schema, labels, borrowerForm)
const example = { estimateCents: 74200000, signedOn: '2026-11-24', confirmed: true, race: ['ASIAN'], coOwners: [{ firstName: 'Ben' }] }

describe('the form of a borrower, made of a schema', () => {
  it('shows cents as dollars, a day as three boxes, a list of words as boxes to tick', () => {
    expect(fields.map(({ kind }) => kind)).toEqual(['money', 'date', 'text', 'yes', 'choices', 'list'])
    expect(valuesOf(fields, example)).toMatchObject({ estimateCents: 742000, signedOn: { month: '11', day: '24', year: '2026' }, note: '' })
  })
  it('gives the answer back as it came, optional fields that are empty left out', () => {
    expect(readAnswer(fields, valuesOf(fields, example))).toEqual({ answer: example, faults: [] })
  })
  it('gives several texts back one by one, whether they were typed as lines or given as a list', () => {
    const scans = fieldsOf(
      { type: 'object', properties: { scans: { type: 'array', items: { type: 'string' } } }, required: ['scans'] },
      {},
      operatorForm(String),
    )
    for (const given of ['a\nb\n', ['a', '', 'b']])
      expect(readAnswer(scans, { scans: given })).toEqual({ answer: { scans: ['a', 'b'] }, faults: [] })
  })
  it('names what is missing by the path that the server would', () => {
    const values = { ...valuesOf(fields, undefined), coOwners: [{ firstName: '' }] }
    expect(readAnswer(fields, values).faults.map(({ field }) => field)).toEqual([
      'estimateCents',
      'signedOn',
      'confirmed',
      'race',
      'coOwners.0.firstName',
    ])
  })
  it('treats an incomplete date as invalid, not as missing', () => {
    const [dated] = fieldsOf({ properties: { endsOn: { type: 'string', format: 'date' } } }, { endsOn: 'Ends on' }, borrowerForm)
    const read = (month: string) => readAnswer([dated!], { endsOn: { month, day: '', year: '' } })
    expect(read('').faults).toEqual([])
    expect(read('11').faults).toEqual([{ field: 'endsOn', message: 'Invalid date' }])
  })
  it('omits an optional part that was left empty', () => {
    const home: JsonSchema = {
      properties: {
        mailing: { type: 'object', properties: { street: { type: 'string' }, unit: { type: 'string' } }, required: ['street'] },
      },
    }
    const form = fieldsOf(home, { mailing: { street: 'Street', unit: 'Unit' } }, borrowerForm)
    expect(readAnswer(form, valuesOf(form, undefined))).toEqual({ answer: {}, faults: [] })
    expect(readAnswer(form, { mailing: { unit: '4' } }).faults).toEqual([{ field: 'mailing.street', message: 'Required' }])
  })
  it('keeps the empty line that someone is about to fill in', () => {
    const form = fieldsOf(
      { properties: { names: { type: 'array', items: { type: 'string' } } }, required: ['names'] },
      undefined,
      borrowerForm,
    )
    expect(readAnswer(form, { names: 'Ana\n\nBen\n' }).answer).toEqual({ names: ['Ana', 'Ben'] })
  })
})

/** As the server tells an operator of it. */
const told = (answer: z.core.$ZodType) => z.toJSONSchema(answer, { unrepresentable: 'any', io: 'input' }) as JsonSchema
const words = (code: string) => `<${code}>`
const operatorFields = (answer: z.core.$ZodType) => fieldsOf(told(answer), undefined, operatorForm(words))

describe('the form of an operator, made of the same schema', () => {
  it('asks what is true or not as a question with two answers where the item names them', () => {
    const label = { label: 'Is the home for sale?', options: { true: 'Yes', false: 'No' } }
    const asked = fieldsOf({ properties: { listed: { type: 'boolean' } }, required: ['listed'] }, { listed: label }, borrowerForm)
    expect(asked).toMatchObject([
      { kind: 'yes-no', label: 'Is the home for sale?', options: [{ value: 'true', label: 'Yes' }, { label: 'No' }] },
    ])
    expect(readAnswer(asked, { listed: 'false' })).toEqual({ answer: { listed: false }, faults: [] })
    // Neither is chosen until one is: nothing is said by leaving it.
    expect(readAnswer(asked, valuesOf(asked, {})).faults).toHaveLength(1)
  })

  it('asks to the cent, for a day, and for yes or no, in words made of the names', () => {
    const form = operatorFields(z.object({ valueCents: z.int(), valuedOn: z.iso.date(), ready: z.boolean(), kind: z.enum(['A', 'B']) }))
    expect(form.map(({ kind, label }) => [kind, label])).toEqual([
      ['amount', '<valueCents>'],
      ['day', '<valuedOn>'],
      ['yes-no', '<ready>'],
      ['choice', '<kind>'],
    ])
    expect(form[3]).toMatchObject({
      as: 'list',
      options: [
        { value: 'A', label: '<A>' },
        { value: 'B', label: '<B>' },
      ],
    })
  })
  it('asks for a list of things field by field, and names what is missing by the path that the server would', () => {
    const form = operatorFields(z.object({ liens: z.array(z.object({ holder: z.string(), balanceCents: z.int() })) }))
    const values = { liens: [{ holder: 'First Harbor Bank', balanceCents: '1,000.50' }] }
    expect(readAnswer(form, values)).toEqual({ answer: { liens: [{ holder: 'First Harbor Bank', balanceCents: 100_050 }] }, faults: [] })
    expect(readAnswer(form, { liens: [{ holder: '' }] }).faults).toEqual([
      { field: 'liens.0.holder', message: 'Fill in “<holder>”' },
      { field: 'liens.0.balanceCents', message: 'Fill in “<balanceCents>”' },
    ])
  })
  it('accepts JSON where no field fits', () => {
    const form = operatorFields(z.object({ answers: z.record(z.string(), z.number()), either: z.union([z.string(), z.number()]) }))
    expect(form.map(({ kind }) => kind)).toEqual(['json', 'json'])
    expect(readAnswer(form, { answers: '{"a":1}', either: '"x"' }).answer).toEqual({ answers: { a: 1 }, either: 'x' })
    expect(readAnswer(form, { answers: '{', either: '1' }).faults).toEqual([{ field: 'answers', message: 'This is not readable as JSON' }])
  })
  it('starts empty in every part, whatever the draft holds of it', () => {
    const form = operatorFields(z.object({ ready: z.boolean(), kinds: z.array(z.enum(['A', 'B'])), owner: z.object({ name: z.string() }) }))
    expect(readAnswer(form, {}).faults).toEqual([
      { field: 'ready', message: 'Choose one for “<ready>”' },
      { field: 'kinds', message: 'Choose one for “<kinds>”' },
      { field: 'owner.name', message: 'Fill in “<name>”' },
    ])
  })
  it('names the field of each of several equal messages in the list of errors', () => {
    const form = operatorFields(z.object({ owners: z.array(z.object({ scan: z.string() })), deed: z.string(), on: z.iso.date() }))
    const [used, other] = ['This file was uploaded for something else already', 'Enter a day']
    const faults = [
      ...['owners.0.scan', 'owners.1.scan', 'deed'].map((field) => ({ field, message: used })),
      { field: 'on', message: other },
    ]
    expect(toldApart(form, faults).map(({ message }) => message)).toEqual([
      `<owners> 1, <scan>: ${used}`,
      `<owners> 2, <scan>: ${used}`,
      `<deed>: ${used}`,
      other,
    ])
    // Whose it is may be enough.
    const [ana, sam] = ['Ana Reyes', 'Sam Reyes'].map((whose, index) => ({ field: `owners.${index}.scan`, message: used, whose }))
    expect(toldApart(form, [ana!, sam!]).map(({ message }) => message)).toEqual([`Ana Reyes: ${used}`, `Sam Reyes: ${used}`])
  })
  it('shows what the server says of a part at the field that asks for it', () => {
    const form = operatorFields(z.object({ notes: z.array(z.string()), owners: z.array(z.object({ ssn: z.string() })), on: z.iso.date() }))
    expect(['notes.2', 'owners.1.ssn', 'on', 'owners', 'gone.1'].map((path) => fieldAt(form, path))).toEqual([
      'notes',
      'owners.1.ssn',
      'on',
      'owners',
      'gone.1',
    ])
  })
})

it('an amount is shown as it is read aloud, and as it is typed until it is one', () => {
  expect([tidyAmount('138400'), tidyAmount('$1234.5'), tidyAmount('12,'), tidyAmount('')]).toEqual(['138,400.00', '1,234.50', '12,', ''])
})
