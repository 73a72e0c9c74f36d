/** What keeps the bureau from a report, as the server tells it beside the question: of the soft pull, or of the hard one. */
import type { ItemBody } from '../item-query.ts'

/** The items that ask about it. Which of their screens is shown is the step's affair. */
export const OBSTACLE_ITEMS = ['credit-obstacle', 'hard-credit-obstacle'] as const

export interface PersonName {
  readonly firstName: string
  readonly middleName?: string
  readonly lastName: string
  readonly suffix?: string
}

export interface HomeAddress {
  readonly street1: string
  readonly street2?: string
  readonly city: string
  readonly state: string
  readonly zip: string
}

export interface Obstacle {
  readonly item: string
  readonly pull: 'SOFT' | 'HARD'
  readonly outcome: string
  readonly bureau: string
  readonly bureauPhone: string
  readonly bureauUrl: string
  /** How often the borrower has answered. */
  readonly tries: number
  /** The borrower said that the freeze was lifted, and the bureau still reports it. */
  readonly saidLifted: boolean
  readonly name?: PersonName
  readonly address?: HomeAddress
}

const text = (value: unknown, otherwise: string): string => (typeof value === 'string' && value !== '' ? value : otherwise)

export function obstacleOf({ item, about }: ItemBody): Obstacle {
  return {
    item,
    pull: item === 'hard-credit-obstacle' ? 'HARD' : 'SOFT',
    outcome: text(about.outcome, 'NO_MATCH'),
    bureau: text(about.bureau, 'The credit bureau'),
    bureauPhone: text(about.bureauPhone, ''),
    bureauUrl: text(about.bureauUrl, ''),
    tries: typeof about.tries === 'number' ? about.tries : 0,
    saidLifted: about.saidLifted === true,
    ...(about.name ? { name: about.name as PersonName } : {}),
    ...(about.address ? { address: about.address as HomeAddress } : {}),
  }
}

export const fullName = ({ firstName, middleName, lastName, suffix }: PersonName): string =>
  [firstName, middleName, lastName, suffix].filter(Boolean).join(' ')

/** "https://bureau.example/freeze" is read as "bureau.example". */
export const hostOf = (url: string): string => {
  try {
    return new URL(url).host
  } catch {
    return url
  }
}

/** Only where a link leads outside by the web; anything else a bureau may send is no address to click. */
export const isWebAddress = (url: string): boolean => /^https?:\/\//.test(url)
