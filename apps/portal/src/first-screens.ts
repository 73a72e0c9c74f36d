/** THE ROUTE TABLE of the first page: what it needs before it can be used, and nothing else belongs here (see outer-screens.ts). */
import { BASE, open, type ScreenRoute } from './routing/screen-route.ts'

export const firstScreens: readonly ScreenRoute[] = [
  open(`${BASE}/register-v2`, 'register-v2', () => import('./screens/register-v2/property-step.tsx')),
]
