/**
 * Who has begun to sign beside the borrower, by what is stored of them, whatever else is open now: they said who they are, answered a request of the team,
 * or the team recorded what they signed on paper. Whoever has begun stays among those who sign until two of the team take them off. Never asked and never stored.
 */
import { z } from 'zod'
import type { Facts } from '../../facts.ts'
import { type Known, wait } from '../../item.ts'
import { BORROWER, partsOfFactName } from '../../parties.ts'
import { partyNamed } from './signers.ts'
import { resultsThatCount } from './since-removal.ts'

export interface SignersBegun {
  readonly parties: readonly string[]
  /** The borrower's spouse, as the team named them, where that one has begun: also while the details that name them are confirmed again. */
  readonly spouse?: string | undefined
}

export const signersBegun = wait('signers-begun', {
  title: 'Additional signers',
  steps: ['CO_DEED_REQ'],
  by: 'signer',
  data: z.custom<SignersBegun>((value) => typeof value === 'object'),
  example: { parties: [] },
})

/** Of one's own doing, and of what the team records of a signature on paper. */
const OWN = new Set(['signer-intro', 'signer-signing'])

type Results = Facts['results']
/** By the stored results alone: what another item is asked again does not undo what someone signed. */
export function signersBegunIn(stored: Results): SignersBegun {
  // Whoever two of the team took off has begun again only with what they did since.
  const results = resultsThatCount(stored)
  const given = <D>(id: string) => results[id]?.data as D | undefined
  const online = Object.keys(results).flatMap((name) => {
    const { item, party } = partsOfFactName(name)
    return OWN.has(item) ? [party] : []
  })
  const onPaper = (given<{ readonly owners?: readonly { readonly party?: string }[] }>('co-owners')?.owners ?? []).flatMap(
    ({ party }) => party ?? [],
  )
  const parties = [...new Set([...online, ...onPaper, ...answeredBy(results)])]
  const { spouse, spouseSigns } = given<{ readonly spouse?: string; readonly spouseSigns?: string }>('instrument-details') ?? {}
  const named = spouseSigns === 'NO' ? undefined : spouse?.trim()
  return { parties, ...(named && parties.includes(partyNamed(named)) && { spouse: named }) }
}

interface Given {
  readonly condition: string
  readonly from?: string
}

/** As requests and what was written of them are stored. */
interface Requests {
  readonly raised: readonly { readonly uuid: string; readonly party: string }[]
  readonly answers: readonly Given[]
  readonly messages: readonly Given[]
}

/** Who answered a request of the team, or wrote about one: from whose mailbox it came may not change by one person's word. */
function answeredBy(results: Results): readonly string[] {
  const listed = (id: string) => (results[id]?.data ?? {}) as Partial<Requests>
  const { raised = [], answers = [] } = listed('raised-conditions')
  const { messages = [] } = listed('condition-messages')
  const given = new Set([...answers, ...messages.filter(({ from }) => from === 'APPLICANT')].map(({ condition }) => condition))
  return raised.flatMap(({ uuid, party }) => (party !== BORROWER && given.has(uuid) ? [party] : []))
}

export const hasBegun = (known: Known, party: string): boolean => known(signersBegun)?.parties.includes(party) === true
