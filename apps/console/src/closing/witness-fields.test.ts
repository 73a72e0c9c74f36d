import type { FieldSpec } from '@hearthline/schema-form'
import { expect, it } from 'vitest'
import { witnessFields } from './witness-fields.ts'

const field = (name: string, optional: boolean) => ({ kind: 'text', name, label: name, optional, missing: '' }) as FieldSpec
const FIELDS = [field('owners.before', false), field('owners.witness', true)]

it('asks who was there only once somebody was, and then needs it', () => {
  expect(witnessFields(FIELDS, {}).map(({ name }) => name)).toEqual(['owners.before'])
  expect(witnessFields(FIELDS, { before: 'ALONE' }).map(({ name }) => name)).toEqual(['owners.before'])
  expect(witnessFields(FIELDS, { before: 'NOTARY' })[1]).toMatchObject({ name: 'owners.witness', optional: false })
})
