/** `npm run --silent routes`: the portal's routes as [{ path, screen, access }]. */
import { screens } from '../../apps/portal/src/screens.ts'
import { printJson } from './print-json.ts'

printJson(screens.map(({ path, screen, access }) => ({ path, screen, access })))
