/** THE ROUTE TABLE: every page of the portal. The two parts are apart because the first page needs only one of them. */
import { applicationScreens } from './application-screens.ts'
import { outerScreens } from './outer-screens.ts'
import type { ScreenRoute } from './routing/screen-route.ts'

export const screens: readonly ScreenRoute[] = [...outerScreens, ...applicationScreens]
