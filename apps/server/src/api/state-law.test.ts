import { stateLawOn } from '@hearthline/domain'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Staff, staff as signedIn } from '../testing/staff.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'

let app: TestApp
let auditor: Staff
let operator: Staff
beforeAll(async () => {
  app = await openTestApp()
  auditor = await signedIn(app, 'auditor')
  operator = await signedIn(app, 'operator')
})
afterAll(() => app.close())

const PATH = '/console/api/v1/state-law'
const DAY = 86_400_000

describe('the page of the states’ law', () => {
  it('shows operators every state, each entry with its source or as not checked, and that no week’s rates are loaded', async () => {
    // Past the day on which the newest version is in force.
    const { effectiveFrom } = stateLawOn('2026-12-31')
    const days = Math.max(1, Math.ceil((Date.parse(effectiveFrom) - Date.parse(app.container.clock.now())) / DAY) + 2)
    expect((await operator.advance(days)).statusCode).toBe(200)
    const body = (await auditor.get('/state-law')).json()
    expect(body).toMatchObject({ version: '2026-12-3', aporFrom: null })
    expect(body.states).toHaveLength(51)
    const row = (state: string) => body.states.find((each: { state: string }) => each.state === state)
    expect(row('TX').rules.map(({ what }: { what: string }) => what)).toContain(
      'Only a home that the borrower lives in: all fees together at most 2% of the line',
    )
    expect(row('MD').recordingTax).toMatchObject({ basis: 'NOT_KNOWN', counties: 24 })
    expect(row('PA').recordingTax.basis).toBe('NONE_KNOWN')
    expect(row('TX').recordingTax.basis).toBe('EXACT')
    const usury = (state: string) => row(state).questions.find(({ question }: { question: string }) => question === 'usury')
    expect(usury('OH')).toEqual({ question: 'usury', checked: false })
    expect(usury('AK')).toMatchObject({ checked: true, citation: expect.stringContaining('45.45.010') })
    expect(body.checked).toBeLessThan(body.questions)
  })

  it('is not for visitors', async () => {
    expect((await app.call({ method: 'GET', url: PATH, headers: { 'x-org': 'HEARTH' } })).statusCode).toBe(401)
  })
})
