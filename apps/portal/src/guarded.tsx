import { Navigate, useLocation } from 'react-router'
import { LoadedScreen } from './page/screen-loading.tsx'
import { guard } from './routing/access.ts'
import type { ScreenRoute } from './routing/screen-route.ts'
import { useSignedIn } from './session/use-signed-in.ts'

/** A screen of the route table, for those who may see it; everyone else is led where they have to go first. */
export function Guarded({ screen }: { screen: ScreenRoute }) {
  const signedIn = useSignedIn()
  const { pathname, search } = useLocation()
  const elsewhere = guard({ access: screen.access, signedIn, pathname, search })
  return elsewhere ? <Navigate to={elsewhere} replace /> : <LoadedScreen load={screen.load} />
}
