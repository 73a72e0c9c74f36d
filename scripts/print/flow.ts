/** `npm run --silent flow`: the ordered items as [{ item, kind, steps }]. */
import { FLOW } from '@hearthline/domain'
import { printJson } from './print-json.ts'

printJson(FLOW.map(({ id, kind, steps }) => ({ item: id, kind, steps })))
