/** Your dates, not a slogan: what is done with its day, what comes with the earliest day it can be, and the assumption. */
import { addBusinessDays, isCreditorBusinessDay } from '../policy/business-day.ts'
import { rescissionEnd } from '../policy/rescission.ts'
import { zoneOfState } from '../policy/state-zone.ts'
import type { LocalDate } from '../values/local-date.ts'
import { formatLocalDate, localDateIn } from '../values/local-date-display.ts'
import { formatCents } from '../values/money.ts'
import type { Facts } from './facts.ts'
import type { ItemId } from './flow.ts'
import { propertyAddress } from './items/apply/property-address.ts'
import { chosenOffer } from './items/offer/chosen-offer.ts'
import { revisedOffer } from './items/offer/revised-offer.ts'
import type { Walk } from './walk.ts'

export interface DateLine {
  readonly label: string
  readonly detail: string
  readonly state: 'done' | 'current' | 'next'
}

const CHAPTERS = [
  { label: 'Application started', item: 'legal-name' },
  // Decided only when an offer can be chosen: until then assets, another placement or a person may be asked.
  { label: 'Offers decided', item: 'first-decision', before: 'chosen-offer' },
  { label: 'Offer chosen', item: 'chosen-offer' },
  { label: 'Application submitted', item: 'submission' },
  { label: 'Income verified', item: 'income-verification' },
  { label: 'Identity', item: 'identity-check' },
  { label: 'Sign with the notary', item: 'deed-signing' },
  { label: 'Right to cancel ends', item: 'rescission' },
  { label: 'Money in your account', item: 'disbursement' },
] as const satisfies readonly { readonly label: string; readonly item: ItemId; readonly before?: ItemId }[]

/** Lines in order of time. Earliest days assume that everything asked is answered on the next business day. */
export function yourDates(walk: Walk, facts: Facts): readonly DateLine[] {
  const address = walk.known(propertyAddress)
  const zone = zoneOfState(address?.state ?? '')
  const today = localDateIn(facts.now, zone)
  const dayOf = (item: string): LocalDate | undefined => {
    const at = facts.results[item]?.settledAt
    return walk.states[item] === 'settled' && at ? localDateIn(at, zone) : undefined
  }
  const signed = dayOf('deed-signing')
  const signing = signed ?? addBusinessDays(today, 1, isCreditorBusinessDay)
  const cancelBy = rescissionEnd({ opened: signing, noticeDelivered: signing, disclosuresDelivered: signing })
  const isHome = address?.occupancyType === 'HOME'
  const money = addBusinessDays(isHome ? cancelBy : signing, 1, isCreditorBusinessDay)
  const assumption = signed ? '' : `, if you sign on ${formatLocalDate(signing)}`
  const expected: Readonly<Record<string, string>> = {
    'deed-signing': `As early as ${formatLocalDate(signing)}`,
    rescission: `${formatLocalDate(cancelBy)} at midnight. Three business days; Sundays and federal holidays do not count${assumption}`,
    disbursement: `${formatLocalDate(money)}${assumption}`,
  }
  let current = false
  return CHAPTERS.filter((chapter) => chapter.item !== 'rescission' || isHome).map((chapter) => {
    const { label, item } = chapter
    const isOver = !('before' in chapter) || walk.states[chapter.before] !== 'ahead'
    const day = isOver ? dayOf(item) : undefined
    if (day !== undefined) return { label, detail: `${formatLocalDate(day)}${choiceWords(walk, item)}`, state: 'done' as const }
    const state = current ? ('next' as const) : ('current' as const)
    current = true
    return { label, detail: expected[item] ?? (state === 'current' ? 'Now' : 'After that'), state }
  })
}

function choiceWords({ known }: Walk, item: string): string {
  if (item !== 'chosen-offer') return ''
  const choice = known(revisedOffer) ?? known(chosenOffer)
  return choice ? `. ${formatCents(choice.drawCents, choice.drawCents % 100 === 0 ? 0 : 2)} over ${choice.termYears} years` : ''
}
