import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PERSONAS } from '../providers/sandbox/personas.ts'
import { person } from '../testing/person.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const DECISIONS: Readonly<Record<string, string>> = {
  DECLINED: 'DECLINE',
  ASSETS_PREQUAL: 'ASSET_DEPLETION',
  OFFER_SELECTION: 'APPROVED',
}

describe('every persona reaches its documented step within ten seconds', () => {
  it.concurrent.each(PERSONAS.map((persona) => [persona.lastName, persona.firstStep] as const))(
    '%s rests at %s',
    async (lastName, firstStep) => {
      const { step, decision, statuses } = await (await person(app, lastName)).untilRest()
      expect(step).toBe(firstStep)
      const ineligible = lastName === 'Listed' || lastName === 'Recentbuyer'
      expect(decision).toBe(ineligible ? 'INELIGIBLE' : (DECISIONS[firstStep] ?? 'INITIAL'))
      expect(statuses.uwDecision).toBe(decision)
      expect(statuses.checklistStatus).toBe(step)
    },
  )

  it('flags say why: the score, the debts, the owner, the PIN', async () => {
    const flagsOf = async (lastName: string) => (await (await person(app, lastName)).untilRest()).statuses
    expect(await flagsOf('Lowscore')).toMatchObject({ creditScoreDecline: true, dtiDecline: false })
    expect(await flagsOf('Highdti')).toMatchObject({ creditScoreDecline: false, dtiDecline: true })
    expect(await flagsOf('Notowner')).toMatchObject({ datatreeNoMatch: true })
    expect(await flagsOf('Frozenpin')).toMatchObject({ creditFrozenWithPin: true })
    expect(await flagsOf('Frozen')).toMatchObject({ creditFrozenWithPin: false })
  })

  it('while the file is frozen the sub-decision says so', async () => {
    expect((await (await person(app, 'Frozen')).untilRest()).subDecision).toBe('CREDIT_FROZEN')
  })
})
