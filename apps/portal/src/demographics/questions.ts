/** The form of 12 CFR 1003 appendix B as data: each group with its sub-categories and the text that may be written beside one of them. */
import type { Demographics } from '@hearthline/domain'

export type Question = 'ethnicity' | 'race' | 'sex'
export type Choice = Demographics[Question][number]
export type TextField = Exclude<keyof Demographics, Question>

export interface Written {
  readonly name: TextField
  /** of the form */
  readonly examples?: string
}

export interface Group {
  readonly value: Choice
  /** under it on the form, and to be chosen without it as well */
  readonly subs?: readonly Choice[]
  readonly written?: Written
}

const DECLINE: Group = { value: 'NOT_PROVIDED' }

export const GROUPS: Readonly<Record<Question, readonly Group[]>> = {
  ethnicity: [
    {
      value: 'HISPANIC',
      subs: ['MEXICAN', 'PUERTO_RICAN', 'CUBAN', 'OTHER_HISPANIC'],
      written: {
        name: 'otherHispanic',
        examples: 'Print origin, for example, Argentinean, Colombian, Dominican, Nicaraguan, Salvadoran, Spaniard, and so on.',
      },
    },
    { value: 'NOT_HISPANIC' },
    DECLINE,
  ],
  race: [
    { value: 'AMERICAN_INDIAN', written: { name: 'tribe', examples: 'Print name of enrolled or principal tribe.' } },
    {
      value: 'ASIAN',
      subs: ['ASIAN_INDIAN', 'CHINESE', 'FILIPINO', 'JAPANESE', 'KOREAN', 'VIETNAMESE', 'OTHER_ASIAN'],
      written: { name: 'otherAsian', examples: 'Print race, for example, Hmong, Laotian, Thai, Pakistani, Cambodian, and so on.' },
    },
    { value: 'BLACK' },
    {
      value: 'PACIFIC_ISLANDER',
      subs: ['NATIVE_HAWAIIAN', 'GUAMANIAN_OR_CHAMORRO', 'SAMOAN', 'OTHER_PACIFIC_ISLANDER'],
      written: { name: 'otherPacificIslander', examples: 'Print race, for example, Fijian, Tongan, and so on.' },
    },
    { value: 'WHITE' },
    DECLINE,
  ],
  sex: [{ value: 'FEMALE' }, { value: 'MALE' }, DECLINE],
}

/** Nothing chosen and nothing written. */
export const unanswered: Demographics = { ethnicity: [], race: [], sex: [] }

/** What was written, without what was left empty. */
export function tidied({ ethnicity, race, sex, ...texts }: Demographics): Demographics {
  const written = Object.entries(texts).flatMap(([name, text]) => (text?.trim() ? [[name, text.trim()] as const] : []))
  return { ethnicity, race, sex, ...Object.fromEntries(written) }
}
