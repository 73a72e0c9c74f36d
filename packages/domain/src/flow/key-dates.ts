/** Your dates, not a slogan: what is done with its day, what comes with the earliest day it can be, and the assumption. */
import { shortCents } from '../income/short-cents.ts'
import { lenderDay } from '../policy/lender-day.ts'
import { type LocalDate, latestOf } from '../values/local-date.ts'
import { formatLocalDate, localDateIn } from '../values/local-date-display.ts'
import { formatExactCents } from '../values/money.ts'
import type { ExpectedDay } from './closing-days.ts'
import type { DateLine } from './date-line.ts'
import { expectedDays } from './expected-days.ts'
import type { Facts } from './facts.ts'
import { FLOW } from './flow.ts'
import type { Item, Known } from './item.ts'
import { propertyAddress } from './items/apply/property-address.ts'
import { texasItemizationDay } from './items/closing/texas-itemization-day.ts'
import { refusalOf } from './items/decision/refusal.ts'
import { choiceInForce } from './items/final/choice-in-force.ts'
import { disbursement } from './items/funding/disbursement.ts'
import { fundingDecision } from './items/funding/funding-decision.ts'
import { fundingFirstApproval } from './items/funding/funding-first-approval.ts'
import { lineOpening } from './items/funding/line-opening.ts'
import { isNothingLeft } from './items/funding/payoff-amounts.ts'
import { payoffQuotes } from './items/funding/payoff-quotes.ts'
import { payoffRequote } from './items/funding/payoff-requote.ts'
import { rescission } from './items/funding/rescission.ts'
import { rescissionAssurance } from './items/funding/rescission-assurance.ts'
import { returnDueOn, UNCONFIRMED_TITLE, whoCanceled } from './items/funding/rescission-exercise.ts'
import { everyoneStatedAt } from './items/funding/rescission-statements.ts'
import { incomeVerification } from './items/income/income-verification.ts'
import { verifiedOfStated } from './items/income/verified-of-stated.ts'
import { notaryWaitingPeriod } from './items/notary/notary-waiting-period.ts'
import { verifiedDecision } from './items/offer/verified-decision.ts'
import { rightZone } from './items/property/home-clock.ts'
import { signerSigning } from './items/signer/signer-signing.ts'
import { coOwners } from './items/signing/co-owners.ts'
import { noteSigning } from './items/signing/note-signing.ts'
import { paperSigning } from './items/signing/paper-signing.ts'
import { resultsThatCount } from './items/signing/since-removal.ts'
import { appraisal } from './items/valuation/appraisal.ts'
import { appraisalAccess } from './items/valuation/appraisal-access.ts'
import { appraisalVisit } from './items/valuation/appraisal-visit.ts'
import { secondValuation } from './items/valuation/second-valuation.ts'
import { valuationCopyPeriod } from './items/valuation/valuation-copy-period.ts'
import { valuationFee } from './items/valuation/valuation-fee.ts'
import { valuationFeeWait } from './items/valuation/valuation-fee-wait.ts'
import { valuationOrder } from './items/valuation/valuation-order.ts'
import { valuationVisit } from './items/valuation/valuation-visit.ts'
import { leftOpen } from './left-open.ts'
import { arrivalLine, LEAVES, leavesLater, leavesToday, SENT_ANYWAY, sentAnyway } from './money-lines.ts'
import { HELD_BY, openRequests } from './open-requests.ts'
import { BORROWER, factName } from './parties.ts'
import { payoffLines } from './payoff-dates.ts'
import { waitingForOthers } from './requests-of-others.ts'
import { exercisedBy, isNoticeUnchecked } from './rescission-right.ts'
import { returnLines } from './return-dates.ts'
import type { Walk } from './walk.ts'

export type { DateLine }

type ChapterItem = Item & { readonly chapter: NonNullable<Item['chapter']>; readonly isAfterSigning: boolean }

const FLOW_ITEMS = FLOW as readonly Item[]
const SIGNING = FLOW_ITEMS.findIndex(({ id }) => id === noteSigning.id)

/** Items that have a line of their own, in the order of the flow. */
const CHAPTERS: readonly ChapterItem[] = FLOW_ITEMS.flatMap(({ chapter, ...item }, index) =>
  chapter ? [{ ...item, chapter, isAfterSigning: index >= SIGNING }] : [],
)

/** What was believed before an owner's notice was found, and what the line was to be: neither is said beside the notice. */
const NOT_OF_CANCELED: ReadonlySet<string> = new Set([rescissionAssurance.id, lineOpening.id])

