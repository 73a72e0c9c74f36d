import { aboutYou, factsUpTo, type ItemId, propertyAddress } from '@hearthline/domain'
import { describe, expect, it } from 'vitest'
import type { ApplicationFile } from '../../store/repositories/applications.ts'
import { correctedAnswers } from './corrected-answers.ts'
import { correctableBody } from './list-correctable.ts'

const NOW = '2026-12-14T18:30:00.000Z'
const KIM = { firstName: 'Kim', lastName: 'Reyes', email: 'kim@example.test' }
const fileOf = (about: object, until: ItemId = 'submission') =>
  ({
    facts: factsUpTo(until, NOW, {
      'property-address': { ...propertyAddress.example, state: 'TX' },
      'about-you': { ...(aboutYou.example as object), ...about },
    }),
    row: { step: 'APP_SUBMISSION' },
  }) as unknown as ApplicationFile
const corrected = (about: object, changed: Record<string, unknown>) =>
  correctedAnswers(fileOf(about), { 'about-you': changed }, undefined)['about-you']

describe('a correction of the marital status where the state has a spouse sign', () => {
  it('names the spouse with it, and no one without a name', () => {
    const unmarried = { maritalStatus: 'UNMARRIED' }
    expect(corrected(unmarried, { maritalStatus: 'MARRIED', spouse: KIM })).toMatchObject({ maritalStatus: 'MARRIED', spouse: KIM })
    expect(() => corrected(unmarried, { maritalStatus: 'MARRIED' })).toThrow()
    expect(() => corrected(unmarried, { maritalStatus: 'MARRIED', spouse: { ...KIM, firstName: 'Ana' } })).toThrow()
  })

  it('mends a name or an email, and keeps nothing of a spouse of whoever is not married', () => {
    const married = { maritalStatus: 'MARRIED', spouse: KIM }
    const right = { ...KIM, email: 'kim.reyes@example.test' }
    expect(corrected(married, { spouse: right })).toMatchObject({ maritalStatus: 'MARRIED', spouse: right })
    expect(corrected(married, { maritalStatus: 'UNMARRIED', spouse: KIM })).not.toHaveProperty('spouse')
    expect(() => corrected(married, { spouse: KIM })).toThrow()
  })

  it('is one question under its own name, with the spouse as it stands', () => {
    const file = fileOf({ maritalStatus: 'MARRIED', spouse: KIM })
    const groups = correctableBody({ ...file, row: { ...file.row, frozenAt: null } } as ApplicationFile).groups
    expect(groups.find(({ fields }) => fields.includes('maritalStatus'))).toMatchObject({
      title: 'Marital status',
      fields: ['maritalStatus', 'spouse'],
      now: [
        { label: 'Marital status', value: 'Married' },
        { label: 'Spouse', value: 'Kim Reyes, kim@example.test' },
      ],
    })
  })
})
