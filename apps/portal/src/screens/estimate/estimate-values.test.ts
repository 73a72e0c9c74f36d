import { linkedScenario, type Scenario, scenario, scenarioQuery } from '@hearthline/domain'
import { describe, expect, it } from 'vitest'
import { estimateValues, fieldOf, saidScenario } from './estimate-values.ts'

const said: Scenario = {
  state: 'TX',
  zip: '78701',
  occupancy: 'HOME',
  propertyKind: 'TOWNHOUSE',
  valueCents: 60_000_000,
  loans: [
    { kind: 'MORTGAGE', balanceCents: 20_000_000, paymentCents: 150_000, payOff: false },
    { kind: 'HELOC', balanceCents: 3_000_000, payOff: true, openedOn: '2024-05-02' },
  ],
  score: 740,
  debtsCents: 0,
}

describe('The form of an estimate', () => {
  it('says what a link filled in', () => {
    const linked = linkedScenario(new URLSearchParams(scenarioQuery(said))).scenario
    expect(scenario.parse(saidScenario(estimateValues(linked)))).toEqual(said)
  })

  it('asks for the one loan that most homes have, and takes none where it is removed', () => {
    const values = estimateValues({})
    const paths = (given: unknown) => scenario.safeParse(given).error?.issues.map(({ path }) => fieldOf(path.join('.')))
    expect(paths(saidScenario(values))).toEqual(['state', 'occupancy', 'value', 'loans.0.balance', 'score'])
    expect(paths(saidScenario({ ...values, loans: [] }))).not.toContain('loans.0.balance')
  })
})
