import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import type { Item, Known } from '../../item.ts'
import { readStored } from '../../stored-shape.ts'
import { annualIncome } from '../apply/annual-income.ts'
import { aboutYou } from './about-you.ts'
import { ETHNICITIES, hmda, hmdaAnswer, RACES, readHmdaAnswers, SEXES } from './hmda.ts'

const NONE = { ethnicity: ['NOT_PROVIDED'], race: ['NOT_PROVIDED'], sex: ['NOT_PROVIDED'] }
const faults = (answer: unknown) => z.safeParse(hmdaAnswer, answer).error?.issues.map(({ path }) => path.join('.')) ?? []

const SAM = { firstName: 'Sam', lastName: 'Reyes', email: 'sam@example.test' }
const knows =
  (coOwnersCents: number, coOwners = [SAM]): Known =>
  <D>(item: Item<string, Item['kind'], D>) => {
    const found: Readonly<Record<string, unknown>> = {
      [aboutYou.id]: { ...aboutYou.example, ownership: 'JOINT', coOwners },
      [annualIncome.id]: { ...annualIncome.example, coOwnersCents },
    }
    return found[item.id] as D | undefined
  }
const fits = (known: Known, answer: unknown) =>
  hmda.fits!(known, answer as z.infer<typeof hmdaAnswer>, '2026-11-23').map(({ path }) => path)

describe('the demographic questions', () => {
  it('take all that the official form offers at once, and a sub-category without its group', () => {
    expect(faults({ applicant: { ethnicity: [...ETHNICITIES], race: [...RACES], sex: [...SEXES] } })).toEqual([])
    expect(faults({ applicant: { ethnicity: ['CUBAN'], race: ['SAMOAN'], sex: ['FEMALE'] } })).toEqual([])
  })
  it('take a text that is written beside no box', () => {
    expect(faults({ applicant: { ...NONE, ethnicity: [], otherHispanic: 'Dominican', race: [], tribe: 'Navajo' } })).toEqual([])
  })
  it('want each question answered, if only by declining', () => {
    expect(faults({ applicant: { ethnicity: [], otherHispanic: ' ', race: [], sex: [] } })).toEqual([
      ...['applicant.ethnicity', 'applicant.race', 'applicant.sex'],
    ])
    expect(faults({ applicant: NONE })).toEqual([])
  })
  it('refuse what no file could hold', () => {
    expect(faults({ applicant: { ...NONE, tribe: 'A|B' } })).toEqual(['applicant.tribe'])
    expect(faults({ applicant: { ...NONE, tribe: 'x'.repeat(101) } })).toEqual(['applicant.tribe'])
    expect(faults({ applicant: { ...NONE, race: ['WHITE', 'WHITE'] } })).toEqual(['applicant.race'])
  })
  it('are asked of the first co-applicant too, where credit is asked for on the income of both', () => {
    expect(hmda.about!.of(knows(5_000_000))).toEqual({ coApplicant: 'Sam Reyes' })
    expect(fits(knows(5_000_000), { applicant: NONE })).toEqual(['coApplicant.ethnicity'])
    expect(fits(knows(5_000_000), { applicant: NONE, coApplicant: NONE })).toEqual([])
  })
  it('are not asked of a co-owner who only signs', () => {
    expect(hmda.about!.of(knows(0))).toEqual({})
    expect(fits(knows(0), { applicant: NONE })).toEqual([])
    expect(fits(knows(0), { applicant: NONE, coApplicant: NONE })).toEqual(['coApplicant'])
  })
  it('read what was answered before there were sub-categories of race', () => {
    const stored = { ethnicity: ['MEXICAN', 'MEXICAN'], race: ['ASIAN', 'WHITE'], sex: ['FEMALE'] }
    expect(readHmdaAnswers(1, stored)).toEqual({
      applicant: { ethnicity: ['MEXICAN'], race: ['ASIAN', 'WHITE'], sex: ['FEMALE'] },
    })
    expect(readHmdaAnswers(2, { applicant: NONE })).toEqual({ applicant: NONE })
  })
  it('are in no fact: neither one of today nor one that an older copy of the database brings', () => {
    const record = '7c1a4a40-7a0e-4a5e-9a57-3f6a1c9b1d01'
    expect(z.parse(hmda.data, { applicant: NONE, record })).toEqual({ record })
    expect(readStored(hmda as Item, 1, { ...NONE, race: ['ASIAN'] })).toEqual({})
    expect(readStored(hmda as Item, 2, { applicant: NONE })).toEqual({})
  })
})
