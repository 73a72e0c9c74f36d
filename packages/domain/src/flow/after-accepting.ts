/**
 * What comes between the accepted final offer and the money, for this borrower: by the items that ask, wait or pay later and by their own rules, so
 * that nothing is asked which was not said. Pure.
 */
import { minutesForSet } from '../policy/signing-set.ts'
import type { LocalDate } from '../values/local-date.ts'
import { formatLocalDate, localDateIn } from '../values/local-date-display.ts'
import { expectedDays } from './expected-days.ts'
import { FLOW } from './flow.ts'
import type { Item, Known } from './item.ts'
import { propertyAddress } from './items/apply/property-address.ts'
import { isTexasHomestead } from './items/apply/texas-notice.ts'
import { hazardInsurance } from './items/closing/hazard-insurance.ts'
import { texasItemizationReceipt } from './items/closing/texas-itemization-receipt.ts'
import { disbursement } from './items/funding/disbursement.ts'
import { isNothingLeft } from './items/funding/payoff-amounts.ts'
import { payoffRequests } from './items/funding/payoff-requests.ts'
import { rescission } from './items/funding/rescission.ts'
import { rescissionAssurance } from './items/funding/rescission-assurance.ts'
import { attorneyReview } from './items/notary/attorney-review.ts'
import { mustMeetNotaryInPerson } from './items/notary/meets-notary-in-person.ts'
import { notaryAppointment } from './items/notary/notary-appointment.ts'
import { notaryWaitingPeriod } from './items/notary/notary-waiting-period.ts'
import { rightZone } from './items/property/home-clock.ts'
import { signsAtOffice } from './items/signing/closing-office.ts'
import { closingReview } from './items/signing/closing-review.ts'
import { coOwners } from './items/signing/co-owners.ts'
import { finalOffer } from './items/signing/final-offer.ts'
import { instrumentParties } from './items/signing/instrument-parties.ts'
import { noteSigning } from './items/signing/note-signing.ts'
import { othersDoFirst } from './items/signing/others-who-sign.ts'
import { signerPart } from './items/signing/signer-part.ts'
import { needsSpouse } from './items/signing/spouse-needed.ts'
import { floodNotice } from './items/title/flood-notice.ts'
import { BORROWER } from './parties.ts'
import type { Walk } from './walk.ts'

export interface ComingStep {
  readonly title: string
  readonly text: string
}

/** Those who sign beside the borrower: before the instrument is drawn up, those in whose name it will be. */
const others = (known: Known) => instrumentParties(known).filter(({ party }) => party !== BORROWER)

const listed = (people: readonly { readonly name: string }[]): string => new Intl.ListFormat('en-US').format(people.map(({ name }) => name))

const signToo = (known: Known): string => {
  const all = others(known)
  if (all.length === 0) return 'Everyone who owns the home must sign too. We contact them.'
  const [owners, spouses, trustees] = (['CO_OWNER', 'SPOUSE', 'TRUSTEE'] as const).map((part) =>
    all.filter(({ party }) => signerPart(known, party) === part),
  )
  return [
    ...because(owners, (one) => `because the lien is on ${one ? 'that person’s' : 'their'} home as well`),
    ...because(trustees, (one) => `because ${one ? 'that person is a trustee' : 'they are trustees'} of the trust that holds the home`),
    ...because(spouses, () => 'because the law of your state asks an owner’s spouse to sign'),
    'We contact them.',
  ].join(' ')
}

const because = (people: readonly { readonly name: string }[] = [], why: (isOne: boolean) => string): readonly string[] =>
  people.length === 0 ? [] : [`${listed(people)} must sign too, ${why(people.length === 1)}.`]

/** Whoever signs at an office signs all of it there, together. */
const signAtOffice = (known: Known): string => {
  const names = others(known)
  const too = names.length > 0 ? ` ${listed(names)} must sign there too.` : ''
  return `You choose a time, and the office of a title company, of an attorney, or ours. You sign all documents there, and the deed before a notary.${too}`
}

const meetNotary = (known: Known): string => {
  const how = mustMeetNotaryInPerson(known) ? 'You meet the notary in person. ' : ''
  const names = others(known)
  const too = names.length > 0 ? ` ${listed(names)} must sign before a notary too.` : ''
  return `${how}The notary confirms who you are when you sign for your home.${too}`
}

const lastOfMoney = (known: Known): string =>
  isNothingLeft(known)
    ? 'We record your line with the county. Your draw pays the debts and costs in your final offer.'
    : 'We record your line with the county and send the money to your account.'

