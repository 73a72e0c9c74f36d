import { Route, Routes } from 'react-router'
import { ApplicationLayout } from './application/application-layout.tsx'
import { APPLICATION_BASE, applicationScreens } from './application-screens.ts'
import { Guarded } from './guarded.tsx'
import { LoadedScreen } from './page/screen-loading.tsx'

const notFound = () => import('./screens/unavailable/not-found.tsx')

/** Every page of an application. It is not part of the first page: no one has an application there. */
export default function ApplicationPages() {
  return (
    <Routes>
      <Route element={<ApplicationLayout />}>
        {applicationScreens.map((screen) => (
          <Route key={screen.path} path={screen.path.slice(APPLICATION_BASE.length + 1)} element={<Guarded screen={screen} />} />
        ))}
      </Route>
      <Route path="*" element={<LoadedScreen load={notFound} />} />
    </Routes>
  )
}
