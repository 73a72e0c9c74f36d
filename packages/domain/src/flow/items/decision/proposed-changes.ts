/** Of the ways to place a line only those that the decision has found to pass may be taken: any other could end the application for good. */
import type * as z from 'zod/mini'
import { accountsOf } from '../../../underwriting/advice/apply-change.ts'
import { passingChanges, smallerLine } from '../../../underwriting/advice/smaller-line.ts'
import type { Decision } from '../../../underwriting/decision/decision.ts'
import { guidelines } from '../../../underwriting/tables/guideline-on.ts'
import { formatExactCents } from '../../../values/money.ts'
import type { Known, Misfit } from '../../item.ts'
import { linePreference, type linePreferenceData } from './line-preference.ts'

type Preference = z.infer<typeof linePreferenceData>

/** The guideline that the decision was made by. */
const guidelineOf = ({ guidelineVersion }: Decision) => guidelines.find(({ version }) => version === guidelineVersion) ?? guidelines.at(-1)!

export function unproposedChanges(known: Known, decision: Decision | undefined, answer: Preference): Misfit[] {
  if (decision === undefined) return []
  const before = known(linePreference) ?? {}
  const asked = [firstLien(decision, before, answer), smaller(decision, answer), payOffs(decision, before, answer)].filter(
    (each) => each !== undefined,
  )
  const misfits = asked.flatMap(({ misfit }) => misfit ?? [])
  if (misfits.length > 0 || asked.length === 1) return misfits
  // Each was tried by itself.
  return [{ path: '', message: 'Choose one of the changes that would qualify' }]
}

type Asked = { readonly misfit?: Misfit } | undefined

function firstLien(decision: Decision, before: Preference, { payOffFirstLien }: Preference): Asked {
  const path = 'payOffFirstLien'
  if (payOffFirstLien === undefined || payOffFirstLien === (before.payOffFirstLien ?? false)) return undefined
  if (!payOffFirstLien) return { misfit: { path, message: 'What would qualify includes paying off your first mortgage' } }
  const isProposed = passingChanges(decision).some(({ kind }) => kind === 'FIRST_LIEN')
  return isProposed ? {} : { misfit: { path, message: 'Paying off your first mortgage with this line would not qualify' } }
}

function smaller(decision: Decision, { exceptionLineCents }: Preference): Asked {
  const path = 'exceptionLineCents'
  if (exceptionLineCents === undefined) return undefined
  const range = smallerLine(decision, guidelineOf(decision))
  if (range === undefined) return { misfit: { path, message: 'A smaller line would not qualify' } }
  const { leastCents, mostCents } = range
  if (exceptionLineCents >= leastCents && exceptionLineCents <= mostCents) return {}
  return { misfit: { path, message: `Enter an amount from ${formatExactCents(leastCents)} to ${formatExactCents(mostCents)}` } }
}

/** The answer takes the place of the list that was there, so it names what that list had too. */
function payOffs(decision: Decision, { payOffTradelineIds: had = [] }: Preference, { payOffTradelineIds: asked }: Preference): Asked {
  const path = 'payOffTradelineIds'
  if (asked === undefined || isSame(asked, had)) return undefined
  const lists = passingChanges(decision)
    .filter(({ kind }) => kind === 'PAY_OFF_ACCOUNT')
    .map((change) => [...had, ...accountsOf(change)])
  if (lists.some((list) => isSame(asked, list))) return {}
  const proposed = new Set(lists.flat())
  const stray = asked.findIndex((id) => !proposed.has(id) && !had.includes(id))
  return stray < 0
    ? { misfit: { path, message: 'Paying off these accounts would not qualify' } }
    : { misfit: { path: `${path}.${stray}`, message: 'Paying this off would not qualify' } }
}

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.every((id) => other.includes(id)) && other.every((id) => one.includes(id))