/** Disclosure, agreement, instrument, privacy and insurance; the notice of a flood zone; and what Texas adds. They are counted before they are made. */
function minutesToRead(known: Known): number {
  const ofTexas = isTexasHomestead(known) ? 5 + (others(known).length > 0 || needsSpouse(known) ? 1 : 0) : 0
  return minutesForSet(5 + (known(floodNotice) === undefined ? 0 : 1) + ofTexas)
}

/** @param signing the first day on which everything can be signed, as it is among the borrower's dates */
type Words = (known: Known, signing: LocalDate | undefined) => ComingStep

/** By item, in the words of whoever has it ahead; `undefined` where the item before it says it. */
const WORDS: ReadonlyMap<string, Words> = new Map<string, Words>([
  [notaryWaitingPeriod.id, (known, signing) => waitOf(notaryWaitingPeriod, known, signing)],
  [
    texasItemizationReceipt.id,
    () => ({
      title: 'Read your final costs',
      text: 'We email you when they are ready. You have one business day with them before you sign.',
    }),
  ],
  [
    closingReview.id,
    (known) => ({
      title: 'Read your documents',
      text: `You read them here. It takes about ${minutesToRead(known)} minutes. You sign them later, at an office.`,
    }),
  ],
  [
    noteSigning.id,
    (known) => ({ title: 'Sign your documents', text: `You read and sign them here. It takes about ${minutesToRead(known)} minutes.` }),
  ],
  [coOwners.id, (known) => ({ title: othersDoFirst(known, 'sign', 'signs', others(known)), text: signToo(known) })],
  [attorneyReview.id, () => ({ title: 'Attorney review', text: 'An attorney reviews your documents before you meet the notary.' })],
  [
    notaryAppointment.id,
    (known) =>
      signsAtOffice(known)
        ? { title: 'Sign at an office', text: signAtOffice(known) }
        : { title: 'Meet a notary', text: meetNotary(known) },
  ],
  [
    hazardInsurance.id,
    () => ({
      title: 'Confirm your home insurance',
      text: 'You tell us about your policy. Your home must be insured because it secures your line.',
    }),
  ],
  [
    rescission.id,
    () => ({ title: 'Your right to cancel', text: 'You have three business days to change your mind. No money is sent before they end.' }),
  ],
  [
    rescissionAssurance.id,
    (known) => ({
      title: 'We make sure that no one canceled',
      text: `A letter mailed on the last day can still be on its way. We wait for it, or until ${others(known).length > 0 ? 'each of you confirms' : 'you confirm'} that you did not cancel.`,
    }),
  ],
  [
    payoffRequests.id,
    () => ({ title: 'Your debts are paid off', text: 'Your creditors tell us the exact amounts, and we pay them from your draw.' }),
  ],
  [disbursement.id, (known) => ({ title: 'Your money', text: lastOfMoney(known) })],
])

/** A wait that the law sets, with the day on which it ends. Whoever is met needs notice from then on: the first day to sign is a later one. */
function waitOf(item: Pick<Item, 'title' | 'why' | 'until'>, known: Known, signing: LocalDate | undefined): ComingStep {
  const over = item.until?.(known)
  const end = over && ` This wait ends on ${formatLocalDate(localDateIn(over, rightZone(known)))}.`
  const from = signing && ` The first day on which you can sign is ${formatLocalDate(signing)}.`
  return { title: item.title, text: `${item.why ?? ''}${end ?? ''}${(end && from) ?? ''}` }
}

const LATER: readonly Item[] = (FLOW as readonly Item[]).slice(FLOW.findIndex(({ id }) => id === finalOffer.id) + 1)

/** Whether it is ahead: by its own rule, and where time has already settled it, no more. */
function isAhead(item: Item, known: Known, now: string): boolean {
  // What the money is sent by applies only once all before it is settled.
  if (item.id === disbursement.id) return true
  if (item.passes?.(known) === true) return false
  if (item.id === coOwners.id && others(known).length > 0) return true
  const over = item.until?.(known)
  return item.applies?.(known) !== false && !(over !== undefined && over <= now)
}

/** While the final offer is to be accepted; empty at any other time. */
export function afterAccepting(walk: Walk, now: string): readonly ComingStep[] {
  const { frontier, known } = walk
  if (frontier?.item.id !== finalOffer.id) return []
  const zone = rightZone(known)
  const isHome = known(propertyAddress)?.occupancyType === 'HOME'
  const signing = expectedDays(walk, { now, today: localDateIn(now, zone), isHome, zone })['deed-signing']?.on
  return LATER.flatMap((item) => {
    const words = WORDS.get(item.id)
    const said = words && isAhead(item, known, now) ? words(known, signing) : undefined
    return said ? [said] : []
  })
}
