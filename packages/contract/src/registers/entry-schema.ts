/** The form of an entry as JSON Schema, of which the console makes its fields. */
import { z } from 'zod'
import { entryForms } from './entry-forms.ts'
import type { Register } from './stored-entries.ts'

export const entrySchema = (register: Register): unknown => z.toJSONSchema(entryForms[register], { io: 'input', unrepresentable: 'any' })