/** By item, the later one that ends its chapter. */
const ENDED_BY: ReadonlyMap<string, string> = new Map(
  FLOW_ITEMS.flatMap((item) => (item.ends ?? []).map((earlier) => [earlier.id, item.id] as const)),
)

/** The first day ahead: what a list of applications says of each. A day that is past is none, whatever it waits for. */
export function nextDate(lines: readonly DateLine[], { known }: Pick<Walk, 'known'>, { now }: Pick<Facts, 'now'>): DateLine | undefined {
  const today = localDateIn(now, rightZone(known))
  return lines.find(({ state, on }) => state !== 'done' && on !== undefined && on >= today)
}

/** Lines in order of time. Earliest days assume that everything asked is answered on the next business day. An ended application has no next. */
export function keyDates(walk: Walk, facts: Facts): readonly DateLine[] {
  const zone = rightZone(walk.known)
  const today = localDateIn(facts.now, zone)
  const isHome = walk.known(propertyAddress)?.occupancyType === 'HOME'
  const expected = expectedDays(walk, { now: facts.now, today, isHome, zone, after: leftOpen(walk, facts)?.after })
  const hasEnded = facts.cancelledAt !== undefined || refusalOf(walk.known) !== undefined
  // What waits for the borrower has a line, also while the application rests at something else.
  const requested = new Set<string>(openRequests(walk, facts, BORROWER).map(({ due }) => HELD_BY[due]))
  const exercised = exercisedBy(walk.known)
  const lastDay = latestOf(today, lenderDay(facts.now))
  const lines: DateLine[] = []
  /** The first of what is not done is now; nothing is once it has ended. */
  const add = ({ on, state, ...line }: Omit<DateLine, 'state'> & { readonly state: 'done' | 'ahead' }) => {
    if (state === 'ahead' && hasEnded) return
    const isCurrent = !lines.some((before) => before.state === 'current')
    lines.push({ ...line, ...(on && { on }), state: state === 'done' ? 'done' : isCurrent ? 'current' : 'next' })
  }
  for (const item of CHAPTERS) {
    const { id, chapter, isAfterSigning } = item
    const { rule } = chapter
    const moves = typeof chapter.moves === 'function' ? chapter.moves(walk.known) : chapter.moves
    const about = { isAfterSigning, ...(rule && { rule }) }
    const events = chapter.each?.(walk.known, walk.known(item) as never)
    if (events) {
      for (const { label, on, meanwhile = '' } of events)
        add({ ...about, label, detail: on ? formatLocalDate(on) : meanwhile, on, state: on ? 'done' : 'ahead' })
      continue
    }
    const again = walk.states[id] === 'stale' ? chapter.again : undefined
    const open = again ?? (typeof chapter.open === 'string' ? chapter.open : chapter.open(walk.known))
    if (exercised && NOT_OF_CANCELED.has(id)) continue
    const isRequested = requested.has(id)
    // What the team reviews already, while the application waits for something before it.
    const isReviewed = walk.ahead.some((one) => one.id === id)
    const isShown = isRequested || isReviewed ? 'ahead' : isShownAt(item, walk)
    const done = isRequested || isShown === 'never' ? undefined : doneOn(item, walk, facts, zone)
    // The draw is made on that day; and a notice that came has said whether the cash could be stopped.
    const isStoppable = id === disbursement.id && !exercised && leavesToday(walk.known, lastDay)
    if (done && LEAVES.has(id) && (leavesLater(walk.known, lastDay) || isStoppable)) {
      // No line of what is to come stays of an ended application, and this one goes out all the same.
      if (exercised) lines.push({ ...about, label: SENT_ANYWAY, detail: formatLocalDate(done.on), on: done.on, state: 'current' })
      add({ ...about, label: open, detail: formatLocalDate(done.on), on: done.on, ...(moves && { moves }), state: 'ahead' })
      continue
    }
    if (done) {
      const label = typeof chapter.done === 'string' ? chapter.done : chapter.done(done.data as never, walk.known)
      const anyway = exercised && id === disbursement.id ? sentAnyway(done.on, exercised) : ''
      add({
        ...about,
        label,
        detail: `${formatLocalDate(done.on)}${done.note}${choiceWords(walk, id)}${anyway}`,
        on: done.on,
        state: 'done',
      })
      continue
    }
    if (isShown !== 'ahead') continue
    const isOpenWithTeam = walk.frontier?.item.by === 'operator' && [id, DECIDED_FIRST[id]].includes(walk.frontier.item.id)
    const day = isOpenWithTeam ? undefined : (expected as Readonly<Record<string, ExpectedDay | undefined>>)[id]
    const isCurrent = !lines.some(({ state }) => state === 'current')
    const waiting = isRequested
      ? 'Waiting for you'
      : isReviewed
        ? 'Our team is reviewing it'
        : isCurrent
          ? (waitingForOthers(walk, facts) ?? waitingWords(walk))
          : (doneBefore(walk, facts, id, zone) ?? 'Later')
    const said = chapter.meanwhile?.(walk.known)
    const detail = said ?? day?.words ?? waiting
    add({ ...about, label: open, detail, on: said === undefined ? day?.on : undefined, ...(moves && { moves }), state: 'ahead' })
  }
  const arrival = arrivalLine(walk, expected)
  if (arrival) add(arrival)
  const isUnchecked = isNoticeUnchecked(walk.known)
  if (facts.cancelledAt) {
    // Under the right to cancel the day is the one on which the notice was given, whenever the lender had it or recorded it.
    const on = isUnchecked ? undefined : (exercised?.givenOn ?? localDateIn(facts.cancelledAt, zone))
    const line = { label: endWords(exercised), detail: on ? formatLocalDate(on) : UNCHECKED, isAfterSigning: exercised !== undefined }
    // Everything stands still for a notice that is being checked: it is what goes on now.
    if (isUnchecked) lines.push({ ...line, label: UNCONFIRMED_TITLE, state: 'current' })
    else add({ ...line, ...(on && { on }), state: 'done' })
  }
  const after = exercised && !isUnchecked ? returnLines(walk.known, returnDueOn(exercised)) : payoffLines(walk.known)
  return inOrderOfTime([...lines, ...after])
}

