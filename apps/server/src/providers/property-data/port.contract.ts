/** What every property data adapter must keep. */
import { propertyMatches } from '@hearthline/domain/facts/property-record'
import { describe, expect, it } from 'vitest'
import { contractAddress, contractCall, contractName, testCallContract } from '../provider-call.contract.ts'
import type { PropertyData } from './port.ts'

export function describePropertyDataContract(makeAdapter: () => PropertyData): void {
  describe('the property data contract', () => {
    testCallContract({
      what: 'a property search',
      data: propertyMatches,
      ask: (call) => makeAdapter().findProperty({ address: contractAddress, applicantName: contractName }, call),
      askNonsense: (call) =>
        makeAdapter().findProperty({ address: { ...contractAddress, zip: 'none' }, applicantName: contractName }, call),
    })

    it('a home keeps its identity across lookups', async () => {
      const ask = (idempotencyKey: string) =>
        makeAdapter().findProperty({ address: contractAddress, applicantName: contractName }, contractCall({ idempotencyKey }))
      const [first, second] = [await ask('one'), await ask('two')]
      expect(second.data.matches.map((match) => match.uuid)).toEqual(first.data.matches.map((match) => match.uuid))
    })

    it('liens are listed in order of position', async () => {
      const { data } = await makeAdapter().findProperty({ address: contractAddress, applicantName: contractName }, contractCall())
      for (const { recordedLiens } of data.matches) {
        expect(recordedLiens.map((lien) => lien.position)).toEqual(recordedLiens.map((_lien, index) => index + 1))
      }
    })
  })
}
