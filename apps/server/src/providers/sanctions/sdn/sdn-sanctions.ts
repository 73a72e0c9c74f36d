/**
 * Screening against the list of specially designated nationals and blocked persons that the Office of Foreign Assets Control publishes
 * (https://sanctionslist.ofac.treas.gov/Home/SdnList), as `npm run load-sanctions` has kept it. Nothing is sent anywhere.
 */
import { createHash } from 'node:crypto'
import { ProviderRefused, ProviderUnavailable } from '../../provider-call.ts'
import type { Sanctions } from '../port.ts'
import type { SanctionsList } from '../sanctions-list.ts'
import { screenedIn, screenPeople } from '../screen-people.ts'

const PROVIDER = 'SDN list'

export const sdnSanctions = (latest: () => Promise<SanctionsList | undefined>): Sanctions => ({
  screen: async (asked, { idempotencyKey, signal }) => {
    const { applicantName, bornOn, others, payees } = asked
    const request = { applicantName, bornInYear: bornOn.slice(0, 4), others, ...(payees.length > 0 && { payees }) }
    if (signal.aborted) throw new ProviderUnavailable(PROVIDER, 'TIMEOUT', request)
    if (applicantName.lastName.trim() === '') throw new ProviderRefused(PROVIDER, 'A name is required.', request)
    const list = await latest()
    // No list is not a clear one: the work waits until one is loaded.
    if (!list) throw new ProviderUnavailable(PROVIDER, 'PENDING', request)
    const data = screenPeople(list, screenedIn(asked))
    const reference = `sdn-${list.publishedOn}-${createHash('sha256').update(idempotencyKey).digest('hex').slice(0, 12)}`
    return { provider: PROVIDER, request, reference, data, response: { reference, ...data } }
  },
})