const UNCHECKED = 'A second person on our team checks it. We email you what comes of it'

const endWords = (exercised: ReturnType<typeof exercisedBy>): string =>
  exercised ? `${exercised.party === BORROWER ? 'You' : whoCanceled(exercised)} canceled the line` : 'You withdrew the application'

/** What is done by its day, of one day as the flow has it; then what comes. What takes its own time beside the money stays together. */
function inOrderOfTime(lines: readonly DateLine[]): readonly DateLine[] {
  const isDone = ({ state, isBeside }: DateLine) => state === 'done' && !isBeside
  const done = lines.filter(isDone).sort(({ on: one = '' }, { on: other = '' }) => one.localeCompare(other))
  return [...done, ...lines.filter((line) => !isDone(line))]
}

/** never: it is not on this path. once-done: nothing is said of it before. */
function isShownAt({ id, applies, chapter }: ChapterItem, { known, states, frontier }: Walk): 'never' | 'once-done' | 'ahead' {
  const shown = chapter.shown ?? 'always'
  if (shown === 'when-applies' && applies?.(known) === false) return 'never'
  if (id === disbursement.id && isNothingLeft(known)) return 'never'
  // The money was sent: it is waited for no more, and was perhaps never.
  if (id === rescissionAssurance.id && states[id] === 'skipped') return 'once-done'
  if (shown === 'when-open') return frontier?.item.id === id ? 'ahead' : 'once-done'
  if (shown === 'once-signed') {
    const isAhead = (chapter.isAhead ?? applies)?.(known) !== false
    return states[noteSigning.id] === 'settled' && isAhead ? 'ahead' : 'once-done'
  }
  return 'ahead'
}

/** The day on which it happened: by its own result where that names it, else by the moment at which it was settled. */
function doneOn({ id, chapter }: ChapterItem, walk: Walk, facts: Facts, zone: string) {
  const endedBy = ENDED_BY.get(id)
  // Until then more may be asked about the same thing.
  if (endedBy !== undefined && walk.states[endedBy] === 'ahead') return undefined
  const result = facts.results[id]
  const stands = chapter.isOnce === true && result !== undefined
  if (walk.states[id] !== 'settled' && !stands && !isMailOver(id, walk, facts)) return undefined
  const data = result?.data as never
  const settled = result && localDateIn(result.settledAt, zone)
  const on =
    result && chapter.on
      ? chapter.on(data, localDateIn(result.settledAt, zone))
      : (dayTimeSettled(id, walk, zone) ?? settled ?? dayOthersSettled(id, walk, facts, zone))
  const note = result && chapter.note?.(data)
  return on && { on, data: result?.data, note: note ? `. ${note}` : '' }
}

