/** By which ID it was seen who someone is that signs in ink and showed none on pages of their own. */
import * as z from 'zod/mini'
import { localDate } from '../../../facts/scalars.ts'
import type { LocalDate } from '../../../values/local-date.ts'
import type { Misfit } from '../../item.ts'
import { IDENTITY_DOCUMENT_LABELS, IDENTITY_DOCUMENTS } from '../identity/identity-documents.ts'

export const shownIdentity = z.object({
  document: z.enum(IDENTITY_DOCUMENTS, 'Choose the ID that was shown'),
  expiresOn: localDate,
  scan: z.uuid('Upload a scan of the ID'),
})

export const shownIdentityLabels = {
  document: { label: 'ID that was shown', options: IDENTITY_DOCUMENT_LABELS.document.options },
  expiresOn: 'ID is good until',
  scan: 'Scan of the ID',
} as const

export const misfitsOfIdentity = (
  { expiresOn }: Pick<z.infer<typeof shownIdentity>, 'expiresOn'>,
  signedOn: LocalDate,
  path = 'identity',
): readonly Misfit[] => (expiresOn < signedOn ? [{ path: `${path}.expiresOn`, message: 'This ID had expired when they signed' }] : [])
