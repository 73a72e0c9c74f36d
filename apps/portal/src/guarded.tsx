import { Navigate, useLocation } from 'react-router'
import { guard } from './frame/access.ts'
import { LoadedScreen } from './frame/screen-loading.tsx'
import type { ScreenRoute } from './screen-route.ts'
import { useSignedIn } from './session/use-signed-in.ts'

/** A screen of the route table, for those who may see it; everybody else is led where they have to go first. */
export function Guarded({ screen }: { screen: ScreenRoute }) {
  const signedIn = useSignedIn()
  const { pathname, search } = useLocation()
  const elsewhere = guard({ access: screen.access, signedIn, pathname, search })
  return elsewhere ? <Navigate to={elsewhere} replace /> : <LoadedScreen load={screen.load} />
}
