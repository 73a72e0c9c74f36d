/** Where the navigation stands on the bar: the current page says so where it can, else the application's step [steps/progress]. Pure. */
import { INTERMEDIATE_PARTS, type ProgressValue, progressIndex, progressPlace, progressSteps } from '@hearthline/domain/routing'

/** By substring of the path [steps/progress]. */
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
  /** Where the application itself stands, when the current page is an earlier one. */
  readonly stands?: boolean
  /** None of the seven: what is in progress between two of them. */
  readonly between?: boolean
}

export interface BarInput {
  readonly pathname: string
  readonly step: string
  /** Where the item that is open stands, as the application says. */
  readonly progress: ProgressValue
  readonly manualNotary: boolean
}

/**
 * The seven steps with their states; undefined where the application has no place on the bar. A page ahead of the application only
 * says that it is not open, so it moves nothing; an earlier page, opened again, is where the reader is. What none of the seven names
 * stands between them by its own name.
 */
export function progressBar({ pathname, step, progress, manualNotary }: BarInput): readonly BarStep[] | undefined {
  const place = progressPlace(step, progress)
  if (!place) return undefined
  const { value, between } = place
  const names = progressSteps({ manualNotary })
  const done = Math.min(names.length, progressIndex(value) + (between ? 1 : 0))
  const page = progressOfPage(pathname)
  // A page of the step that is open is not an earlier one, though it stood earlier when it was asked the first time.
  const isOpen = page !== undefined && page === progressPlace(step)?.value
  const earlier = page !== undefined && !isOpen && progressIndex(page) < done ? progressIndex(page) : undefined
  const steps = names.map((label, index): BarStep => {
    const state = index === (earlier ?? (between ? undefined : done)) ? 'current' : index < done ? 'done' : 'upcoming'
    return { label, state, ...(index === done && !between && earlier !== undefined && { stands: true }) }
  })
  if (!between) return steps
  const stands = earlier !== undefined
  const under: BarStep = {
    label: INTERMEDIATE_PARTS[between],
    state: stands ? 'upcoming' : 'current',
    between: true,
    ...(stands && { stands }),
  }
  return steps.toSpliced(done, 0, under)
}
