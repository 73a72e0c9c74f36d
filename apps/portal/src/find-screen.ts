/** The screen of an address, from the part of the route table that has it. */
import { applicationUuidIn } from '@hearthline/domain/registration'
import { firstScreens } from './first-screens.ts'
import { preloadScreen } from './page/screen-loading.tsx'
import { matchScreen } from './routing/match-screen.ts'
import type { ScreenRoute } from './routing/screen-route.ts'

export const loadOuterScreens = async () => (await import('./outer-screens.ts')).outerScreens
export const outerPages = () => import('./outer-pages.tsx')

/** What stands between the application and the screen comes with it: both show at once. */
export async function findScreen(pathname: string): Promise<ScreenRoute | undefined> {
  const first = matchScreen(firstScreens, pathname)
  if (first) return first
  if (applicationUuidIn(pathname)) {
    const { applicationScreens } = await import('./application-screens.ts')
    return matchScreen(applicationScreens, pathname)
  }
  const [outerScreens] = await Promise.all([loadOuterScreens(), preloadScreen(outerPages)])
  return matchScreen(outerScreens, pathname)
}
