/** What a document is called in the file: as in the borrower's list, told to someone else. */
import { DOCUMENT_KINDS, type DocumentKind, titleForStaff } from '@hearthline/domain'
import { formatCode } from './format-code.ts'

const isKnown = (type: string): type is DocumentKind => (DOCUMENT_KINDS as readonly string[]).includes(type)

export const documentTypeName = (type: string): string => (isKnown(type) ? titleForStaff(type) : formatCode(type))
