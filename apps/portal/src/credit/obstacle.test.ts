import { describe, expect, it } from 'vitest'
import { fullName, hostOf, isWebAddress, obstacleOf } from './obstacle.ts'

const item = (id: string, about: Record<string, unknown>) =>
  // What the server's schema would send of it.
  obstacleOf({
    item: id,
    kind: 'ask',
    title: '',
    state: 'open',
    step: 'CREDIT_NO_MATCH',
    data: null,
    example: null,
    schema: {},
    about: { tries: 0, saidLifted: false, gaveSsn: false, ...about },
  } as never)

describe('what prevents a credit report', () => {
  it('is of the soft pull or of the hard one', () => {
    expect(item('credit-obstacle', { outcome: 'FROZEN' })).toMatchObject({ pull: 'SOFT', outcome: 'FROZEN' })
    expect(item('hard-credit-obstacle', { outcome: 'FROZEN' })).toMatchObject({ pull: 'HARD' })
  })
  it('still reads as a sentence when the bureau gave no name', () => {
    expect(item('credit-obstacle', {})).toMatchObject({ bureau: 'The credit bureau', bureauPhone: '', tries: 0, saidLifted: false })
  })
  it('names a person as they write themselves, and a site by its host', () => {
    expect(fullName({ firstName: 'Ana', middleName: 'Lucia', lastName: 'Reyes', suffix: 'JR' })).toBe('Ana Lucia Reyes JR')
    expect([hostOf('https://bureau.example/freeze'), hostOf('nowhere')]).toEqual(['bureau.example', 'nowhere'])
    expect([isWebAddress('https://a.example'), isWebAddress('javascript:alert(1)')]).toEqual([true, false])
  })
})
