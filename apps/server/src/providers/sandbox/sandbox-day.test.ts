/** A vendor's day is the lender's: in a Californian evening it is tomorrow in UTC, and the rules would count a day less. */
import { describe, expect, it } from 'vitest'
import { sandboxFlood } from '../flood/sandbox/sandbox-flood.ts'
import { sandboxPropertyData } from '../property-data/sandbox/sandbox-property-data.ts'
import { contractAddress, contractCall, contractProperty } from '../provider-call.contract.ts'
import { sandboxTitle } from '../title/sandbox/sandbox-title.ts'
import { sandboxValuation } from '../valuation/sandbox/sandbox-valuation.ts'
import { sandboxDay } from './sandbox-day.ts'
import { createSandboxWorld } from './world.ts'

describe.each([
  ['2026-11-22T00:35:00Z', '2026-11-21', '2026-10-22'],
  ['2026-11-22T07:59:00Z', '2026-11-21', '2026-10-22'],
  ['2026-11-22T08:00:00Z', '2026-11-22', '2026-10-23'],
])('at %s', (now, today, thirtyDaysBefore) => {
  const world = createSandboxWorld({ speed: 'instant', began: () => now })
  const call = contractCall({ now })

  it(`it is ${today}, on which a home is valued, a title searched and a flood zone looked up`, async () => {
    const subject = { property: contractProperty, applicantName: { firstName: 'Ana', lastName: 'Reyes' } }
    expect((await sandboxValuation(world).automatedValue({ ...subject, model: 'PRIMARY' }, call)).data.valuedOn).toBe(today)
    expect((await sandboxTitle(world).searchPrequal(subject, call)).data.searchedOn).toBe(today)
    expect((await sandboxFlood(world).determine(subject, call)).data.determinedOn).toBe(today)
  })
  it(`a recent buyer bought on ${thirtyDaysBefore}, thirty days before`, async () => {
    const wanted = { address: contractAddress, applicantName: { firstName: 'Ana', lastName: 'Recentbuyer' } }
    const found = await sandboxPropertyData(world).findProperty(wanted, call)
    expect(found.data.matches[0]?.lastTransferOn).toBe(thirtyDaysBefore)
  })
})

describe('sandbox time that was advanced', () => {
  it('advances by whole lender days, even across a clock change', () => {
    const world = { began: () => '2026-10-31T23:00:00Z' }
    expect(sandboxDay(world, '2026-11-01T06:59:00Z')).toEqual({ began: '2026-10-31', daysOn: 0 })
    expect(sandboxDay(world, '2026-11-02T07:59:00Z').daysOn).toBe(1)
    expect(sandboxDay(world, '2026-11-02T08:00:00Z').daysOn).toBe(2)
  })
})
