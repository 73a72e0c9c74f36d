/** The documents that the fields of one form name: a file stands in one of them alone. */
import { createContext, useContext } from 'react'

/** What was typed in the form around, as text; empty outside of one. */
export const TypedText = createContext('')

/** Whether another field of the form names the document. @param own whether this field names it too */
export function useIsChosenElsewhere(): (document: string, own: boolean) => boolean {
  const typed = useContext(TypedText)
  return (document, own) => typed.split(document).length - 1 > (own ? 1 : 0)
}

/** The button of a file that is still on its way; what is recorded then would lack it. */
export const uploadUnderWay = (form: HTMLFormElement | null): HTMLElement | null =>
  form?.querySelector<HTMLElement>('.report-field [aria-busy="true"]') ?? null

export const UPLOAD_UNDER_WAY = 'A file is still uploading, so nothing was recorded. Record it when the file is there.'
