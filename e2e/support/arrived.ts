/** "Arrived" as a person means it: the page stays where it is and shows what it should, with nothing gone wrong. One function for every journey. */
import { expect, type Page } from '@playwright/test'

/** How long address and heading must stay as they are. A page that is only passed through does not. */
const STAYS_MS = 2_000
/** A look costs the page some milliseconds, hundreds of times in a run. */
const LOOK_EVERY_MS = 200
const TIMEOUT_MS = 40_000

export interface Arrival {
  /** The end of the path, for instance '/product/select'. */
  readonly path: string | RegExp
  /** The main heading's words. Without them any main heading will do, as long as it stays the same. */
  readonly heading?: string | RegExp
  /** What the one error shown there says, where it belongs to the story. Without it none may show. */
  readonly error?: RegExp
  readonly timeout?: number
}

const problems = new WeakMap<Page, string[]>()
const expected = new WeakMap<Page, RegExp[]>()

/** Console errors that belong to the story from here on, for instance the 401 of an email that has an account. */
export function expectProblems(page: Page, ...patterns: RegExp[]): void {
  expected.set(page, [...(expected.get(page) ?? []), ...patterns])
}

/** From now on remembers what goes wrong on the page. The `page` of every journey is watched from its start. */
export function watchPage(page: Page): string[] {
  const known = problems.get(page)
  if (known) return known
  const heard: string[] = []
  problems.set(page, heard)
  page.on('pageerror', ({ message }) => heard.push(message))
  page.on('crash', () => heard.push('the page crashed'))
  page.on('console', (message) => message.type() === 'error' && heard.push(`${message.text()} ${message.location().url}`))
  return heard
}

interface Sight {
  readonly address: string
  readonly path: string
  readonly heading: string
  readonly errors: readonly string[]
  /** Something lies over the page and says that it is still at work. */
  readonly covered: boolean
}

/** What someone sees who looks up: the address, the heading, every error on the page. */
const look = (page: Page): Promise<Sight> =>
  page.evaluate(() => {
    const shown = (element: Element) => element.checkVisibility({ checkOpacity: false, checkVisibilityCSS: true })
    const text = (element: Element | undefined) => (element?.textContent ?? '').trim()
    return {
      address: location.href,
      path: location.pathname,
      covered: [...document.querySelectorAll('[role=alertdialog]')].some(shown),
      heading: text([...document.querySelectorAll('h1, [data-page-heading]')].filter(shown).at(-1)),
      errors: [...document.querySelectorAll('[role=alert]')].filter(shown).map(text).filter(Boolean),
    }
  })

const matches = (found: string, asked: string | RegExp, how: (found: string, asked: string) => boolean): boolean =>
  typeof asked === 'string' ? how(found, asked) : asked.test(found)

const isThere = ({ path, heading, covered, errors }: Sight, arrival: Arrival): boolean =>
  !covered &&
  (arrival.error === undefined || errors.length > 0) &&
  matches(path, arrival.path, (found, end) => found.endsWith(end)) &&
  heading !== '' &&
  (arrival.heading === undefined || matches(heading, arrival.heading, (found, words) => found === words))

/** The whole address: one that is still being put right has not come to rest. */
const isSame = (sight: Sight, before: Sight): boolean => sight.address === before.address && sight.heading === before.heading

/**
 * Waits until address and heading are as asked and have stayed so for two seconds, then checks that no error shows on the page, but the one asked for, nor in the console.
 * @throws with the last sight when the page never rests there
 */
export async function arrived(page: Page, arrival: Arrival): Promise<void> {
  const heard = watchPage(page)
  const until = Date.now() + (arrival.timeout ?? TIMEOUT_MS)
  let since: number | undefined
  let last: Sight | undefined
  for (;;) {
    // Between two documents there is nothing to look at.
    const sight = await look(page).catch(() => undefined)
    const stayed = sight !== undefined && isThere(sight, arrival) && (last === undefined || isSame(sight, last))
    if (!stayed) since = undefined
    else if (since === undefined) since = Date.now()
    else if (Date.now() - since >= STAYS_MS) break
    last = sight ?? last
    if (Date.now() > until) throw new Error(`The page did not come to rest at ${arrival.path}; last seen: ${JSON.stringify(last)}`)
    await page.waitForTimeout(LOOK_EVERY_MS)
  }
  expect(last?.errors, 'errors shown on the page').toEqual(arrival.error ? [expect.stringMatching(arrival.error)] : [])
  expect(
    heard.filter((problem) => !expected.get(page)?.some((pattern) => pattern.test(problem))),
    'errors in the console',
  ).toEqual([])
}
