import { useEffect, useLayoutEffect, useRef } from 'react'
import { isDrafted, useDraft } from '../decision/draft.ts'
import { emptyForm, leaveForm, openForm, typeIn } from './left-forms.ts'
import { typedIn } from './typed-in.ts'

interface KeepsWordsProps {
  /** The form's. */
  readonly draftKey: string
  /** What the form records. */
  readonly name: string
}

/** Within a form: where the form goes before it was recorded or closed, what stood in it is told above the application. */
export function KeepsWords({ draftKey, name }: KeepsWordsProps) {
  const mark = useRef<HTMLSpanElement>(null)
  const { reason } = useDraft(draftKey)
  useEffect(() => {
    if (!isDrafted(draftKey)) emptyForm(draftKey)
    else if (reason.trim() !== '') typeIn(draftKey)
  })
  useLayoutEffect(() => {
    const form = mark.current?.closest('form')
    if (!form) return
    const touch = () => typeIn(draftKey)
    const kinds = ['input', 'change'] as const
    for (const kind of kinds) form.addEventListener(kind, touch)
    openForm(draftKey)
    return () => {
      for (const kind of kinds) form.removeEventListener(kind, touch)
      // Its fields are still there: they go right after.
      leaveForm({ draftKey, name, words: typedIn(form), hadFocus: form.contains(document.activeElement) })
    }
  }, [draftKey, name])
  return <span ref={mark} hidden />
}
