/** What each condition of a home means, in words that a borrower can hold against what they see, room by room. */
import type { AnswerOf } from '@hearthline/domain'

export type Condition = AnswerOf<'valuation-order'>['condition']

export interface ConditionWords {
  readonly label: string
  readonly short: string
  readonly rooms: readonly { readonly room: string; readonly looks: string }[]
}

export const CONDITION_GUIDE: Readonly<Record<Condition, ConditionWords>> = {
  EXCELLENT: {
    label: 'Excellent',
    short: 'New, or fully updated. Nothing needs work.',
    rooms: [
      { room: 'Kitchen', looks: 'New cabinets, counters and appliances.' },
      { room: 'Bathrooms', looks: 'New tile and fixtures, no stains.' },
      { room: 'Roof and outside', looks: 'New roof. Fresh paint, sound windows.' },
      { room: 'Heat, power, water', looks: 'New systems, all working.' },
    ],
  },
  GOOD: {
    label: 'Good',
    short: 'Well kept. Small signs of use.',
    rooms: [
      { room: 'Kitchen', looks: 'Some parts newer. All appliances work.' },
      { room: 'Bathrooms', looks: 'Clean and dry. A few marks.' },
      { room: 'Roof and outside', looks: 'No leaks. Paint in good shape.' },
      { room: 'Heat, power, water', looks: 'Cared for and working.' },
    ],
  },
  AVERAGE: {
    label: 'Average',
    short: 'Normal wear. A few small repairs are due.',
    rooms: [
      { room: 'Kitchen', looks: 'Older, but all of it works.' },
      { room: 'Bathrooms', looks: 'Worn caulk or dated fixtures.' },
      { room: 'Roof and outside', looks: 'Older roof with no leaks. Some worn paint.' },
      { room: 'Heat, power, water', looks: 'Older systems that work.' },
    ],
  },
  FAIR: {
    label: 'Fair',
    short: 'Several repairs are needed. An underwriter reviews it.',
    rooms: [
      { room: 'Kitchen', looks: 'Broken doors or appliances.' },
      { room: 'Bathrooms', looks: 'Water stains or soft floors.' },
      { room: 'Roof and outside', looks: 'Missing shingles, cracked steps, peeling paint.' },
      { room: 'Heat, power, water', looks: 'Some parts don’t work.' },
    ],
  },
  POOR: {
    label: 'Poor',
    short: 'Major damage or unsafe parts. We can’t lend on it as it is.',
    rooms: [
      { room: 'Kitchen', looks: 'Can’t be used.' },
      { room: 'Bathrooms', looks: 'Leaks, mold or no running water.' },
      { room: 'Roof and outside', looks: 'Leaking roof or a damaged frame.' },
      { room: 'Heat, power, water', looks: 'No heat, or unsafe wiring.' },
    ],
  },
}

/** From the best to the poorest, as a reader expects a scale. */
export const CONDITIONS = Object.keys(CONDITION_GUIDE) as readonly Condition[]

export const isCondition = (text: string): text is Condition => text in CONDITION_GUIDE
