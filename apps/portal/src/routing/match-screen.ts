import type { ScreenRoute } from './screen-route.ts'

const patterns = new Map<string, RegExp>()

function patternOf(path: string): RegExp {
  const known = patterns.get(path)
  if (known) return known
  const made = new RegExp(`^${path.replace(/:[A-Za-z]+/g, '[^/]+')}/?$`)
  patterns.set(path, made)
  return made
}

/** The screen of an address; fixed paths win over those with parts left open. */
export function matchScreen(screens: readonly ScreenRoute[], pathname: string): ScreenRoute | undefined {
  const found = screens.filter(({ path }) => patternOf(path).test(pathname))
  return found.find(({ path }) => !path.includes(':')) ?? found[0]
}
