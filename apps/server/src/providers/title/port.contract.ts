/** What every title adapter must keep. */

import { titleReport } from '@hearthline/domain/facts/title-report'
import { describe, expect, it } from 'vitest'
import { contractCall, contractName, contractProperty, testCallContract } from '../provider-call.contract.ts'
import type { Title } from './port.ts'

const request = { property: contractProperty, applicantName: contractName }
const nonsense = { ...request, property: { ...contractProperty, address: { ...contractProperty.address, street1: '' } } }

export function describeTitleContract(makeAdapter: () => Title): void {
  describe('the title contract', () => {
    for (const search of ['searchPrequal', 'searchFinal'] as const) {
      testCallContract({
        what: search === 'searchPrequal' ? 'a search before the offer' : 'a full search',
        data: titleReport,
        ask: (call) => makeAdapter()[search](request, call),
        askNonsense: (call) => makeAdapter()[search](nonsense, call),
      })
    }

    it('each search says which one it was', async () => {
      expect((await makeAdapter().searchPrequal(request, contractCall())).data.status).toBe('PREQUAL_TITLE_COMPLETE')
      expect((await makeAdapter().searchFinal(request, contractCall())).data.status).toBe('FINAL_TITLE_COMPLETE')
    })
  })
}
