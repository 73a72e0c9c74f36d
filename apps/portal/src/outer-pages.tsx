import { Route, Routes } from 'react-router'
import { Guarded } from './guarded.tsx'
import { outerScreens } from './outer-screens.ts'
import { LoadedScreen } from './page/screen-loading.tsx'

const notFound = () => import('./screens/unavailable/not-found.tsx')

/** Every page around an application but the first one, and follows while someone reads that. */
export default function OuterPages() {
  return (
    <Routes>
      {outerScreens.map((screen) => (
        <Route key={screen.path} path={screen.path} element={<Guarded screen={screen} />} />
      ))}
      <Route path="*" element={<LoadedScreen load={notFound} />} />
    </Routes>
  )
}
