import { TextField } from '@hearthline/ui/text-field'
import { type ComponentType, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { SuggestingFieldProps } from './suggesting-field.tsx'

/** The search box: a plain field at once, with suggestions as soon as they are loaded. The change keeps focus and caret. */
export function AddressSearch(props: SuggestingFieldProps) {
  const [Suggesting, setSuggesting] = useState<ComponentType<SuggestingFieldProps>>()
  const loading = useRef(false)
  const caret = useRef<{ start: number; end: number } | null>(null)
  const typed = useRef(false)

  const load = () => {
    if (loading.current) return
    loading.current = true
    import('./suggesting-field.tsx').then(
      (module) => {
        const box = document.getElementById(props.name)
        caret.current =
          box instanceof HTMLInputElement && box === document.activeElement
            ? { start: box.selectionStart ?? 0, end: box.selectionEnd ?? 0 }
            : null
        // At once: a key pressed between reading the caret and the change would be lost or land in the wrong place.
        flushSync(() => setSuggesting(() => module.default))
      },
      // Without it the plain field continues; the next focus tries again.
      () => {
        loading.current = false
      },
    )
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page has come to rest
  useEffect(() => {
    // Someone is in the field with a text of their own already: it was typed before the scripts had come.
    const box = document.getElementById(props.name)
    typed.current = box instanceof HTMLInputElement && box === document.activeElement && box.value !== ''
    const timer = setTimeout(load, 1500)
    return () => clearTimeout(timer)
  }, [])

  useLayoutEffect(() => {
    const box = document.getElementById(props.name)
    if (!Suggesting || !caret.current || !(box instanceof HTMLInputElement)) return
    box.focus()
    box.setSelectionRange(caret.current.start, caret.current.end)
    caret.current = null
  }, [Suggesting, props.name])

  if (Suggesting) return <Suggesting {...props} openAtOnce={typed.current} />
  return (
    <TextField
      name={props.name}
      label={props.label}
      error={props.error}
      required
      autoComplete="street-address"
      spellCheck={false}
      value={props.value}
      onFocus={load}
      onChange={(event) => {
        typed.current = true
        props.onChange(event.currentTarget.value, null)
      }}
    />
  )
}
