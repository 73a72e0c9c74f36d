/** THE ROUTE TABLE: every page of the portal. The parts are apart because the first page needs only one of them. */
import { applicationScreens } from './application-screens.ts'
import { firstScreens } from './first-screens.ts'
import { outerScreens } from './outer-screens.ts'
import type { ScreenRoute } from './routing/screen-route.ts'

export const screens: readonly ScreenRoute[] = [...firstScreens, ...outerScreens, ...applicationScreens]
