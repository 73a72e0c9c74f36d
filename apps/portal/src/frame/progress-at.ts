/** Where the navigation stands on the bar: the page at hand says so where it can, else the application's step (seed 001 §2 and §4). Pure. */
import { type ProgressValue, progressIndex, progressSteps, progressValueFor } from '@hearthline/domain/routing'

/** By substring of the path, as the seed has it. */
const PAGES: readonly (readonly [part: string, value: ProgressValue])[] = [
  ['/start/contact', 'MORE_INFO'],
  ['/start/hmda', 'MORE_INFO'],
  ['/start/app-summary', 'MORE_INFO'],
  ['/income/review', 'LINK_INCOME'],
  ['/bank', 'LINK_INCOME'],
  ['/signing/intro', 'SIGNING'],
  ['/signing/sign', 'SIGNING'],
]

export const progressOfPage = (pathname: string): ProgressValue | undefined => PAGES.find(([part]) => pathname.includes(part))?.[1]

export interface BarStep {
  readonly label: string
  readonly state: 'done' | 'current' | 'upcoming'
  /** Where the application itself stands, when the page at hand is an earlier one. */
  readonly stands?: boolean
}

export interface BarInput {
  readonly pathname: string
  readonly step: string
  readonly manualNotary: boolean
}

/**
 * The seven steps with their states; undefined where the application has no place on the bar. A page ahead of the application only
 * says that it is not open, so it moves nothing; an earlier page, opened again, is where the reader is.
 */
export function progressBar({ pathname, step, manualNotary }: BarInput): readonly BarStep[] | undefined {
  const value = progressValueFor(step)
  if (!value) return undefined
  const standing = progressIndex(value)
  const page = progressOfPage(pathname)
  const here = Math.min(page ? progressIndex(page) : standing, standing)
  return progressSteps({ manualNotary }).map((label, index) => ({
    label,
    state: index === here ? 'current' : index < standing ? 'done' : 'upcoming',
    ...(index === standing && index !== here && { stands: true }),
  }))
}
