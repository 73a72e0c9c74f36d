/** What keeps the bureau from a report, as the server returns it beside the question: of the soft pull, or of the hard one. */
import type { DataOf, PostalAddress } from '@hearthline/domain'
import type { ReadItem } from '../application/item/item-query.ts'

/** The items that ask about it. Which of their screens is shown is the step's affair. */
export const OBSTACLE_ITEMS = ['credit-obstacle', 'hard-credit-obstacle'] as const

export type ObstacleItem = (typeof OBSTACLE_ITEMS)[number]
export type PersonName = DataOf<'legal-name'>
export type HomeAddress = PostalAddress

type BureauOutcome = NonNullable<ReadItem<ObstacleItem>['about']['outcome']>

export interface Obstacle {
  readonly item: ObstacleItem
  readonly pull: 'SOFT' | 'HARD'
  readonly outcome: BureauOutcome
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

export function obstacleOf(read: ReadItem<ObstacleItem>): Obstacle {
  const { about } = read
  return {
    item: read.item,
    pull: read.item === 'hard-credit-obstacle' ? 'HARD' : 'SOFT',
    outcome: about.outcome ?? 'NO_MATCH',
    bureau: about.bureau || 'The credit bureau',
    bureauPhone: about.bureauPhone ?? '',
    bureauUrl: about.bureauUrl ?? '',
    tries: about.tries,
    saidLifted: about.saidLifted,
    ...(read.item === 'credit-obstacle' && read.about.name && { name: read.about.name }),
    ...(read.item === 'credit-obstacle' && read.about.address && { address: read.about.address }),
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
