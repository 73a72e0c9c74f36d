import { Route, Routes } from 'react-router'
import { APPLICATION_BASE, applicationScreens } from './application-screens.ts'
import { ApplicationLayout } from './frame/application-layout.tsx'
import { LoadedScreen } from './frame/screen-loading.tsx'
import { Guarded } from './guarded.tsx'

const notFound = () => import('./screens/pages/not-found.tsx')

/** Every page of an application. It is not part of the first page: nobody has an application there. */
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