/** Behind what is asked again: whether it stands is known once that is answered, and as a rule it does. */
function doneBefore({ states, known }: Walk, { results }: Facts, id: string, zone: string): string | undefined {
  const item = CHAPTERS.find((each) => each.id === id)
  const result = results[id]
  if (!item || !result || states[id] !== 'ahead' || (item.kind !== 'work' && known(item) === undefined)) return undefined
  return `Done on ${formatLocalDate(localDateIn(result.settledAt, zone))}. We do it again only if your changes affect it.`
}

/** Two persons may decide it: the first of them has no line of their own. */
const DECIDED_FIRST: Readonly<Record<string, string>> = { [fundingDecision.id]: fundingFirstApproval.id }

/** An operator records the appraiser's value, and does not make it. */
const APPRAISED: ReadonlySet<string> = new Set([appraisal.id, secondValuation.id])

const waitingWords = ({ frontier }: Walk): string => {
  const item = frontier?.item
  if (item?.kind === 'ask' || item?.id === paperSigning.id) return 'Waiting for you'
  if (APPRAISED.has(frontier?.item.id ?? '')) return 'Waiting for the appraiser'
  if (item?.id === payoffQuotes.id || item?.id === payoffRequote.id) return 'Waiting for your creditors'
  return frontier?.item.by === 'operator' ? 'Our team is reviewing it' : 'We are working on it'
}

/**
 * What time alone settles leaves no result. It has the day that it was announced for: a right lasts through its last day, a wait is over on the
 * first day on which what it held back may be done. The fee's day is the one that was named, whichever of the two calendars began it.
 */
function dayTimeSettled(id: string, { known }: Walk, zone: string): LocalDate | undefined {
  if (id === valuationFeeWait.id) return valuationFee(known)?.keptFrom
  if (id === valuationVisit.id) return known(valuationOrder)?.visit?.on
  if (id === appraisalVisit.id) return known(appraisalAccess)?.visit?.on
  const item = [rescission, rescissionAssurance, notaryWaitingPeriod, texasItemizationDay, valuationCopyPeriod].find(
    (each) => each.id === id,
  )
  const over = item?.until?.(known)
  if (over === undefined) return undefined
  const lasts = item === rescission || (item === rescissionAssurance && everyoneStatedAt(known) === undefined)
  return localDateIn(lasts ? new Date(Date.parse(over) - 1).toISOString() : over, zone)
}

/** What those who sign beside the borrower settled: the day of the last signature. */
function dayOthersSettled(id: string, { signers }: Walk, { results }: Facts, zone: string): LocalDate | undefined {
  if (id !== coOwners.id) return undefined
  const moments = signers.flatMap(({ signer: { party } }) => resultsThatCount(results)[factName(signerSigning.id, party)]?.settledAt ?? [])
  const last = moments.sort().at(-1)
  return last === undefined ? undefined : localDateIn(last, zone)
}

/**
 * Mail that has had its time is in, also while the deed is still corrected. Once money was sent it is not waited for any more: it was over before, but
 * where an earlier release sent the money.
 */
function isMailOver(id: string, { states, known }: Walk, { results, now }: Facts): boolean {
  if (id !== rescissionAssurance.id) return false
  const over = rescissionAssurance.until?.(known)
  const by = states[id] === 'skipped' ? results[disbursement.id]?.settledAt : now
  return over !== undefined && by !== undefined && over <= by
}

/** Neither what was verified nor the home has asked for another choice. */
const isUnmoved = (states: Walk['states']): boolean =>
  states['revised-offer'] === 'skipped' && ['skipped', 'ahead'].includes(states['final-revised-offer'] ?? 'ahead')

function choiceWords({ known, states }: Walk, item: string): string {
  if (item === incomeVerification.id) return incomeWords(known)
  if (item === verifiedDecision.id) return isUnmoved(states) ? '. Your offer stays as it is' : ''
  if (item !== 'chosen-offer') return ''
  const choice = choiceInForce(known)
  return choice ? `. ${formatExactCents(choice.drawCents)} over ${choice.termYears} years` : ''
}

function incomeWords(known: Known): string {
  const { statedCents = 0, verifiedCents = 0 } = verifiedOfStated(known) ?? {}
  return shortCents(statedCents, verifiedCents) > 0
    ? `. ${formatExactCents(verifiedCents)} of the ${formatExactCents(statedCents)} you told us`
    : ''
}
