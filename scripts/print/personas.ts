/** `npm run --silent personas`: the sandbox's people as [{ lastName, what, firstStep }]. */
import { PERSONAS } from '../../apps/server/src/providers/sandbox/personas.ts'
import { printJson } from './print-json.ts'

printJson(PERSONAS.map(({ lastName, what, firstStep }) => ({ lastName, what, firstStep })))
