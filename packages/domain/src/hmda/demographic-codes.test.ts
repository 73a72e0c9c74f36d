import { describe, expect, it } from 'vitest'
import type { Demographics } from '../flow/items/about-you/hmda.ts'
import { codedPerson } from './demographic-codes.ts'

const answered = (change: Partial<Demographics>) => codedPerson({ ethnicity: [], race: [], sex: [], ...change })
const given = (five: readonly string[]) => five.filter((code) => code !== '')

/** The examples of 12 CFR 1003 appendix B, instructions 8 to 13. */
describe('what an applicant says of ethnicity, race and sex', () => {
  it('is reported as the group that was chosen (8)', () => {
    expect(given(answered({ race: ['ASIAN'] }).race)).toEqual(['2'])
  })
  it('is reported as a sub-category alone where no group was chosen', () => {
    expect(given(answered({ ethnicity: ['MEXICAN'] }).ethnicity)).toEqual(['11'])
    expect(given(answered({ race: ['KOREAN'] }).race)).toEqual(['25'])
  })
  it('is reported with both groups and three of four sub-categories where all were chosen', () => {
    const all = ['HISPANIC', 'NOT_HISPANIC', 'MEXICAN', 'PUERTO_RICAN', 'CUBAN', 'OTHER_HISPANIC'] as const
    expect(given(answered({ ethnicity: [...all] }).ethnicity)).toEqual(['1', '2', '11', '12', '13'])
  })
  it('is reported with all five groups of race, and then no sub-category', () => {
    const race = ['SAMOAN', 'WHITE', 'BLACK', 'ASIAN', 'KOREAN', 'AMERICAN_INDIAN', 'PACIFIC_ISLANDER'] as const
    expect(given(answered({ race: [...race] }).race)).toEqual(['1', '2', '3', '4', '5'])
  })
  it('is reported with three groups and two of three sub-categories', () => {
    const race = ['WHITE', 'ASIAN', 'PACIFIC_ISLANDER', 'KOREAN', 'VIETNAMESE', 'SAMOAN'] as const
    expect(given(answered({ race: [...race] }).race)).toEqual(['2', '4', '5', '25', '26'])
  })
  it('keeps a text that was written beside no box, the box left blank', () => {
    const dominican = answered({ otherHispanic: ' Dominican ' })
    expect([given(dominican.ethnicity), dominican.ethnicityText]).toEqual([[], 'Dominican'])
    const navajo = answered({ race: ['WHITE'], tribe: 'Navajo' })
    expect([given(navajo.race), navajo.raceTribe]).toEqual([['5'], 'Navajo'])
  })
  it.each([
    // Instructions 9.ii, 9.iv and 9.v: a text alone leaves its boxes blank, and beside its box both are reported.
    ['Dominican', { otherHispanic: 'Dominican' }, [], ['6'], 'ethnicityText'],
    ['Dominican', { ethnicity: ['OTHER_HISPANIC'], otherHispanic: 'Dominican' }, ['14'], ['6'], 'ethnicityText'],
    ['Hmong', { otherAsian: 'Hmong' }, ['3'], [], 'raceAsian'],
    ['Hmong', { race: ['OTHER_ASIAN'], otherAsian: 'Hmong' }, ['3'], ['27'], 'raceAsian'],
    ['Navajo', { tribe: 'Navajo' }, ['3'], [], 'raceTribe'],
    ['Navajo', { race: ['AMERICAN_INDIAN'], tribe: 'Navajo' }, ['3'], ['1'], 'raceTribe'],
  ] as const)('is reported as it was written, %s, alone or beside its box: %j', (text, change, ethnicity, race, place) => {
    const coded = answered(change as Partial<Demographics>)
    expect([given(coded.ethnicity), given(coded.race), coded[place]]).toEqual([ethnicity, race, text])
  })
  it('counts a box with its text as one of five', () => {
    const race = ['WHITE', 'ASIAN', 'PACIFIC_ISLANDER', 'KOREAN', 'OTHER_ASIAN'] as const
    const thai = answered({ race: [...race], otherAsian: 'Thai' })
    expect([given(thai.race), thai.raceAsian]).toEqual([['2', '4', '5', '25', '27'], 'Thai'])
    // Instruction 9.ii: both groups, two sub-categories, and Other Hispanic or Latino with Dominican are five.
    const ethnicity = ['HISPANIC', 'NOT_HISPANIC', 'MEXICAN', 'PUERTO_RICAN', 'OTHER_HISPANIC'] as const
    const dominican = answered({ ethnicity: [...ethnicity], otherHispanic: 'Dominican' })
    expect([given(dominican.ethnicity), dominican.ethnicityText]).toEqual([['1', '2', '11', '12', '14'], 'Dominican'])
  })
  it('is any two of four sub-categories beside three groups, a box with its text being one of the four (9.iv)', () => {
    const race = ['WHITE', 'ASIAN', 'PACIFIC_ISLANDER', 'KOREAN', 'VIETNAMESE', 'SAMOAN'] as const
    for (const all of [[...race, 'OTHER_ASIAN' as const], [...race]]) {
      const thai = answered({ race: all, otherAsian: 'Thai' })
      expect([given(thai.race), thai.raceAsian]).toEqual([['2', '4', '5', '25', '26'], ''])
    }
  })
  it('leaves a text out that finds no place among the five', () => {
    const race = ['WHITE', 'ASIAN', 'PACIFIC_ISLANDER', 'BLACK', 'AMERICAN_INDIAN'] as const
    expect(answered({ race: [...race], otherAsian: 'Thai' }).raceAsian).toBe('')
    expect(answered({ race: [...race], tribe: 'Navajo' }).raceTribe).toBe('Navajo')
  })
  it('counts, also beside the box that declines', () => {
    const partly = answered({ ethnicity: ['NOT_PROVIDED', 'CUBAN'], race: ['NOT_PROVIDED'], sex: ['NOT_PROVIDED', 'MALE'] })
    expect([given(partly.ethnicity), given(partly.race), partly.sex]).toEqual([['13'], ['6'], '1'])
  })
  it('is "not provided" where it was not answered, and nobody looked at anyone', () => {
    const nothing = codedPerson(undefined)
    expect([given(nothing.ethnicity), given(nothing.race), nothing.sex, nothing.observed]).toEqual([['3'], ['6'], '3', '2'])
  })
  it('has a code of its own for both sexes', () => {
    expect(answered({ sex: ['MALE', 'FEMALE'] }).sex).toBe('6')
  })
  it('cannot break the file: its separator and line ends become spaces', () => {
    expect(answered({ tribe: 'A|B\nC' }).raceTribe).toBe('A B C')
  })
})
