import { createContext, use } from 'react'
import type { ScreenRoute } from './screen-route.ts'

type LoadScreens = () => Promise<readonly ScreenRoute[]>

const RouteTableContext = createContext<LoadScreens>(async () => [])

export const RouteTableProvider = RouteTableContext.Provider

/** The screens around an application, for whoever wants the code of one before it is opened. The application gives them: no screen names another. */
export const useRouteTable = (): LoadScreens => use(RouteTableContext)
