/** The three scores of an applicant and what they were lowered by. The middle one is from 700 to 830, or what the persona says. */
import type { CreditReport } from '@hearthline/domain/facts/credit-report'
import { addressKey, applicantKey } from '../../sandbox/applicant-key.ts'
import { drawBetween } from '../../sandbox/draw.ts'
import { HIGH_CLTV } from '../../sandbox/household.ts'
import { personaOf } from '../../sandbox/personas.ts'
import { ADVICE_TAKEN_AFTER, type SandboxDay } from '../../sandbox/sandbox-day.ts'
import type { CreditRequest } from '../port.ts'

/** Pricing and CLTV bands are multiples of 20 [pricing/tables]. */
const BAND = 20

/** Lowscore's, at first and once they have paid on time for some months. */
const LOW_SCORE = { atFirst: 600, later: 655 } as const

function middleScore(request: CreditRequest, { daysOn }: SandboxDay): number {
  const persona = personaOf(request.name.lastName)?.lastName
  if (persona === 'Lowscore') return daysOn >= ADVICE_TAKEN_AFTER.scoreRises ? LOW_SCORE.later : LOW_SCORE.atFirst
  if (persona === 'Highcltv') return HIGH_CLTV.score
  return drawBetween(700, 830, applicantKey(request.name), addressKey(request.address), 'score')
}

/** Weeks lie between the soft and the hard pull: up to three points more, never across a band, so that a sound offer holds. */
const drift = (middle: number, who: string): number => Math.min(drawBetween(0, 3, who, 'drift'), BAND - 1 - (middle % BAND))

export function scoresOf(request: CreditRequest, pull: 'SOFT' | 'HARD', day: SandboxDay): number[] {
  const who = applicantKey(request.name)
  const soft = middleScore(request, day)
  const middle = pull === 'HARD' ? soft + drift(soft, who) : soft
  const lowest = soft - drawBetween(3, 14, who, 'lowest score')
  const highest = soft + drawBetween(3, 14, who, 'highest score')
  return [lowest, middle, highest]
}

/** The four key factors that a score comes with (FCRA 609(f)(1)(C)); they fit what the report shows: no lates, some balances. */
export const SCORE_FACTORS: CreditReport['scoreFactors'] = [
  { code: '10', text: 'Proportion of balance to limit on revolving accounts is too high' },
  { code: '14', text: 'Length of time accounts have been established' },
  { code: '30', text: 'Time since most recent account opening is too short' },
  { code: '05', text: 'Too many accounts with balances' },
]
