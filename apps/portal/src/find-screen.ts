/** The screen of an address, from the part of the route table that has it. */

import { outerScreens } from './outer-screens.ts'
import { matchScreen } from './routing/match-screen.ts'
import type { ScreenRoute } from './routing/screen-route.ts'

export async function findScreen(pathname: string): Promise<ScreenRoute | undefined> {
  const outer = matchScreen(outerScreens, pathname)
  if (outer) return outer
  const { applicationScreens } = await import('./application-screens.ts')
  return matchScreen(applicationScreens, pathname)
}
