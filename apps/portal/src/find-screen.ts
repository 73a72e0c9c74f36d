/** The screen of an address, from the part of the route table that has it. */
import { matchScreen } from './frame/match-screen.ts'
import { outerScreens } from './outer-screens.ts'
import type { ScreenRoute } from './screen-route.ts'

export async function findScreen(pathname: string): Promise<ScreenRoute | undefined> {
  const outer = matchScreen(outerScreens, pathname)
  if (outer) return outer
  const { applicationScreens } = await import('./application-screens.ts')
  return matchScreen(applicationScreens, pathname)
}
